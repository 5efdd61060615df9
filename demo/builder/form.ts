import { html, nothing, type TemplateResult } from 'lit';
import type { Named, TagFacts } from '../../build/facts.js';
import { TITLES } from '../../build/tags.js';
import { REGIONS, SECTIONS, TIERS } from '../../src/model/country.js';
import { INCIDENT_CATEGORIES } from '../../src/model/incident.js';
import { WIDTHS } from '../heights.js';
import type { Suggestion } from '../tags/control.js';
import { PLACES, type Choice } from './choice.js';
import { countriesField, countryField, type NamedCountry } from './country-fields.js';
import { field, pills } from './fields.js';
import { ownWords, standardHeight } from './plan.js';

/** What the form shows, and what it calls. */
export interface Form {
  readonly choice: Choice;
  readonly facts: readonly TagFacts[];
  readonly countries: readonly NamedCountry[];
  readonly languages: readonly Suggestion[];
  /** How high the tag is in the preview, at the width of its place. */
  readonly shownHeight: number | undefined;
  /** A sentence about the kept answer. */
  readonly kept: string;
  readonly change: (change: Partial<Choice>) => void;
  readonly chooseTag: (tag: TagFacts) => void;
  readonly write: (name: string, value: string | null) => void;
  /** Writes what the API says now as what the story was published with. */
  readonly fillPublished: (() => void) | undefined;
  readonly read: (snippet: string) => void;
}

/** Which step asks for which attributes; a tag's others are about what it shows, and what all tags share comes last. */
const LOOKS = ['variant', 'sections', 'lang', 'theme', 'palette'];
const SINCE = ['published', 'published-score', 'published-tier', 'frozen'];
const TILES = ['tile-url', 'tile-attribution', 'consent'];
/** The step about script and API asks for it. */
const ELSEWHERE = ['api-base'];

/** Where an attribute takes several of some words. */
const LISTS: Readonly<Record<string, readonly string[]>> = { sections: SECTIONS, category: INCIDENT_CATEGORIES };

/** Where the type in the manifest is any text, but only some words are right. */
const WORDS: Readonly<Record<string, readonly string[]>> = { region: REGIONS };

const SUGGESTED: Readonly<Record<string, readonly string[]>> = { 'published-tier': TIERS };

const asSuggestions = (words: readonly string[] = []): readonly Suggestion[] => words.map((value) => ({ value, label: value }));

const PLACE_LABELS = { phone: 'Phone', column: 'Column', page: 'Page' } as const;

function attributeField(attribute: Named, form: Form): TemplateResult {
  const { choice, countries, languages, write } = form;
  const { name = '' } = attribute;
  const value = choice.attributes[name];
  const set = (next: string | null): void => write(name, next);
  if (name === 'country') return countryField(value ?? '', countries, set, attribute.description);
  if (name === 'countries') return countriesField(value ?? '', countries, set);
  const isList = name in LISTS;
  const suggestions = asSuggestions(LISTS[name] ?? SUGGESTED[name]);
  return field({ attribute, value, suggestions, isList, write: set }, name === 'lang' ? languages : asSuggestions(WORDS[name]));
}

const fieldsOf = (attributes: readonly Named[], form: Form): readonly TemplateResult[] => attributes.map((attribute) => attributeField(attribute, form));

interface TextField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly help: unknown;
  readonly change: (value: string) => void;
}

