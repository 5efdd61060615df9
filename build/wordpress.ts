import { readFileSync } from 'node:fs';
import { DEFAULTS, type Named, type TagFacts } from './facts.js';
import { heightsSheet } from './heights.js';
import { countries } from '../demo/api/data/countries.js';
import { BASE_LANGUAGES } from '../demo/languages.js';
import { readerWords } from './reader-words.js';
import { valueLabels } from './value-labels.js';

export const PLUGIN = 'examples/wordpress/travel-safety-embeds/';

const GENERATED = 'Written by npm run readme.';

/** Block attributes are strings, as in HTML, except boolean ones. */
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
    title: builderWords('en').tags[tag],
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

type BuilderWords = typeof import('../demo/builder/words/en.json');

const builderWords = (language: string): BuilderWords =>
  JSON.parse(readFileSync(new URL(`../demo/builder/words/${language}.json`, import.meta.url), 'utf8')) as BuilderWords;

/** The blocks' strings for authors in one language, taken from the builder and the tags. */
function words(language: string): object {
  const { tags, attributes, values, wordpress, form } = builderWords(language);
  return {
    $comment: GENERATED,
    language,
    tags,
    attributes,
    values: { ...values, ...valueLabels(readerWords(language)) },
    defaults: DEFAULTS,
    default: form.default,
    search: form.search,
    ...wordpress,
    countries: Object.fromEntries(countries.map(({ iso2, name }) => [iso2, readerWords(language).countryName(iso2) ?? name])),
  };
}

const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

/** The plugin's files generated from the manifest, by path. */
export const pluginFiles = (facts: readonly TagFacts[]): ReadonlyMap<string, string> =>
  new Map([
    ...facts.map((tag) => [`blocks/${tag.tag}/block.json`, json(block(tag))] as const),
    ...BASE_LANGUAGES.map((language) => [`words/${language}.json`, json(words(language))] as const),
    ['heights.css', heightsSheet(GENERATED)] as const,
  ]);
