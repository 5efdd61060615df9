import { html, render } from 'lit';
import type { TagFacts } from '../../build/facts.js';
import { valueLabels } from '../../build/value-labels.js';
import type { Suggestion } from '../tags/control.js';
import { SAMPLES } from '../tags/samples.js';
import { fetchAnswers, questionsOf } from '../tags/answers.js';
import { adviceOn } from './advice.js';
import { folderOf, known, readChoice, writeChoice, type Choice } from './choice.js';
import type { NamedCountry } from './country-fields.js';
import { formView } from './form.js';
import { headView } from './head.js';
import { beginNote } from './notes.js';
import { cmsIn, cmsWindow, messageOf } from './panel.js';
import { lookAtApi, lookAtScripts, type ListedCountry, type ScriptPlace } from './places.js';
import { baseOf, heightOf, planOf } from './plan.js';
import { PreviewPane } from './preview-pane.js';
import { Question } from './question.js';
import { readSnippet } from './read-snippet.js';
import { loadReaderWords, readerWords } from './reader-words.js';
import { resultView } from './result.js';
import { tabsView, wayOf } from './tabs.js';
import { fill, type Words } from './words.js';

/** What the builder has to know before the first choice. */
interface Setting {
  readonly facts: readonly TagFacts[];
  readonly countries: readonly NamedCountry[];
  /** What a tag can speak, and what the builder does. */
  readonly languages: readonly Suggestion[];
  readonly words: Words;
  readonly language: string;
  readonly script: string;
  readonly api: string;
  /** True where the API is files of sample data, which pages can read and tags do not: the preview then shows kept answers. */
  readonly isSample: boolean;
  /** Of the preview's page. */
  readonly preview: string;
  /** Text as a document in which nothing runs. */
  readonly parse: (text: string) => Document;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** The page: a form, a preview and snippets, all of one choice. */
export class Builder {
  readonly #place: HTMLElement;
  readonly #setting: Setting;
  readonly #start: Choice;
  readonly #pane: PreviewPane;
  #choice: Choice;
  readonly #speech = new Question<unknown>();
  readonly #scripts = new Question<ScriptPlace>();
  readonly #api = new Question<readonly ListedCountry[]>();
  readonly #answers = new Question<{ readonly texts: readonly string[]; readonly asOf: string }>();
  /** What is wrong with the snippet that was pasted last. */
  #pasted: readonly string[] = [];
  #sent = '';
  /** True while the next click on the map in the preview is the place of a note. */
  #isPlacing = false;

  constructor(place: HTMLElement, setting: Setting) {
    const { facts, script, api, preview, language } = setting;
    // An editor's readers are likely to speak as the editor does.
    const attributes = { ...SAMPLES['country-risk'].attributes, ...(language !== 'en' && { lang: language }) };
    this.#place = place;
    this.#setting = setting;
    this.#start = { script, api, tag: 'country-risk', attributes, link: '', text: '', picture: '', notes: '', place: 'column', height: '', tab: 'script' };
    this.#choice = readChoice(location.hash, this.#start, facts);
    this.#pane = new PreviewPane(
      preview,
      () => this.#render(),
      (at) => this.#beginNote(at),
    );
    addEventListener('hashchange', () => {
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

  /** The language asked for in the address: without it, the browser's. */
  get #ui(): string {
    return new URLSearchParams(location.hash.slice(1)).get('ui') ?? '';
  }

  /** Opens the same choice in another language, which the tag changes too if it spoke with the builder. */
  readonly #speak = (language: string): void => {
    const { lang = 'en', ...others } = this.#choice.attributes;
    const attributes = lang === this.#setting.language ? { ...others, ...(language !== 'en' && { lang: language }) } : this.#choice.attributes;
    location.hash = `${writeChoice({ ...this.#choice, attributes }, this.#start)}&${new URLSearchParams({ ui: language, ...(this.#cms && { cms: this.#cms }) }).toString()}`;
    location.reload();
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

  /** What has been written is kept as far as the new tag knows it. */
  readonly #chooseTag = (fact: TagFacts): void => {
    const { attributes } = this.#choice;
    this.#change({ tag: fact.tag, attributes: { ...SAMPLES[fact.tag].attributes, ...known(attributes, fact) }, height: '' });
  };

  readonly #read = (text: string): void => {
    const { choice, advice } = readSnippet(text, this.#setting.parse(text), this.#setting.facts, this.#setting.words.advice);
    this.#change(choice);
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
    this.#lookAround();
    this.#render();
  }

  /** Asks what is not known yet of the script's folder, of the API and, for a frozen tag, of its answer. */
  #lookAround(): void {
    const { script, api, tag, attributes } = this.#choice;
    const folder = folderOf(script) ?? '';
    const base = baseOf(api) ?? '';
    const value = (name: string): string => attributes[name] ?? '';
    const render = (): void => this.#render();
    this.#speech.ask(this.#lang, () => loadReaderWords(this.#lang), render);
    this.#scripts.ask(folder, () => lookAtScripts(folder), render);
    this.#api.ask(base, () => lookAtApi(base), render);
    const question = base && (this.#setting.isSample || 'frozen' in attributes) ? [base, ...questionsOf(tag, value)].join(' ') : '';
    const fetchKept = async () => ({ texts: await fetchAnswers(base, tag, value), asOf: new Date().toISOString() });
    this.#answers.ask(question, fetchKept, () => ('frozen' in this.#choice.attributes ? this.#write('frozen', today()) : render()));
  }

