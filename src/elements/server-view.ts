import type { CSSResult, TemplateResult } from 'lit';
import type { Query } from '../data/resource.js';
import { isInvalid, type Failure } from '../model/failure.js';
import { publisherOf } from '../ui/credit.js';
import { prerenderedStyles } from '../ui/prerendered.styles.js';
import { takeText } from './attributes.js';
import { baseFor } from './base.js';
import type { EmbedElement } from './embed-element.js';
import { invalidFailure } from './failure-messages.js';
import type { KeptAnswer } from './snapshot.js';
export { validTimeZone } from '../words/time-zone.js';

interface View {
  readonly styles: readonly CSSResult[];
}

const COMPACT = [() => import('../ui/country-badge.js')];
const CARD = [() => import('../ui/country-card.js'), () => import('../ui/country-profile.js')];
const PUBLISHED = () => import('../ui/published.js');

/** The views that a tag loads when it is used: their styles are not among its own. All of them if nobody says which variant it is. */
function viewsOf(tag: string, variant?: string): readonly (() => Promise<View>)[] {
  if (tag !== 'country-risk') return [];
  if (variant === undefined) return [...COMPACT, ...CARD, PUBLISHED];
  return [...(/^(inline|badge)$/.test(variant) ? COMPACT : CARD), PUBLISHED];
}

type Tag = EmbedElement<unknown>;
type TagClass = (new () => Tag) & Omit<typeof EmbedElement, 'prototype'>;

/** The names of the attributes that a tag has. */
export const attributesOf = (tag: string): readonly string[] => classOf(tag).observedAttributes;

const classOf = (tag: string): TagClass => customElements.get(tag) as unknown as TagClass;

/** The styles that a tag's first view needs, in this variant or in any. */
export async function stylesOf(tag: string, variant?: string): Promise<string> {
  const views = await Promise.all(viewsOf(tag, variant).map((load) => load()));
  const styles = [...classOf(tag).elementStyles.filter((style) => 'cssText' in style), ...views.flatMap((view) => view.styles), prerenderedStyles];
  return [...new Set(styles)].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' ').trim()).join('');
}

type Attributes = ReadonlyMap<string, string>;

/** All properties, as if they had changed. */
const allOf = (element: Tag): Map<PropertyKey, unknown> =>
  new Map([...(element.constructor as TagClass).elementProperties.keys()].map((name) => [name, undefined]));

function create(tag: string, attributes: Attributes): Tag {
  const element = new (classOf(tag))();
  for (const [name, value] of attributes) element.attributeChangedCallback(name, null, value);
  takeText(element, allOf(element));
  return element;
}

const sentence = (element: Tag, failure: Failure): Promise<string> => element['failures'].sentence(failure, () => element['emptyText']);

/** The addresses of the answers that a tag with these attributes shows. Rejects with a sentence if an attribute is invalid. */
export async function addressesOf(tag: string, attributes: Attributes): Promise<readonly string[]> {
  const element = create(tag, attributes);
  const base = baseFor(element.apiBase);
  const query = element.question(isInvalid(base) ? '' : base);
  for (const each of [query, base]) if (isInvalid(each)) throw new Error(await sentence(element, invalidFailure(each)));
  return (query as Query<unknown>).urls;
}

/** What a tag with these attributes shows of these answers. Rejects with a sentence if an attribute is invalid or an answer cannot be read. */
export async function viewOf(tag: string, attributes: Attributes, kept: readonly KeptAnswer[]): Promise<TemplateResult> {
  const element = create(tag, attributes);
  element.kept = kept;
  await settle(element);
  const [ignored] = element['ignored']();
  const { answer, failure = ignored && invalidFailure(ignored) } = element['status'];
  if (failure) throw new Error(await sentence(element, failure));
  const base = baseFor(element.apiBase);
  const { name, url } = publisherOf(answer!.credit, element.publisherName, element.publisherUrl, isInvalid(base) ? '' : base);
  if (!name) throw new Error('The answer does not name the publisher, whom the licence requires to be credited: give publisher-name.');
  if (!url) throw new Error('The answer has no link to the publisher, which the licence requires: give api-base or publisher-url.');
  return element['render']();
}

/** Updates a tag, which is in no document, until there is something to show. */
async function settle(element: Tag): Promise<void> {
  let changed = allOf(element);
  for (;;) {
    const news = new Promise<void>((resolve) => {
      element.requestUpdate = () => resolve();
    });
    element['willUpdate'](changed);
    if (!['idle', 'loading'].includes(element.state)) return;
    changed = new Map();
    await news;
  }
}
