import { html, render } from 'lit';
import type { TagFacts } from '../../build/facts.js';
import { valueLabels } from '../../build/value-labels.js';
import { SAMPLES } from '../tags/samples.js';
import { adviceOn } from './advice.js';
import { type Choice, folderOf, known, readChoice, writeChoice } from './choice.js';
import { keepFocus } from './focus.js';
import { formView } from './form.js';
import { headView } from './head.js';
import { BuilderRequests, today } from './requests.js';
import { beginNote } from './notes.js';
import { cmsIn, cmsWindow, messageOf } from './panel.js';
import { baseOf, heightOf, planOf } from './plan.js';
import { PreviewPane } from './preview-pane.js';
import { readSnippet } from './read-snippet.js';
import { readerWords } from './reader-words.js';
import { resultView } from './result.js';
import type { Setting } from './setting.js';
import { tabsView, formatOf } from './tabs.js';
import { fill, pickLanguage } from './words.js';

/** The page: a form, a preview and snippets for one choice. */
export class Builder {
  readonly #place: HTMLElement;
  readonly #setting: Setting;
  readonly #start: Choice;
  readonly #pane: PreviewPane;
  #choice: Choice;
  readonly #requests: BuilderRequests;
  /** Problems with the last pasted snippet. */
  #pasted: readonly string[] = [];
  #sent = '';
  /** True while the next click on the preview's map places a note. */
  #isPlacing = false;

