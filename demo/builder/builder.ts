import { html, nothing, render } from 'lit';
import type { TagFacts } from '../../build/facts.js';
import type { Suggestion } from '../tags/control.js';
import { SAMPLES } from '../tags/samples.js';
import { fetchAnswers, questionsOf } from '../tags/snapshot.js';
import { adviceOn } from './advice.js';
import { folderOf, known, readChoice, writeChoice, type Choice } from './choice.js';
import type { NamedCountry } from './country-fields.js';
import { formView } from './form.js';
import { cmsIn, cmsWindow, messageOf } from './panel.js';
import { lookAtApi, lookAtScripts, type ListedCountry, type ScriptPlace } from './places.js';
import { baseOf, heightOf, planOf } from './plan.js';
import { PreviewPane } from './preview-pane.js';
import { Question } from './question.js';
import { readSnippet } from './read-snippet.js';
import { tabsView, wayOf } from './tabs.js';

/** What the builder has to know before anybody has chosen anything. */
export interface Setting {
  readonly facts: readonly TagFacts[];
  readonly countries: readonly NamedCountry[];
  readonly languages: readonly Suggestion[];
  readonly script: string;
  readonly api: string;
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
  readonly #scripts = new Question<ScriptPlace>();
  readonly #api = new Question<readonly ListedCountry[]>();
  readonly #answers = new Question<{ readonly texts: readonly string[]; readonly asOf: string }>();
  /** What is wrong with the snippet that was pasted last. */
  #pasted: readonly string[] = [];
  #sent = '';

  constructor(place: HTMLElement, setting: Setting) {
    const { facts, script, api, preview } = setting;
    const { attributes } = SAMPLES['country-risk'];
    this.#place = place;
    this.#setting = setting;
    this.#start = { script, api, tag: 'country-risk', attributes, link: '', text: '', place: 'column', height: '', tab: 'script' };
    this.#choice = readChoice(location.hash, this.#start, facts);
    this.#pane = new PreviewPane(preview, () => this.#render());
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
    const fragment = writeChoice(this.#choice, this.#start);
    return this.#cms ? `${fragment}&${new URLSearchParams({ cms: this.#cms }).toString()}` : fragment;
  }

  #change(change: Partial<Choice>): void {
    this.#choice = { ...this.#choice, ...change };
    this.#sent = '';
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
    const { choice, advice } = readSnippet(text, this.#setting.parse(text), this.#setting.facts);
    this.#change(choice);
    this.#pasted = advice.length > 0 ? advice : ['The snippet has been read.'];
    this.#render();
  };

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
    this.#scripts.ask(folder, () => lookAtScripts(folder), render);
    this.#api.ask(base, () => lookAtApi(base), render);
    const question = base && 'frozen' in attributes ? [base, ...questionsOf(tag, value)].join(' ') : '';
    const fetchKept = async () => ({ texts: await fetchAnswers(base, tag, value), asOf: new Date().toISOString() });
    this.#answers.ask(question, fetchKept, () => this.#write('frozen', today()));
  }

  /** The names of the API once they are here: it may have others than the build. */
  get #countries(): readonly NamedCountry[] {
    return this.#api.answer?.length ? this.#api.answer : this.#setting.countries;
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
    if (found === 'missing') return 'The API has not answered, so there is nothing to freeze.';
    const bytes = answer?.texts.join('').length ?? 0;
    return answer ? `It has come: ${(bytes / 1024).toFixed(1)} kB.` : 'It is being fetched …';
  }

  #send(cms: string): void {
    const parts = this.#parts;
    cmsWindow()?.postMessage(messageOf(this.#choice, parts, heightOf(this.#choice), writeChoice(this.#choice, this.#start)), cms);
    this.#sent = `Sent to ${cms}.`;
    this.#render();
  }

  readonly #jump = (): void => {
    const result = this.#place.querySelector<HTMLElement>('.result');
    result?.focus({ preventScroll: true });
    result?.scrollIntoView();
  };

  get #plan() {
    const countries = this.#countries;
    const names = new Map(countries.map(({ iso2, name }) => [iso2, name]));
    const framed = new Set(this.#setting.countries.map(({ iso2 }) => iso2));
    const { texts = [], asOf = '' } = this.#answers.answer ?? {};
    return planOf(this.#choice, { names, framed, scripts: this.#scripts.answer, answers: texts, asOf });
  }

  get #parts() {
    return wayOf(this.#choice.tab).parts(this.#plan);
  }

  #showPreview(): void {
    const { tag, attributes, text, link, answers, asOf } = this.#plan;
    const base = baseOf(this.#choice.api);
    // Its height is wanted before an editor has scrolled to it.
    this.#pane.show({ tag, attributes: { loading: 'eager', ...attributes, ...(base && { 'api-base': base }) }, text, link, answers, asOf }, this.#choice.place);
  }

  #render(): void {
    const choice = this.#choice;
    const cms = this.#cms;
    const { facts, languages } = this.#setting;
    this.#showPreview();
    const advice = adviceOn({
      choice,
      facts: this.#fact,
      scripts: this.#scripts.answer,
      scriptsFound: this.#scripts.found,
      isKept: this.#answers.answer !== undefined,
      apiFound: this.#api.found,
      shown: this.#pane.height,
      reserved: heightOf(choice),
    });
    const sentences = [this.#pane.said, ...this.#pasted, ...advice].filter(Boolean);
    const form = formView({
      choice,
      facts,
      languages,
      countries: this.#countries,
      shownHeight: this.#pane.height,
      kept: this.#kept,
      change: (change) => this.#change(change),
      chooseTag: this.#chooseTag,
      write: this.#write,
      fillPublished: this.#fillPublished,
      read: this.#read,
    });
    render(
      html`<div class="builder">
        <div class="form">
          ${form}
          <p class="jump"><button type="button" @click=${this.#jump}>Preview and snippet</button></p>
        </div>
        <div class="result" tabindex="-1">
          <section aria-label="Preview">${this.#pane.view(() => this.#render())}</section>
          <section class="advice" aria-label="Advice">
            <div role="status">
              <ul>
                ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
              </ul>
            </div>
          </section>
          <section aria-label="Snippets">
            ${tabsView(choice.tab, this.#parts, (tab) => this.#change({ tab }))}
            ${
              cms
                ? html`<p class="send">
                    <button type="button" ?disabled=${!cmsWindow()} @click=${() => this.#send(cms)}>Insert into ${new URL(cms).host}</button>
                    <span role="status">${this.#sent}</span>
                  </p>`
                : nothing
            }
          </section>
        </div>
      </div>`,
      this.#place,
    );
    this.#pane.fit();
  }
}
