import { render, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { addressesOf, creditRecord, jsonOf, takenData, takenRows } from '../api/take-away.js';
import { baseFor } from '../api/base.js';
import type { Column } from '../model/country-compare.js';
import type { CountryCompact } from '../model/country.js';
import { countryCode } from '../model/country-code.js';
import type { IncidentFilter } from '../model/incident.js';
import { safeUrl } from '../model/link.js';
import { csvOf, fileName, flat, isFiltered, type Asked, type Shown, type TakenCredit } from '../model/take-away.js';
import { LICENCE } from '../ui/credit.js';
import { takeAwayPanel, takeAwayStyles, type TakeAwayNews } from '../ui/take-away.js';
import { citation, citedCountry } from '../words/citation.js';
import { takeAway as english } from '../words/en/take-away.js';
import type { PlainVoice } from '../words/voice.js';
import type { Speech } from './speech.js';

type Tag = ReactiveControllerHost & HTMLElement & { readonly apiBase: string };

/** What an editor wrote and a reader chose, on the tags that have it. */
interface Choices {
  readonly country?: string;
  readonly countries?: string;
  readonly name?: string;
  readonly region?: string;
  readonly sections?: string;
  readonly hours?: string;
  readonly chosenHours?: number;
  readonly limit?: string;
  readonly includeResolved?: boolean;
  readonly filter?: IncidentFilter;
  readonly view?: { readonly query: string; readonly region: string };
}

/** The button of a tag, which carries what the tag shows as it last was. */
type TakeAwayButton = HTMLButtonElement & { readonly shown: Shown };

const panels = new WeakMap<Element, TakeAway>();

/** Opens what a button leads to, or closes it. */
export async function takeAway(tag: Tag, speech: Speech, pressed: EventTarget | null): Promise<void> {
  const button = pressed as TakeAwayButton;
  await speech.learn('take-away');
  const panel = panels.get(button) ?? new TakeAway(tag, speech, button);
  panels.set(button, panel);
  panel.toggle();
}

/** Downloads, link and citation of what one tag shows. Whatever a browser or a frame refuses is said, never thrown. */
class TakeAway implements ReactiveController {
  readonly #tag: Tag;
  readonly #speech: Speech;
  readonly #button: TakeAwayButton;
  readonly #box = Object.assign(document.createElement('span'), { className: 'take', id: 'take-away' });
  #news: TakeAwayNews = { told: '' };

  constructor(tag: Tag, speech: Speech, button: TakeAwayButton) {
    this.#tag = tag;
    this.#speech = speech;
    this.#button = button;
    const { styleSheet } = takeAwayStyles;
    const { adoptedStyleSheets } = button.getRootNode() as ShadowRoot;
    if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
    this.#box.setAttribute('role', 'group');
    button.setAttribute('aria-controls', this.#box.id);
    for (const one of [button, this.#box]) {
      one.addEventListener('keydown', this.#escape);
      one.addEventListener('focusout', this.#leave);
    }
    tag.addController(this);
  }

  get #isOpen(): boolean {
    return this.#box.isConnected;
  }

  toggle(): void {
    if (this.#isOpen) this.#close();
    else this.#open();
  }

  hostUpdated(): void {
    if (this.#isOpen) this.#show();
  }

  hostDisconnected(): void {
    this.#close();
  }

  #open(): void {
    this.#news = { told: '' };
    this.#button.after(this.#box);
    this.#button.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', this.#outside);
    this.#show();
  }

  #close(): void {
    this.#box.remove();
    this.#button.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', this.#outside);
  }

  readonly #escape = (event: Event): void => {
    if ((event as KeyboardEvent).key !== 'Escape' || !this.#isOpen) return;
    event.stopPropagation();
    this.#close();
    this.#button.focus();
  };

  readonly #isOwn = (target: unknown): boolean => target instanceof Node && (this.#box.contains(target) || this.#button.contains(target));

  /** Who goes on with the keyboard must not find the panel over what has the focus. */
  readonly #leave = (event: Event): void => {
    const { relatedTarget } = event as FocusEvent;
    if (relatedTarget && !this.#isOwn(relatedTarget)) this.#close();
  };

  readonly #outside = (event: Event): void => {
    if (!event.composedPath().some(this.#isOwn)) this.#close();
  };

  get #voice(): PlainVoice<typeof english> {
    return this.#speech.speak(english);
  }

  #show(): void {
    const { say } = this.#voice;
    const address = addressOf(this.#tag);
    this.#box.setAttribute('aria-label', this.#button.textContent ?? '');
    const handlers = {
      csv: () => this.#save('csv'),
      json: () => this.#save('json'),
      link: address ? () => void this.#copy(address, say.linkCopied) : undefined,
      citation: () => void this.#copy(this.#citation, say.citationCopied),
    };
    render(takeAwayPanel(this.#news, say, handlers), this.#box);
  }

  #tell(told: string, text?: string): void {
    this.#news = { told, text };
    this.#show();
    if (text === undefined) return;
    this.#box.querySelector('textarea')?.select();
  }

  async #copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#tell(done);
    } catch {
      this.#tell(this.#voice.say.notCopied, text);
    }
  }

  #save(ending: 'csv' | 'json'): void {
    const { say } = this.#voice;
    try {
      const name = fileName(this.#asked, this.#credit.retrieved, ending);
      download(name, ending === 'csv' ? 'text/csv;charset=utf-8' : 'application/json', this.#file(ending));
      this.#tell(say.downloading(name));
    } catch {
      this.#tell(say.notDownloaded);
    }
  }

  #file(ending: 'csv' | 'json'): string {
    const data = takenData(this.#asked, this.#data);
    return ending === 'json' ? jsonOf(this.#credit, this.#asked, data) : csvOf(takenRows(this.#asked, data), flat(creditRecord(this.#credit)));
  }

  /** As much of the answer as is shown; of a comparison the countries that are there. */
  get #data(): unknown {
    const { answer, shown = answer.data } = this.#button.shown;
    return this.#tag.localName === 'country-compare' ? (shown as readonly Column[]).flatMap((column) => column.answer?.data ?? []) : shown;
  }

  get #asked(): Asked {
    const { country = '', countries, region = '', sections = '', hours, chosenHours, limit, includeResolved, filter, view } = this.#tag as Choices;
    return {
      tag: this.#tag.localName,
      countries: countries ? (this.#data as readonly CountryCompact[]).map(({ iso2 }) => iso2) : [countryCode(country) ?? []].flat(),
      region: region.trim() || view?.region,
      hours: chosenHours ?? (Number(hours) || undefined),
      limit: Number(limit) || undefined,
      includeResolved,
      sections: sections.split(/[\s,]+/).filter(Boolean),
      categories: [...(filter?.categories ?? [])],
      minSeverity: filter?.minSeverity,
      search: view?.query.trim(),
    };
  }

  get #credit(): TakenCredit {
    const { publisher, answer } = this.#button.shown;
    const base = baseFor(this.#tag.apiBase);
    const { fetchedAt } = answer;
    return {
      publisher: publisher.name ?? new URL(publisher.url ?? location.href).hostname,
      publisherUrl: publisher.url,
      licence: answer.credit.licence ?? 'CC BY 4.0',
      licenceUrl: LICENCE,
      source: typeof base === 'string' ? addressesOf(base, this.#asked) : '',
      retrieved: Number.isFinite(fetchedAt) ? new Date(fetchedAt).toISOString() : '',
      changes: isFiltered(this.#button.shown) ? 'filtered' : '',
    };
  }

  get #citation(): string {
    const { answer, title, publisher } = this.#button.shown;
    const { licence, licenceUrl } = this.#credit;
    return citation(
      { ...publisher, title: title ?? this.#countries, retrieved: answer.fetchedAt, licence, licenceUrl, isFiltered: isFiltered(this.#button.shown) },
      this.#voice,
    );
  }

  /** Every country with its rating; the editor's own name for it is right in every language. */
  get #countries(): string {
    const voice = this.#voice;
    const own = (this.#tag as Choices).name?.trim();
    const countries = [this.#data].flat() as readonly CountryCompact[];
    return countries.map((one) => (own ? citedCountry({ ...one, name: own }, { ...voice, place: () => undefined }) : citedCountry(one, voice))).join('; ');
  }
}

/** The address a newsroom gives this page, down to the nearest place in it that has a name; nothing where the page has none to share. */
function addressOf(tag: Element): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const page = safeUrl(canonical) ?? safeUrl(location.href);
  if (!page) return undefined;
  const url = new URL(page);
  const id = nearestId(tag);
  if (id) url.hash = id;
  return url.href;
}

/** Only what stands in the page itself can be linked to, not what is within a shadow root. */
function nearestId(tag: Element): string | undefined {
  const root = tag.getRootNode();
  return root instanceof ShadowRoot ? nearestId(root.host) : tag.closest('[id]')?.id;
}

function download(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Browsers read it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