  constructor(place: HTMLElement, setting: Setting) {
    const { facts, script, api, preview, language } = setting;
    // Readers are likely to share the editor's language.
    const attributes = { ...SAMPLES['country-risk'].attributes, ...(language !== 'en' && { lang: language }) };
    this.#place = place;
    this.#setting = setting;
    this.#start = { script, api, tag: 'country-risk', attributes, link: '', text: '', picture: '', notes: '', place: 'column', height: '', tab: 'script' };
    this.#choice = readChoice(location.hash, this.#start, facts);
    this.#requests = new BuilderRequests(
      setting,
      () => this.#render(),
      // The date of a frozen tag is that of its answer.
      () => ('frozen' in this.#choice.attributes ? this.#write('frozen', today()) : this.#render()),
    );
    this.#pane = new PreviewPane(
      preview,
      () => this.#render(),
      (at) => this.#beginNote(at),
    );
    addEventListener('hashchange', () => {
      if (pickLanguage([this.#ui, ...navigator.languages]) !== language) return location.reload();
      if (location.hash === this.#address) return;
      this.#choice = readChoice(location.hash, this.#start, facts);
      this.#update();
    });
    this.#update();
  }

  get #fact(): TagFacts {
    return this.#setting.facts.find(({ tag }) => tag === this.#choice.tag)!;
  }

  get #cms(): string | undefined {
    return cmsIn(location.hash);
  }

  get #address(): string {
    const around = new URLSearchParams({ ...(this.#ui && { ui: this.#ui }), ...(this.#cms && { cms: this.#cms }) }).toString();
    return [writeChoice(this.#choice, this.#start), around].filter(Boolean).join('&');
  }

  /** The language in the URL; empty for the browser's. */
  get #ui(): string {
    return new URLSearchParams(location.hash.slice(1)).get('ui') ?? '';
  }

  /** Reopens the choice in another language; the tag's language follows if it was the builder's. */
  readonly #changeLanguage = (language: string): void => {
    const { lang = 'en', ...others } = this.#choice.attributes;
    const attributes = lang === this.#setting.language ? { ...others, ...(language !== 'en' && { lang: language }) } : this.#choice.attributes;
    location.hash = `${writeChoice({ ...this.#choice, attributes }, this.#start)}&${new URLSearchParams({ ui: language, ...(this.#cms && { cms: this.#cms }) }).toString()}`;
  };

  #change(change: Partial<Choice>): void {
    this.#choice = { ...this.#choice, ...change };
    this.#sent = '';
    this.#isPlacing = false;
    this.#pasted = [];
    history.replaceState(history.state, '', this.#address);
    this.#update();
  }

  readonly #write = (name: string, value: string | null): void => {
    const { [name]: _old, ...others } = this.#choice.attributes;
    this.#change({ attributes: value === null ? others : { ...this.#choice.attributes, [name]: value } });
  };

  /** Keeps attributes that the new tag supports too. */
  readonly #chooseTag = (fact: TagFacts): void => {
    const { attributes } = this.#choice;
    this.#change({ tag: fact.tag, attributes: { ...SAMPLES[fact.tag].attributes, ...known(attributes, fact) }, height: '' });
  };

  readonly #read = async (text: string): Promise<void> => {
    const { choice, advice, answers = [], asOf = '' } = readSnippet(text, this.#setting.parse(text), this.#setting.facts, this.#setting.words.advice);
    const read = { ...this.#choice, ...choice };
    await this.#requests.loadWords(read);
    this.#requests.keep(read, answers, asOf);
    // The default text follows the choice.
    const { text: standard } = planOf({ ...read, text: '' }, this.#requests.knownAbout(read));
    this.#change({ ...choice, ...(choice.text === standard && { text: '' }) });
    this.#pasted = advice.length > 0 ? advice : [this.#setting.words.advice.hasBeenRead];
    this.#render();
  };

  readonly #placeNote = (): void => {
    this.#isPlacing = !this.#isPlacing;
    this.#render();
    this.#place.querySelector('.preview')?.scrollIntoView({ block: 'nearest' });
  };

  #beginNote(at: string): void {
    const field = this.#place.querySelector<HTMLTextAreaElement>('#notes');
    if (!this.#isPlacing || !field) return;
    this.#isPlacing = false;
    this.#render();
    beginNote(field, at);
  }

  #update(): void {
    this.#requests.ask(this.#choice);
    this.#render();
  }

  /** Fills in the country's current rating; `undefined` if unknown. */
  get #fillPublished(): (() => void) | undefined {
    const attributes = this.#requests.published(this.#choice);
    return attributes && (() => this.#change({ attributes }));
  }

  #send(cms: string): void {
    const { where, result } = this.#setting.words;
    const parts = this.#parts.map((part) => ({ ...part, where: where[part.where] }));
    cmsWindow()?.postMessage(messageOf(this.#choice, parts, heightOf(this.#choice), writeChoice(this.#choice, this.#start)), cms);
    const sent = fill(result.sent, { cms });
    this.#sent = sent === this.#sent ? `${sent}\u00a0` : sent; // screen readers say only what changes
    this.#render();
  }

  readonly #jump = (): void => {
    const result = this.#place.querySelector<HTMLElement>('.result');
    result?.focus({ preventScroll: true });
    result?.scrollIntoView();
  };

  get #plan() {
    return planOf(this.#choice, this.#requests.knownAbout(this.#choice));
  }

  get #parts() {
    return formatOf(this.#choice.tab).parts(this.#plan);
  }

  #showPreview(): void {
    const { tag, attributes, text, link, picture, notes } = this.#plan;
    const { language, isSample } = this.#setting;
    const base = baseOf(this.#choice.api);
    // Without its answer, a frozen tag would show only an error.
    if (base && 'frozen' in attributes && this.#requests.answers.state === 'idle') return;
    const { texts: answers = [], asOf = '' } = this.#requests.answers.answer ?? {};
    // Eager, because its height is needed before it is scrolled into view.
    const around = { loading: 'eager', ...(isSample && answers.length > 0 && { frozen: asOf.slice(0, 10) }), ...(base && { 'api-base': base }) };
    this.#pane.show({ tag, attributes: { ...around, ...attributes }, text, link, picture, notes, answers, asOf, lang: language }, this.#choice.place);
  }

  #adviceNow(): readonly string[] {
    const choice = this.#choice;
    const situation = {
      choice,
      facts: this.#fact,
      ownScript: this.#start.script,
      ownApi: this.#start.api,
      scripts: this.#requests.scripts.answer,
      scriptsState: this.#requests.scripts.state,
      isAnswerLoaded: this.#requests.answers.answer !== undefined,
      apiState: this.#requests.api.state,
      shown: this.#pane.height,
      reserved: heightOf(choice),
    };
    return [...this.#pasted, ...adviceOn(situation, this.#setting.words.advice)];
  }

  #render(): void {
    const choice = this.#choice;
    const { facts, languages, words, language } = this.#setting;
    this.#showPreview();
    const { text, link } = planOf({ ...choice, text: '', link: '' }, this.#requests.knownAbout(choice));
    const form = formView({
      choice,
      facts,
      languages,
      words,
      countries: this.#requests.countries,
      readersLabels: valueLabels(readerWords(language)),
      defaultText: text,
      defaultLink: link,
      shownHeight: this.#pane.height,
      frozenStatus: this.#requests.frozenStatus(choice),
      isAddressed:
        choice.script === this.#start.script &&
        Boolean(folderOf(choice.script) && baseOf(choice.api)) &&
        this.#requests.scripts.state !== 'failed' &&
        this.#requests.api.state !== 'failed',
      isPlacing: this.#isPlacing,
      placeNote: this.#placeNote,
      change: (change) => this.#change(change),
      chooseTag: this.#chooseTag,
      write: this.#write,
      fillPublished: this.#fillPublished,
      read: (text) => void this.#read(text),
    });
    const result = resultView({
      words,
      preview: this.#pane.view(words.preview, () => this.#render()),
      advice: this.#adviceNow(),
      error: this.#pane.error,
      lang: choice.attributes['lang'] || language,
      tabs: tabsView(choice.tab, this.#parts, words, (tab) => this.#change({ tab })),
      cms: this.#cms,
      sent: this.#sent,
      send: (cms) => this.#send(cms),
    });
    const view = html`${headView(words, language, languages, this.#changeLanguage)}
      <div class="builder">
        <div class="form">
          ${form}
          <p class="jump"><button type="button" @click=${this.#jump}>${words.result.jump}</button></p>
        </div>
        ${result}
      </div>`;
    keepFocus(() => render(view, this.#place));
    this.#pane.fit();
  }
}
