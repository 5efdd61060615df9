import { render } from 'lit';
import { exportData } from '../api/export.js';
import { LICENCE, licenceUrl } from '../model/answer.js';
import type { CountryCompact } from '../model/country.js';
import { creditCells, csvOf, exportRows, fileName, jsonOf, type Changes, type ExportCredit } from '../model/export.js';
import { isInvalid } from '../model/failure.js';
import { safeUrl } from '../model/text.js';
import { exportPanel, exportPanelStyles, type ExportStatus, type PictureKind } from '../ui/export-panel.js';
import { changeNames } from '../words/changes.js';
import { citation, citedTitle } from '../words/citation.js';
import { common } from '../words/en.json?common';
import { exportPanel as words } from '../words/en.json?exportPanel';
import type { Localizer } from '../words/localizer.js';
import { drawScene, hasPicture } from './draw-scene.js';
import { baseFor, type EmbedAttributes } from './embed-attributes.js';
import type { LocalizeController } from './localize-controller.js';

export const styles = [exportPanelStyles];

const english = { ...common, ...words };
type PanelLocalizer = Localizer<'common' | 'exportPanel'>;

const panels = new WeakMap<HTMLElement, () => void>();

/** Opens or closes the panel of a button. Every action reads `tag.shown`, because the tag may show something else by then. */
export function toggleExport(tag: EmbedAttributes, localize: LocalizeController, button: HTMLElement): void {
  const toggle = panels.get(button) ?? panelOf(tag, localize, button);
  panels.set(button, toggle);
  toggle();
}

/** The panel with downloads, link and citation for one tag. If a browser or a frame forbids an action, the panel says so. Returns its toggle. */
function panelOf(tag: EmbedAttributes, localize: LocalizeController, button: HTMLElement): () => void {
  const box = Object.assign(document.createElement('span'), { className: 'export', id: 'export' });
  let status: ExportStatus = { announcement: '' };
  const localizer = (): PanelLocalizer => localize.localizer(english);
  const isOwn = (target: unknown): boolean => target instanceof Node && (box.contains(target) || button.contains(target));

  function open(): void {
    status = { announcement: '' };
    button.after(box);
    button.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', closeOnOutside);
    draw();
  }

  function close(): void {
    box.remove();
    button.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', closeOnOutside);
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !box.isConnected) return;
    event.stopPropagation();
    close();
    button.focus();
  }

  /** Closes when the focus moves on, so that the panel does not cover the focused element. */
  function closeOnLeave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !isOwn(relatedTarget)) close();
  }

  function closeOnOutside(event: Event): void {
    if (!event.composedPath().some(isOwn)) close();
  }

  function draw(): void {
    const { strings } = localizer();
    const address = addressOf(tag);
    box.setAttribute('aria-label', button.textContent ?? '');
    const handlers = {
      csv: () => void save('csv'),
      json: () => void save('json'),
      picture: hasPicture(tag.localName) ? (kind: PictureKind) => void save(kind) : undefined,
      link: address ? () => void copy(address, strings.linkCopied) : undefined,
      citation: () => void copy(citationOf(tag, localizer()), strings.citationCopied),
    };
    render(exportPanel(status, localizer(), handlers), box);
  }

  function announce(announcement: string, text?: string): void {
    // Screen readers say the same words again only if they change.
    status = { announcement: announcement === status.announcement ? `${announcement}\u00a0` : announcement, text };
    draw();
    if (text !== undefined) box.querySelector('textarea')?.select();
  }

  /** Copies `text` and announces `done` or that copying failed, after `before`. */
  async function copy(text: string, done: string, before = ''): Promise<void> {
    const { strings, sentences } = localizer();
    try {
      await navigator.clipboard.writeText(text);
      announce(sentences(before, done));
    } catch {
      announce(sentences(before, strings.notCopied), text);
    }
  }

  /** Saves a file; for a picture, also copies its alternative text. */
  async function save(kind: 'csv' | 'json' | PictureKind): Promise<void> {
    const { strings, localize: say } = localizer();
    try {
      const { file, blob, text } = kind === 'csv' || kind === 'json' ? fileOf(tag, kind, localizer()) : await pictureOf(tag, kind, localizer());
      download(file, blob);
      const done = say(strings.downloading, { file });
      if (text === undefined) announce(done);
      else await copy(text, strings.altCopied, done + strings.stop.trim());
    } catch {
      announce(strings.notDownloaded);
    }
  }

  box.setAttribute('role', 'group');
  button.setAttribute('aria-controls', box.id);
  for (const one of [button, box]) {
    one.addEventListener('keydown', closeOnEscape);
    one.addEventListener('focusout', closeOnLeave);
  }
  tag.addController({
    hostUpdated() {
      if (box.isConnected) draw();
    },
    hostDisconnected: close,
  });
  return () => (box.isConnected ? close() : open());
}

