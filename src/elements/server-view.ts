import { css, type CSSResult, type TemplateResult } from 'lit';
import { isWhole } from '../model/answer.js';
import type { CountryList } from '../model/country.js';
import { invalidFailure, isInvalid, type Failure, type InvalidAttribute } from '../model/failure.js';
import type { Form, Scene } from '../picture/scene.js';
import { publisherOf, type Exported } from '../ui/credit.js';
import { styles as paletteStyles } from '../ui/palettes.js';
import { exportPanel } from '../words/en.json?exportPanel';
import { baseFor, knownBase, takeText } from './embed-attributes.js';
import type { EmbedElement } from './embed-element.js';
import { drawScene, hasPicture } from './draw-scene.js';
import { peersView } from './peers.js';
import type { InlineAnswer } from './snapshot.js';

/**
 * Hides what needs scripts if there are none, and the part of a card that the browser is still parsing, because its lines would move: until the next part
 * begins or, for the foot, the slot after the view. With scripts, `theme` is a custom state instead.
 */
const prerenderedStyles = css`
  .card > :not(.foot, :has(+ *)),
  .root:last-child .foot {
    visibility: hidden;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  @media (scripting: none) {
    .save,
    .controls,
    .above,
    .ages,
    .map,
    .skip,
    [part='filter'] {
      display: none;
    }
    button {
      pointer-events: none;
    }
  }
`;

export { validTimeZone } from './snapshot.js';

/** The views that a tag loads on demand, whose styles are not among its own; all of them without a variant. */
function viewsOf(tag: string, variant?: string): readonly Promise<{ readonly styles: readonly CSSResult[] }>[] {
  if (tag === 'country-compare') return [import('../ui/country-matrix.js')];
  if (tag === 'risk-table' || tag === 'risk-map') return [import('./table-actions.js')];
  if (tag !== 'country-risk') return [];
  const isCompact = variant && /^(inline|badge)$/.test(variant);
  return [
    ...(isCompact === false ? [] : [import('../ui/country-badge.js')]),
    ...(isCompact ? [] : [import('../ui/country-card.js'), import('../ui/country-profile.js')]),
    import('../ui/published.js'),
  ];
}

type TagClass = (new () => EmbedElement<unknown>) & Omit<typeof EmbedElement, 'prototype'>;

export const attributesOf = (tag: string): readonly string[] => classOf(tag).observedAttributes;

const classOf = (tag: string): TagClass => customElements.get(tag) as unknown as TagClass;

/** The styles that a tag's first view needs, in this variant or, without one, in any. */
export async function stylesOf(tag: string, variant?: string): Promise<string> {
  const views = await Promise.all(viewsOf(tag, variant));
  const styles = [
    ...classOf(tag).elementStyles.filter((style) => 'cssText' in style),
    ...views.flatMap((view) => view.styles),
    ...paletteStyles,
    prerenderedStyles,
  ];
  return [...new Set(styles)].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' ').trim()).join('');
}

type Attributes = ReadonlyMap<string, string>;

/**
 * A tag with these attributes outside any document, where Lit does not update it. Its methods reject with a sentence if an attribute is invalid or an answer
 * cannot be read.
 */
function offDocument(tag: string, attributes: Attributes) {
  const parent = classOf(tag);
  const changed = (): Map<PropertyKey, unknown> => new Map([...parent.elementProperties.keys()].map((name) => [name, undefined]));
  // Abstract only in its type: the tag's own class has all members.
  abstract class OffDocument extends parent {
    changed?: () => void;

    override requestUpdate(): void {
      this.changed?.();
    }

    async addresses(): Promise<readonly string[]> {
      const base = baseFor(this.apiBase);
      const query = this.question(isInvalid(base) ? '' : base);
      if (isInvalid(query) || isInvalid(base)) return this.refuse(invalidFailure(isInvalid(query) ? query : (base as InvalidAttribute)));
      return query.urls;
    }

    async renderForServer(inline: readonly InlineAnswer[]): Promise<TemplateResult> {
      await this.exportForServer(inline);
      return this.render();
    }

    /** Loads these answers and returns what a picture of them needs. */
    async exportForServer(inline: readonly InlineAnswer[]): Promise<Exported> {
      this.inline = inline;
      await this.settle();
      const [ignored] = this.ignored();
      const { answer, failure = ignored && invalidFailure(ignored) } = this.status;
      if (failure) return this.refuse(failure);
      const publisher = publisherOf(answer!.credit, this.publisherName, this.publisherUrl, knownBase(this.apiBase));
      if (!publisher.name) throw new Error('The answer does not name the publisher, whom the licence requires to be credited: give publisher-name.');
      if (!publisher.url) throw new Error('The answer has no link to the publisher, which the licence requires: give api-base or publisher-url.');
      const { strings, localize, dateTime } = this.localizer;
      return { view: this.exportView(answer!), answer: answer!, publisher, asOf: localize(strings.asOf, { time: dateTime(answer!.fetchedAt) }) };
    }

    /** Draws a picture of these answers; `countries` are the other marks on the ruler of one country. */
    async draw(inline: readonly InlineAnswer[], countries: CountryList | undefined, form: Form): Promise<Scene> {
      const exported = await this.exportForServer(inline);
      const { view } = exported;
      const { data, kind } = view.content;
      const { estimate } = await import('../picture/drawing.js');
      const peers = countries && kind === 'country' ? peersView(data, countries, this.localizer) : undefined;
      const picture = () => ({ ...view.picture!(), peers });
      return drawScene(tag, { ...exported, view: { ...view, picture } }, form, estimate, this.localize.localizer(exportPanel));
    }

    /** Updates until there is an answer or a failure. */
    async settle(): Promise<void> {
      for (let properties = changed(); ; properties = new Map()) {
        const news = new Promise<void>((resolve) => (this.changed = resolve));
        this.willUpdate(properties);
        if (!['idle', 'loading'].includes(this.state)) return;
        await news;
      }
    }

    async refuse(failure: Failure): Promise<never> {
      if (failure.invalid?.attribute === 'snapshot') throw new Error('The answer cannot be read, or is not about what the attributes ask for.');
      throw new Error(await this.failures.report(failure, () => this.emptyText));
    }
  }
  const element = new (OffDocument as unknown as new () => OffDocument)();
  for (const [name, value] of attributes) element.attributeChangedCallback(name, null, value);
  takeText(element, changed());
  return element;
}

export const addressesOf = (tag: string, attributes: Attributes): Promise<readonly string[]> => offDocument(tag, attributes).addresses();

export const serverView = (tag: string, attributes: Attributes, inline: readonly InlineAnswer[]): Promise<TemplateResult> =>
  offDocument(tag, attributes).renderForServer(inline);

/** The picture of a tag with these attributes and answers. `list` is the list of all countries, for the ruler of one. */
export async function sceneFor(tag: string, attributes: Attributes, inline: readonly InlineAnswer[], list: InlineAnswer | undefined, form: Form) {
  if (!hasPicture(tag)) throw new Error(`There is no picture of <${tag}>.`);
  // The attributes that a table needs to decode the list as the tag does.
  const table = new Map([...attributes].filter(([name]) => ['api-base', 'lang', 'publisher-name', 'publisher-url'].includes(name)));
  const others = list && (await offDocument('risk-table', table).exportForServer([list]));
  const countries = others && isWhole(others.answer) && (others.view.content.data as CountryList);
  return offDocument(tag, attributes).draw(inline, countries || undefined, form);
}
