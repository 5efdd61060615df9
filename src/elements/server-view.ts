import type { CSSResult, TemplateResult } from 'lit';
import { publisherOf } from '../ui/credit.js';
import { prerenderedStyles } from '../ui/prerendered.styles.js';
import type { EmbedElement } from './embed-element.js';
import { ignoredAttribute, invalidFailure } from './failure-messages.js';
import type { KeptAnswer } from './snapshot.js';

/** Where the views are that a tag loads when it is used, by the tag: their styles are not among its own. */
const VIEWS: Readonly<Record<string, () => Promise<readonly { readonly styles: readonly CSSResult[] }[]>>> = {
  'country-risk': () =>
    Promise.all([import('../ui/country-badge.js'), import('../ui/country-card.js'), import('../ui/country-profile.js'), import('../ui/published.js')]),
};

type Tag = EmbedElement<unknown>;
type TagClass = (new () => Tag) & typeof EmbedElement;

/** The names of the attributes that a tag has. */
export const attributesOf = (tag: string): readonly string[] => classOf(tag).observedAttributes;

const classOf = (tag: string): TagClass => customElements.get(tag) as unknown as TagClass;

/** All styles that a tag's first view can need. */
export async function stylesOf(tag: string): Promise<string> {
  const views = (await VIEWS[tag]?.()) ?? [];
  const styles = [...classOf(tag).elementStyles.filter((style) => 'cssText' in style), ...views.flatMap((view) => view.styles), prerenderedStyles];
  return [...new Set(styles)].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' ').trim()).join('');
}

/** What a tag with these attributes shows of these answers. Rejects with a sentence if an attribute is invalid or an answer cannot be read. */
export async function viewOf(tag: string, attributes: ReadonlyMap<string, string>, kept: readonly KeptAnswer[]): Promise<TemplateResult> {
  const element = new (classOf(tag))();
  element.kept = kept;
  for (const [name, value] of attributes) element.attributeChangedCallback(name, null, value);
  await settle(element);
  const ignored = ignoredAttribute(element) ?? element['ignored']?.();
  const { answer, failure = ignored && invalidFailure(ignored) } = element['status'];
  if (failure) throw new Error(await element['failures'].sentence(failure, () => element['emptyText']));
  const { name, url } = publisherOf(answer!.credit, element.publisherName, element.publisherUrl, String(element['base']));
  if (!name) throw new Error('The answer does not name the publisher, whom the licence requires to be credited: give publisher-name.');
  if (!url) throw new Error('The answer has no link to the publisher, which the licence requires: give api-base or publisher-url.');
  return element['render']();
}

/** Updates a tag, which is in no document, until there is something to show. */
async function settle(element: Tag): Promise<void> {
  let changed = new Map<PropertyKey, unknown>([...(element.constructor as TagClass).elementProperties.keys()].map((name) => [name, undefined]));
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