  /** The language of the tag. */
  get #lang(): string {
    return this.#choice.attributes['lang'] || this.#setting.language;
  }

  /** The countries of the API once they are here: it may have others than the build. Named as editors name them. */
  get #countries(): readonly NamedCountry[] {
    const { countries, language } = this.#setting;
    const { countryName } = readerWords(language);
    const { compare } = new Intl.Collator(language);
    return (this.#api.answer?.length ? this.#api.answer : countries)
      .map(({ iso2, name }) => ({ iso2, name: countryName(iso2) ?? name, sent: name }))
      .toSorted((one, other) => compare(one.name, other.name));
  }

  /** Writes what the API says of the country; `undefined` while it says nothing. */
  get #fillPublished(): (() => void) | undefined {
    const { country = '', published: _day, 'published-score': _score, 'published-tier': _tier, ...others } = this.#choice.attributes;
    const row = this.#api.answer?.find(({ iso2 }) => iso2 === country.toUpperCase());
    if (!row) return undefined;
    const { score, tier } = row;
    const now = { published: today(), ...(score !== undefined && { 'published-score': String(score) }), ...(tier !== undefined && { 'published-tier': tier }) };
    return () => this.#change({ attributes: { country, ...others, ...now } });
  }

  get #kept(): string {
    const { found, answer } = this.#answers;
    if (!('frozen' in this.#choice.attributes)) return '';
    const { form } = this.#setting.words;
    if (found === 'missing') return form.keptMissing;
    const size = new Intl.NumberFormat(this.#setting.language, { maximumFractionDigits: 1 }).format((answer?.texts.join('').length ?? 0) / 1024);
    return answer ? fill(form.kept, { size }) : form.keptComing;
  }

  #send(cms: string): void {
    const { where, result } = this.#setting.words;
    const parts = this.#parts.map((part) => ({ ...part, where: where[part.where] }));
    cmsWindow()?.postMessage(messageOf(this.#choice, parts, heightOf(this.#choice), writeChoice(this.#choice, this.#start)), cms);
    this.#sent = fill(result.sent, { cms });
    this.#render();
  }

  readonly #jump = (): void => {
    const result = this.#place.querySelector<HTMLElement>('.result');
    result?.focus({ preventScroll: true });
    result?.scrollIntoView();
  };

  get #learned() {
    const countries = this.#countries;
    const names = new Map(countries.map(({ iso2, sent = '' }) => [iso2, sent]));
    const framed = new Set(this.#setting.countries.map(({ iso2 }) => iso2));
    const { texts = [], asOf = '' } = ('frozen' in this.#choice.attributes && this.#answers.answer) || {};
    return { names, words: readerWords(this.#lang), lang: this.#lang, framed, scripts: this.#scripts.answer, answers: texts, asOf };
  }

  get #plan() {
    return planOf(this.#choice, this.#learned);
  }

  get #parts() {
    return wayOf(this.#choice.tab).parts(this.#plan);
  }

  #showPreview(): void {
    const { tag, attributes, text, link, picture, notes } = this.#plan;
    const { language, isSample } = this.#setting;
    const base = baseOf(this.#choice.api);
    // A frozen tag without its answer has nothing to show but an error.
    if (base && 'frozen' in attributes && this.#answers.found === 'unasked') return;
    const { texts: answers = [], asOf = '' } = this.#answers.answer ?? {};
    // Its height is wanted before an editor has scrolled to it.
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
      scripts: this.#scripts.answer,
      scriptsFound: this.#scripts.found,
      isKept: this.#answers.answer !== undefined,
      apiFound: this.#api.found,
      shown: this.#pane.height,
      reserved: heightOf(choice),
    };
    return [this.#pane.said, ...this.#pasted, ...adviceOn(situation, this.#setting.words.advice)].filter(Boolean);
  }

  #render(): void {
    const choice = this.#choice;
    const { facts, languages, words, language } = this.#setting;
    this.#showPreview();
    const { text, link } = planOf({ ...choice, text: '', link: '' }, this.#learned);
    const form = formView({
      choice,
      facts,
      languages,
      words,
      countries: this.#countries,
      readersLabels: valueLabels(readerWords(language)),
      ownText: text,
      ownLink: link,
      shownHeight: this.#pane.height,
      kept: this.#kept,
      isAddressed:
        choice.script === this.#start.script &&
        Boolean(folderOf(choice.script) && baseOf(choice.api)) &&
        this.#scripts.found !== 'missing' &&
        this.#api.found !== 'missing',
      isPlacing: this.#isPlacing,
      placeNote: this.#placeNote,
      change: (change) => this.#change(change),
      chooseTag: this.#chooseTag,
      write: this.#write,
      fillPublished: this.#fillPublished,
      read: this.#read,
    });
    const result = resultView({
      words,
      preview: this.#pane.view(words.preview, () => this.#render()),
      advice: this.#adviceNow(),
      tabs: tabsView(choice.tab, this.#parts, words, (tab) => this.#change({ tab })),
      cms: this.#cms,
      sent: this.#sent,
      send: (cms) => this.#send(cms),
    });
    render(
      html`${headView(words, language, languages, this.#speak)}
        <div class="builder">
          <div class="form">
            ${form}
            <p class="jump"><button type="button" @click=${this.#jump}>${words.result.jump}</button></p>
          </div>
          ${result}
        </div>`,
      this.#place,
    );
    this.#pane.fit();
  }
}