const textField = ({ id, label, value, placeholder, help, change }: TextField): TemplateResult =>
  html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      type="text"
      id=${id}
      aria-describedby=${`${id}-help`}
      placeholder=${placeholder}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      .value=${value}
      @change=${({ target }: Event) => change((target as HTMLInputElement).value.trim())}
    />
    <p class="help" id=${`${id}-help`}>${help}</p>
  </div>`;

const where = ({ choice, change }: Form): TemplateResult =>
  html`${textField({
    id: 'script',
    label: 'Where is your script?',
    value: choice.script,
    placeholder: 'https://cdn.example/v0/',
    help: html`The folder that holds <code>embed.js</code>: what <code>npm run build</code> put in <code>dist/cdn</code>.`,
    change: (script) => change({ script }),
  })}
  ${textField({
    id: 'api',
    label: 'Where is your API?',
    value: choice.api,
    placeholder: 'https://api.example',
    help: html`<code>/api/v1</code> is added if it is missing.`,
    change: (api) => change({ api }),
  })}`;

const tags = ({ choice, facts, chooseTag }: Form): TemplateResult =>
  html`<fieldset class="field">
    <legend class="visually-hidden">What to show</legend>
    <div class="tags">
      ${facts.map(
        (fact) =>
          html`<label
            ><input type="radio" name="tag" .value=${fact.tag} .checked=${fact.tag === choice.tag} @change=${() => chooseTag(fact)} /><span
              ><strong>${TITLES[fact.tag]}</strong> <code>${fact.tag}</code></span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;

function size({ choice, change, shownHeight }: Form): TemplateResult {
  const standard = standardHeight(choice);
  const isInline = standard === undefined;
  return html`${pills({
    name: 'place',
    legend: 'Size: it stands in',
    values: PLACES.map((place) => [place, `${PLACE_LABELS[place]}, ${WIDTHS[place]} px`]),
    chosen: choice.place,
    choose: (place) => change({ place: place as Choice['place'] }),
    help: html`<p class="help">Decides the height to reserve, so that nothing moves when the data arrives.</p>`,
  })}
  ${
    isInline
      ? nothing
      : html`<div class="field">
          <label for="height">Reserved height in pixels</label>
          <div class="with-button">
            <input
              type="number"
              id="height"
              min="20"
              aria-describedby="height-help"
              placeholder=${standard}
              .value=${choice.height}
              @change=${({ target }: Event) => change({ height: (target as HTMLInputElement).value.trim() })}
            />
            <button type="button" ?disabled=${!shownHeight} @click=${() => change({ height: String(shownHeight) })}>
              Take that of the preview${shownHeight ? `, ${shownHeight}` : ''}
            </button>
          </div>
          <p class="help" id="height-help">Empty: ${standard} px, from the table of heights.</p>
        </div>`
  }`;
}

const since = (attributes: readonly Named[], form: Form): TemplateResult => {
  const frozen = attributes.find(({ name }) => name === 'frozen');
  const others = attributes.filter((each) => each !== frozen);
  const { choice, write, fillPublished, kept } = form;
  return html`${
      others.length > 0
        ? html`<p class="lead">With the day, score and tier of the day you publish, the tag says later what has changed since.</p>
            <p><button type="button" ?disabled=${!fillPublished} @click=${() => fillPublished?.()}>Fill in what the API says today</button></p>
            ${fieldsOf(others, form)}`
        : nothing
    }
    <div class="field tick">
      <label
        ><input
          type="checkbox"
          id="frozen"
          aria-describedby="frozen-help"
          .checked=${'frozen' in choice.attributes}
          @change=${({ target }: Event) => write('frozen', (target as HTMLInputElement).checked ? new Date().toISOString().slice(0, 10) : null)}
        />
        Freeze today’s answer</label
      >
      <p class="help" id="frozen-help">The answer is fetched for you and stands in the snippet: the tag asks nobody, and never changes. ${kept}</p>
    </div>`;
};

const step = (title: string, content: unknown): TemplateResult =>
  html`<section class="step">
    <h2>${title}</h2>
    ${content}
  </section>`;

/** A step that need not be open: it is if something in it is set. */
const folded = (title: string, attributes: readonly Named[], form: Form, content: unknown): TemplateResult | typeof nothing =>
  attributes.length === 0
    ? nothing
    : html`<details class="step" ?open=${attributes.some(({ name = '' }) => name in form.choice.attributes)}>
        <summary>${title}</summary>
        ${content}
      </details>`;

const reader = ({ read }: Form): TemplateResult =>
  html`<details class="step">
    <summary>Begin with a snippet you have</summary>
    <form
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        read((event.target as HTMLFormElement).querySelector('textarea')?.value ?? '');
      }}
    >
      <div class="field">
        <label for="snippet">A tag, placeholder, frame or shortcode</label>
        <textarea id="snippet" name="snippet" rows="4" spellcheck="false" aria-describedby="snippet-help"></textarea>
        <p class="help" id="snippet-help">Paste it with what follows it in the story, and you learn whether the tag is closed.</p>
      </div>
      <p><button>Read it</button></p>
    </form>
  </details>`;

/** The form: all that can be chosen about a tag, in the order in which an editor decides it. */
export function formView(form: Form): TemplateResult {
  const { choice, facts, countries, change } = form;
  const fact = facts.find(({ tag }) => tag === choice.tag) ?? facts[0];
  if (!fact) return html``;
  const all = [...fact.attributes, ...fact.shared];
  const these = (names: readonly string[]): readonly Named[] => names.flatMap((name) => all.find((each) => each.name === name) ?? []);
  const taken = [...LOOKS, ...SINCE, ...TILES, ...ELSEWHERE];
  const isTaken = ({ name = '' }: Named): boolean => taken.includes(name);
  const about = fact.attributes.filter((attribute) => !isTaken(attribute));
  const rest = fact.shared.filter((attribute) => !isTaken(attribute));
  const names = new Map(countries.map(({ iso2, name }) => [iso2, name]));
  return html`${step('Your addresses', where(form))} ${step('What to show', html`${tags(form)} ${reader(form)}`)}
  ${about.length > 0 ? step('About what', fieldsOf(about, form)) : nothing} ${step('How it looks', html`${fieldsOf(these(LOOKS), form)} ${size(form)}`)}
  ${step(
    'Where no script runs',
    html`${textField({
      id: 'text',
      label: 'Words instead of the tag',
      value: choice.text,
      placeholder: ownWords(choice, names),
      help: 'In feeds, in newsletters, and until the data is here.',
      change: (text) => change({ text }),
    })}
    ${textField({
      id: 'link',
      label: 'Where they lead',
      value: choice.link,
      placeholder: 'https://news.example/japan',
      help: 'Your own page about it.',
      change: (link) => change({ link }),
    })}`,
  )}
  ${folded('Changed since publication', these(SINCE), form, since(these(SINCE), form))} ${folded('Map tiles', these(TILES), form, fieldsOf(these(TILES), form))}
  ${folded('Everything else', rest, form, fieldsOf(rest, form))}`;
}
