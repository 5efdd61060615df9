import { HEIGHTS } from '../demo/heights.js';
import type { Named, TagFacts } from './facts.js';
import { TITLES } from './tags.js';

/** The folder of the plugin. */
export const PLUGIN = 'demo/recipes/wordpress/travel-safety-embeds/';

const GENERATED = 'Written by npm run readme.';

/** Attributes of blocks are text, as in HTML, but for those that are there or not. */
function attributeOf({ description = '', type }: Named): object {
  const text = type?.text ?? '';
  const choices = [...text.matchAll(/'([\w-]+)'/g)].map(([, choice]) => choice);
  return {
    type: text === 'boolean' ? 'boolean' : 'string',
    ...(choices.length ? { enum: ['', ...choices] } : {}),
    description: description.replaceAll('`', ''),
  };
}

function block({ tag, description, attributes, shared }: TagFacts): object {
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    $comment: GENERATED,
    apiVersion: 2,
    name: `travel-safety/${tag}`,
    title: TITLES[tag],
    category: 'embed',
    icon: tag.endsWith('map') ? 'location-alt' : 'shield',
    description,
    keywords: ['travel', 'safety', ...tag.split('-')],
    textdomain: 'travel-safety-embeds',
    attributes: Object.fromEntries([...attributes, ...shared].map((attribute) => [attribute.name, attributeOf(attribute)])),
    supports: { align: ['wide', 'full'], customClassName: false, html: false },
    editorScript: 'travel-safety-editor',
    render: 'file:../../render.php',
  };
}

/** What stands for one row of the heights: the tag, or its placeholder until the script has run. */
function selectorOf(name: string): string {
  if (name === 'badge' || name === 'full') return `country-risk[variant='${name}'], [data-country-risk][data-variant='${name}']`;
  if (name === 'card') return "country-risk:where(:not([variant='inline'])), :where([data-country-risk]:not([data-variant='inline']))";
  return `${name}, [data-${name}]`;
}

const rulesAt = (column: 0 | 1): string =>
  Object.entries(HEIGHTS)
    .map(([name, heights]) => `${selectorOf(name)} { display: block; min-height: ${heights[column]}px }\n`)
    .join('');

/** Keeps the place of each tag in a column of text and on a phone, so that nothing moves when the data arrives. */
const heights = (): string => `/* ${GENERATED} */\n${rulesAt(1)}@media (max-width: 600px) {\n${rulesAt(0)}}\n`;

/** The files of the plugin that follow from what the tags say of themselves, by their paths. */
export const pluginFiles = (facts: readonly TagFacts[]): ReadonlyMap<string, string> =>
  new Map([...facts.map((tag) => [`blocks/${tag.tag}/block.json`, `${JSON.stringify(block(tag), null, 2)}\n`] as const), ['heights.css', heights()] as const]);
