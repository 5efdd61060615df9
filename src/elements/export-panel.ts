import { render, type ReactiveController } from 'lit';
import { exportData } from '../api/export.js';
import { LICENCE, licenceUrl } from '../model/answer.js';
import type { CountryCompact } from '../model/country.js';
import { creditCells, csvOf, exportRows, fileName, jsonOf, type Changes, type ExportCredit } from '../model/export.js';
import { safeUrl } from '../model/url.js';
import { exportPanel, exportPanelStyles, type ExportStatus, type PictureKind } from '../ui/export-panel.js';
import { changeNames } from '../words/changes.js';
import { citation, citedTitle } from '../words/citation.js';
import { common } from '../words/en.json?common';
import { exportPanel as words } from '../words/en.json?exportPanel';
import type { Localizer } from '../words/localizer.js';
import type { CreditedTag } from './credit-controller.js';
import { exportedBy, hasPicture, sceneOf, type Exported } from './exported.js';
import type { Shown } from './shown.js';
import type { LocalizeController } from './localize-controller.js';

export const styles = [exportPanelStyles];

const english = { ...common, ...words };
type PanelLocalizer = Localizer<'common' | 'exportPanel'>;

const loadPainter = () => import('../picture/canvas.js');

const panels = new WeakMap<HTMLElement, ExportPanel>();

/** Opens or closes the panel of a button; `read` is asked anew with every action, because the tag may show something else by then. */
export function toggleExport(tag: CreditedTag, localize: LocalizeController, button: HTMLElement, read: () => Shown): void {
  const panel = panels.get(button) ?? new ExportPanel(tag, localize, button, () => exportedBy(tag.localName, read()));
  panels.set(button, panel);
  panel.toggle();
}

/** Downloads, link and citation of what one tag shows. If a browser or a frame refuses, the panel says so; nothing is thrown. */
class ExportPanel implements ReactiveController {
  readonly #tag: CreditedTag;
  readonly #localize: LocalizeController;
  readonly #button: HTMLElement;
  readonly #read: () => Exported;
  readonly #box = Object.assign(document.createElement('span'), { className: 'export', id: 'export' });
  #status: ExportStatus = { announcement: '' };