function download(file: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: file }).click();
  // Browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** The request URLs of the data; '' if it is inline and the page sets no API. */
function sourceOf(tag: EmbedAttributes): string {
  const base = baseFor(tag.apiBase);
  const query = isInvalid(base) ? base : tag.question(base);
  return isInvalid(query) ? '' : query.urls.join(' ');
}

function creditOf(tag: EmbedAttributes, changes: Changes): ExportCredit {
  const { answer, publisher } = tag.shown;
  const { fetchedAt, credit } = answer;
  const licence = credit.licence ?? LICENCE;
  return {
    publisher: publisher.name ?? new URL(publisher.url ?? location.href).hostname,
    publisherUrl: publisher.url,
    licence,
    licenceUrl: licenceUrl(licence),
    sourceUrl: sourceOf(tag),
    retrievedAt: Number.isFinite(fetchedAt) ? new Date(fetchedAt).toISOString() : '',
    changes: changeNames(changes, common.changeNames).join('; '),
  };
}

interface SavedFile {
  readonly file: string;
  readonly blob: Blob;
  /** The alternative text of a picture. */
  readonly text?: string;
}

function fileOf(tag: EmbedAttributes, ending: 'csv' | 'json', { countryName }: PanelLocalizer): SavedFile {
  const { content, query, changes, name: ownName } = tag.shown.view;
  // Countries keep the publisher's name; the displayed name, the only translated text in a file, gets its own column.
  let hasNames = false;
  const shownName = ({ iso2, name, otherName = name }: CountryCompact): string | undefined => {
    const shown = ownName ?? countryName(iso2);
    if (!shown || shown === otherName) return undefined;
    hasNames = true;
    return shown;
  };
  const data = exportData(content, shownName);
  const credit = creditOf(tag, { ...changes, translation: hasNames && !ownName });
  const file = fileName(tag.localName, query, credit.retrievedAt, ending);
  if (ending === 'json') return { file, blob: new Blob([jsonOf(credit, tag.localName, query, data)], { type: 'application/json' }) };
  return { file, blob: new Blob([csvOf(exportRows(content, data), creditCells(credit))], { type: 'text/csv;charset=utf-8' }) };
}

/** A picture of what a tag shows, and its alternative text. */
async function pictureOf(tag: EmbedAttributes, kind: PictureKind, localizer: PanelLocalizer): Promise<SavedFile> {
  const { shown } = tag;
  const { retrievedAt } = creditOf(tag, shown.view.changes);
  const { canvasMeasure, pngOf, svgOf } = await import('../picture/canvas.js');
  const scene = await drawScene(tag.localName, shown, kind === 'svg' ? 'wide' : kind, canvasMeasure(), localizer);
  const blob = kind === 'svg' ? new Blob([svgOf(scene)], { type: 'image/svg+xml' }) : await pngOf(scene);
  const file = fileName(tag.localName, shown.view.query, retrievedAt, kind === 'svg' ? 'svg' : 'png', `${scene.width}x${scene.height}`);
  return { file, blob, text: scene.description };
}

function citationOf(tag: EmbedAttributes, localizer: PanelLocalizer): string {
  const { view, answer, publisher } = tag.shown;
  const { licence, licenceUrl } = creditOf(tag, view.changes);
  const title = citedTitle(view, localizer);
  return citation({ ...publisher, licence, licenceUrl, retrieved: answer.fetchedAt, changes: view.changes, title }, localizer);
}

/** The canonical address of the page, with the nearest `id` as its fragment; `undefined` if the page has no address to share. */
function addressOf(tag: Element): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const page = safeUrl(canonical) ?? safeUrl(location.href);
  if (!page) return undefined;
  const url = new URL(page);
  const id = nearestId(tag);
  if (id) url.hash = id;
  return url.href;
}

/** The nearest `id` outside all shadow roots, since a link cannot target an element inside one. */
function nearestId(tag: Element): string | undefined {
  const root = tag.getRootNode();
  if (root instanceof ShadowRoot) return nearestId(root.host);
  const named = tag.closest('[id]');
  // In a form, `id` may be shadowed by a field of that name.
  return named ? Reflect.get(Element.prototype, 'id', named) : undefined;
}
