import { html, nothing, type TemplateResult } from 'lit';
import { type Named, type TagFacts, TILE_ATTRIBUTES } from '../../build/facts.js';
import { WIDTHS } from '../heights.js';
import { safeUrl } from '../../src/model/text.js';
import type { Suggestion } from '../tags/control.js';
import { attributeField, type AttributeForm } from './attribute-field.js';
import { folderOf, PLACES, type Choice } from './choice.js';
import { heightField, type HeightForm } from './height-field.js';
import { hasNotes, notesField } from './notes.js';
import { hasPicture } from './picture.js';
import { pills, textField } from './fields.js';
import { baseOf, standardHeight } from './plan.js';
import { fill } from './words.js';

export interface Form extends AttributeForm, HeightForm {
  readonly facts: readonly TagFacts[];
  readonly languages: readonly Suggestion[];
  /** Default text and link of the fallback. */
  readonly defaultText: string;
  readonly defaultLink: string;
  /** A sentence about the stored answer. */
  readonly frozenStatus: string;
  /** True if script and API are known, so that their step is folded. */
  readonly isAddressed: boolean;
  /** True while the next click on the preview's map places a note. */
  readonly isPlacing: boolean;
  readonly placeNote: () => void;
  readonly chooseTag: (tag: TagFacts) => void;
  /** Fills in the current rating as the rating at publication. */
  readonly fillPublished: (() => void) | undefined;
  readonly read: (snippet: string) => void;
}

/** Attributes by step of the form; other attributes of a tag are in the step about its content, and shared ones come last. */
const LOOKS = ['variant', 'sections', 'lang', 'theme', 'palette'];
const SINCE = ['published', 'published-score', 'published-tier', 'frozen'];
/** Set in the step about script and API. */
const ELSEWHERE = ['api-base'];

const fieldsOf = (attributes: readonly Named[], form: Form): readonly TemplateResult[] => attributes.map((attribute) => attributeField(attribute, form));

const isNoAddress = (written: string): boolean => written.trim() !== '' && !safeUrl(written.trim());

const where = ({ choice, change, words: { form } }: Form): TemplateResult =>
  html`${textField({
    id: 'script',
    label: form.script,
    value: choice.script,
    placeholder: 'https://cdn.example/v0/',
    help: fill(form.scriptHelp, { file: 'embed.js' }),
    isWrong: choice.script.trim() !== '' && !folderOf(choice.script),
    change: (script) => change({ script }),
  })}
  ${textField({
    id: 'api',
    label: form.api,
    value: choice.api,
    placeholder: 'https://api.example',
    help: fill(form.apiHelp, { path: '/api/v1' }),
    isWrong: choice.api.trim() !== '' && !baseOf(choice.api),
    change: (api) => change({ api }),
  })}`;

const tags = ({ choice, facts, chooseTag, words }: Form): TemplateResult =>
  html`<fieldset class="field">
    <legend class="visually-hidden">${words.steps.show}</legend>
    <div class="tags">
      ${facts.map(
        (fact) =>
          html`<label
            ><input type="radio" name="tag" .value=${fact.tag} .checked=${fact.tag === choice.tag} @change=${() => chooseTag(fact)} /><span
              ><strong>${words.tags[fact.tag]}</strong></span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;

function size(form: Form): TemplateResult {
  const { choice, change, words } = form;
  const standard = standardHeight(choice);
  return html`${pills({
    name: 'place',
    legend: words.form.place,
    values: PLACES.map((place) => [place, `${words.form[place]}, ${WIDTHS[place]} px`]),
    chosen: choice.place,
    choose: (place) => change({ place: place as Choice['place'] }),
    help: words.form.placeHelp,
  })}
  ${standard === undefined ? nothing : heightField(form, standard)}`;
}