  constructor(tag: CreditedTag, localize: LocalizeController, button: HTMLElement, read: () => Exported) {
    this.#tag = tag;
    this.#localize = localize;
    this.#button = button;
    this.#read = read;
    this.#box.setAttribute('role', 'group');
    button.setAttribute('aria-controls', this.#box.id);
    for (const one of [button, this.#box]) {
      one.addEventListener('keydown', this.#closeOnEscape);
      one.addEventListener('focusout', this.#closeOnLeave);
    }
    tag.addController(this);
  }

  get #isOpen(): boolean {
    return this.#box.isConnected;
  }

  get #localizer(): PanelLocalizer {
    return this.#localize.localizer(english);
  }

  toggle(): void {
    if (this.#isOpen) this.#close();
    else this.#open();
  }

  hostUpdated(): void {
    if (this.#isOpen) this.#render();
  }

  hostDisconnected(): void {
    this.#close();
  }

  #open(): void {
    this.#status = { announcement: '' };
    this.#button.after(this.#box);
    this.#button.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', this.#closeOnOutside);
    this.#render();
  }

  #close(): void {
    this.#box.remove();
    this.#button.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', this.#closeOnOutside);
  }

  readonly #closeOnEscape = (event: Event): void => {
    if ((event as KeyboardEvent).key !== 'Escape' || !this.#isOpen) return;
    event.stopPropagation();
    this.#close();
    this.#button.focus();
  };

  readonly #isOwn = (target: unknown): boolean => target instanceof Node && (this.#box.contains(target) || this.#button.contains(target));

  /** Closes when the focus moves on, so that the panel does not cover the focused element. */
  readonly #closeOnLeave = (event: Event): void => {
    const { relatedTarget } = event as FocusEvent;
    if (relatedTarget && !this.#isOwn(relatedTarget)) this.#close();
  };

  readonly #closeOnOutside = (event: Event): void => {
    if (!event.composedPath().some(this.#isOwn)) this.#close();
  };

  #render(): void {
    const { strings } = this.#localizer;
    const address = addressOf(this.#tag);
    this.#box.setAttribute('aria-label', this.#button.textContent ?? '');
    const handlers = {
      csv: () => this.#save('csv'),
      json: () => this.#save('json'),
      picture: hasPicture(this.#tag.localName) ? (kind: PictureKind) => void this.#draw(kind) : undefined,
      link: address ? () => void this.#copy(address, strings.linkCopied) : undefined,
      citation: () => void this.#copy(citationOf(this.#read(), this.#localizer), strings.citationCopied),
    };
    render(exportPanel(this.#status, this.#localizer, handlers), this.#box);
  }

  #announce(announcement: string, text?: string): void {
    this.#status = { announcement, text };
    this.#render();
    if (text !== undefined) this.#box.querySelector('textarea')?.select();
  }

  /** Says `before` first. */
  async #copy(text: string, done: string, before = ''): Promise<void> {
    const { strings, sentences } = this.#localizer;
    try {
      await navigator.clipboard.writeText(text);
      this.#announce(sentences(before, done));
    } catch {
      this.#announce(sentences(before, strings.notCopied), text);
    }
  }

  /** Saves a picture, and copies what those read who do not see it. */
  async #draw(kind: PictureKind): Promise<void> {
    const { strings, localize } = this.#localizer;
    try {
      const { file, blob, text } = await pictureOf(this.#read(), kind, this.#localizer);
      download(file, blob);
      await this.#copy(text, strings.altCopied, localize(strings.downloading, { file }) + strings.stop.trim());
    } catch {
      this.#announce(strings.notDownloaded);
    }
  }

  #save(ending: 'csv' | 'json'): void {
    const { strings, localize } = this.#localizer;
    try {
      const { name: file, type, text } = fileOf(this.#read(), ending, this.#localizer);
      download(file, new Blob([text], { type }));
      this.#announce(localize(strings.downloading, { file }));
    } catch {
      this.#announce(strings.notDownloaded);
    }
  }
}

function download(file: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: file }).click();
  // Browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

function creditOf({ view, answer, publisher }: Exported, changes: Changes): ExportCredit {
  const { fetchedAt, credit } = answer;
  const licence = credit.licence ?? LICENCE;
  return {
    publisher: publisher.name ?? new URL(publisher.url ?? location.href).hostname,
    publisherUrl: publisher.url,
    licence,
    licenceUrl: licenceUrl(licence),
    sourceUrl: view.urls.join(' '),
    retrievedAt: Number.isFinite(fetchedAt) ? new Date(fetchedAt).toISOString() : '',
    changes: changeNames(changes, common.changeNames).join('; '),
  };
}

/** What a tag shows, as a file with its credit in it. */
function fileOf(
  exported: Exported,
  ending: 'csv' | 'json',
  { countryName }: PanelLocalizer,
): { readonly name: string; readonly type: string; readonly text: string } {
  const { content, query, changes, name: ownName } = exported.view;
  // Countries have the publisher's name, and the one shown in a column of its own: all of a file that is translated.
  let hasNames = false;
  const shownName = ({ iso2, name, otherName = name }: CountryCompact): string | undefined => {
    const shown = ownName ?? countryName(iso2);
    if (!shown || shown === otherName) return undefined;
    hasNames = true;
    return shown;
  };
  const data = exportData(content, shownName);
  const credit = creditOf(exported, { ...changes, translation: hasNames && !ownName });
  const name = fileName(query, credit.retrievedAt, ending);
  if (ending === 'json') return { name, type: 'application/json', text: jsonOf(credit, query, data) };
  return { name, type: 'text/csv;charset=utf-8', text: csvOf(exportRows(content, data), creditCells(credit)) };
}

/** What a tag shows, as a picture, and its alternative text. */
async function pictureOf(
  exported: Exported,
  kind: PictureKind,
  localizer: PanelLocalizer,
): Promise<{ readonly file: string; readonly blob: Blob; readonly text: string }> {
  const { canvasMeasure, pngOf, svgOf } = await loadPainter();
  const scene = await sceneOf(exported, kind === 'svg' ? 'wide' : kind, canvasMeasure(), localizer);
  const { retrievedAt } = creditOf(exported, exported.view.changes);
  const blob = kind === 'svg' ? new Blob([svgOf(scene)], { type: 'image/svg+xml' }) : await pngOf(scene);
  const file = fileName(exported.view.query, retrievedAt, kind === 'svg' ? 'svg' : 'png', `${scene.width}x${scene.height}`);
  return { file, blob, text: scene.description };
}

function citationOf(exported: Exported, localizer: PanelLocalizer): string {
  const { view, answer, publisher } = exported;
  const { licence, licenceUrl } = creditOf(exported, view.changes);
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

/** The nearest `id` outside all shadow roots: a link cannot lead inside one. */
function nearestId(tag: Element): string | undefined {
  const root = tag.getRootNode();
  if (root instanceof ShadowRoot) return nearestId(root.host);
  const named = tag.closest('[id]');
  // A form has its fields by their names: `form.id` may be one of them.
  return named ? Reflect.get(Element.prototype, 'id', named) : undefined;
}