const since = (attributes: readonly Named[], form: Form): TemplateResult => {
  const frozen = attributes.find(({ name }) => name === 'frozen');
  const others = attributes.filter((each) => each !== frozen);
  const { choice, write, fillPublished, frozenStatus } = form;
  const strings = form.words.form;
  return html`${
      others.length > 0
        ? html`<p class="lead">${strings.sinceLead}</p>
            <p><button type="button" ?disabled=${!fillPublished} @click=${() => fillPublished?.()}>${strings.fill}</button></p>
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
        ${strings.freeze}</label
      >
      <p class="help" id="frozen-help">${strings.freezeHelp} <span role="status">${frozenStatus}</span></p>
    </div>`;
};

const step = (title: string, content: unknown): TemplateResult =>
  html`<section class="step">
    <h2>${title}</h2>
    ${content}
  </section>`;

const folded = (title: string, isOpen: boolean, content: unknown): TemplateResult =>
  html`<details class="step" ?open=${isOpen}>
    <summary>${title}</summary>
    ${content}
  </details>`;

const reader = ({ read, words: { form } }: Form): TemplateResult =>
  folded(
    form.begin,
    false,
    html`<form
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        read((event.target as HTMLFormElement).querySelector('textarea')?.value ?? '');
      }}
    >
      <div class="field">
        <label for="snippet">${form.snippet}</label>
        <textarea id="snippet" name="snippet" rows="4" spellcheck="false" dir="ltr" aria-describedby="snippet-help"></textarea>
        <p class="help" id="snippet-help">${form.snippetHelp}</p>
      </div>
      <p><button>${form.read}</button></p>
    </form>`,
  );

/** The form, in the order in which editors decide. */
export function formView(form: Form): TemplateResult {
  const { choice, facts, change, isAddressed, isPlacing, placeNote, words, defaultText, defaultLink } = form;
  const { steps, form: strings } = words;
  const fact = facts.find(({ tag }) => tag === choice.tag) ?? facts[0];
  if (!fact) return html``;
  const all = [...fact.attributes, ...fact.shared];
  const pickAttributes = (names: readonly string[]): readonly Named[] => names.flatMap((name) => all.find((each) => each.name === name) ?? []);
  const taken = [...LOOKS, ...SINCE, ...TILE_ATTRIBUTES, ...ELSEWHERE];
  const isTaken = ({ name = '' }: Named): boolean => taken.includes(name);
  const about = fact.attributes.filter((attribute) => !isTaken(attribute));
  const rest = fact.shared.filter((attribute) => !isTaken(attribute));
  const isSet = (attributes: readonly Named[]): boolean => attributes.some(({ name = '' }) => name in choice.attributes);
  const optional = (title: string, attributes: readonly Named[], content: unknown): TemplateResult | typeof nothing =>
    attributes.length > 0 ? folded(title, isSet(attributes), content) : nothing;
  const addresses = isAddressed ? folded(steps.addresses, false, where(form)) : step(steps.addresses, where(form));
  return html`${isAddressed ? nothing : addresses} ${step(steps.show, html`${tags(form)} ${reader(form)}`)}
  ${about.length > 0 ? step(steps.about, html`${fieldsOf(about, form)} ${hasNotes(choice.tag) ? notesField({ written: choice.notes, words: strings, isPlacing, change: (notes) => change({ notes }), place: placeNote }) : nothing}`) : nothing}
  ${step(steps.looks, html`${fieldsOf(pickAttributes(LOOKS), form)} ${size(form)}`)}
  ${step(
    steps.fallback,
    html`${textField({
      id: 'text',
      label: strings.text,
      value: choice.text,
      placeholder: defaultText,
      help: strings.textHelp,
      change: (text) => change({ text }),
    })}
    ${textField({
      id: 'link',
      label: strings.link,
      value: choice.link,
      placeholder: defaultLink,
      help: strings.linkHelp,
      isWrong: isNoAddress(choice.link),
      change: (link) => change({ link }),
    })}
    ${
      hasPicture(choice)
        ? textField({
            id: 'picture',
            label: strings.picture,
            value: choice.picture,
            placeholder: '',
            help: fill(strings.pictureHelp, { command: 'travel-safety-embeds picture' }),
            isWrong: isNoAddress(choice.picture),
            change: (picture) => change({ picture }),
          })
        : nothing
    }`,
  )}
  ${optional(steps.since, pickAttributes(SINCE), since(pickAttributes(SINCE), form))}
  ${optional(steps.tiles, pickAttributes(TILE_ATTRIBUTES), fieldsOf(pickAttributes(TILE_ATTRIBUTES), form))} ${optional(steps.rest, rest, fieldsOf(rest, form))}
  ${isAddressed ? addresses : nothing}`;
}
