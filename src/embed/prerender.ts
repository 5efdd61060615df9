import type { ElementRenderer } from '@lit-labs/ssr';
import { escaped } from './social.js';
import { usedRules } from './used-rules.js';

/** An attribute as it is written in HTML: `true` for one without a value, `false` or `undefined` for none. */
export type PrerenderAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface PrerenderOptions {
  /** The moment of the answer; by default, now. */
  readonly asOf?: Date | string | undefined;
  /** The IANA zone in which times are written, e.g. `Europe/Berlin`; by default `UTC`. */
  readonly timeZone?: string | undefined;
  /** The page's nonce for styles, if its policy asks for one. */
  readonly nonce?: string | undefined;
  /** The address of a file with `styles(tag)`, which is linked instead of writing the styles into the HTML. */
  readonly stylesheet?: string | undefined;
}

export type PrerenderTag = 'country-risk' | 'country-compare' | 'incident-list' | 'incident-map' | 'risk-methodology' | 'risk-table' | 'risk-map';

const TAGS: Readonly<Record<PrerenderTag, () => Promise<unknown>>> = {
  'country-risk': () => Promise.all([import('../elements/country-risk.define.js'), import('../elements/risk-methodology.define.js')]),
  'country-compare': () => import('../elements/country-compare.define.js'),
  'incident-list': () => import('../elements/incident-list.define.js'),
  'incident-map': () => import('../elements/incident-map.define.js'),
  'risk-methodology': () => import('../elements/risk-methodology.define.js'),
  'risk-table': () => import('../elements/risk-table.define.js'),
  'risk-map': () => import('../elements/risk-map.define.js'),
};

/** A blank line would end an HTML block in Markdown. */
const BLANK = /\n[ \t\r]*(?=\n)/g;

const attribute = ([name, value]: readonly [string, string]): string => (value ? ` ${name}="${escaped(value)}"` : ` ${name}`);

/** The code of a tag, the same as in browsers. */
async function load(tag: string): Promise<typeof import('../elements/server-view.js')> {
  if (!Object.hasOwn(TAGS, tag)) throw new Error(`“${tag}” is not a tag; the tags are ${Object.keys(TAGS).join(', ')}.`);
  const [server] = await Promise.all([import('../elements/server-view.js'), TAGS[tag as PrerenderTag]()]);
  return server;
}

/** A package that only some functions need. */
const optional = <Module>(name: string, use: string, module: Promise<Module>): Promise<Module> =>
  module.catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(`${use} ${name}, which cannot be loaded: npm install ${name}`, { cause: error });
  });

const loadRenderer = () => optional('@lit-labs/ssr', 'Prerendering uses', Promise.all([import('@lit-labs/ssr'), import('@lit-labs/ssr/lib/render-result.js')]));

/** The styles that a tag needs before scripts run, for a file of their own. */
export async function styles(tag: PrerenderTag): Promise<string> {
  return (await load(tag)).stylesOf(tag);
}

/** The names of the attributes that a tag has. */
export async function attributeNames(tag: string): Promise<readonly string[]> {
  return (await load(tag)).attributesOf(tag);
}

/** The URLs of a tag's answers, below the base in its `api-base`: one, and for `country-compare` one for each country. */
export async function addresses(tag: PrerenderTag, attributes: PrerenderAttributes): Promise<readonly string[]> {
  const { addressesOf, attributesOf } = await load(tag);
  return addressesOf(tag, writtenOf(tag, attributes, attributesOf(tag)));
}

/**
 * A tag as HTML that shows its answer before any script runs, and without scripts: with declarative shadow DOM, and with the answer inside
 * for the scripts, which keep the HTML and request a newer answer, unless the tag is `frozen`.
 *
 * `answer` is what the API sent, parsed or as text; for `country-compare` a list with the answer about each country.
 * Rejects with a readable message if an attribute is invalid or the answer cannot be read.
 */
export async function prerender(tag: PrerenderTag, attributes: PrerenderAttributes, answer: unknown, options: PrerenderOptions = {}): Promise<string> {
  const [{ attributesOf, stylesOf, validTimeZone, serverView }, [{ render }, { collectResult }]] = await Promise.all([load(tag), loadRenderer()]);
  const { nonce, stylesheet } = options;
  const written = writtenOf(tag, attributes, attributesOf(tag));
  const dataset = datasetOf(options, validTimeZone);
  const inline = answersIn(tag, answer).map((each) => ({ textContent: jsonOf(each), dataset }));
  const view = await serverView(tag, written, inline);
  // Lit needs a host element around the view to render its slots. Tags nested in it are left to the scripts.
  const around = { elementRenderers: [], customElementHostStack: [{} as ElementRenderer] };
  const content = (await collectResult(render(view, around))).replaceAll(BLANK, '');
  const style =
    stylesheet === undefined
      ? `<style${nonce ? attribute(['nonce', nonce]) : ''}>${usedRules(await stylesOf(tag, written.get('variant') || 'card'), content)}</style>`
      : `<link rel="stylesheet"${attribute(['href', stylesheet])}>`;
  const scripts = inline.map(
    ({ textContent }) =>
      `<script type="application/json"${attribute(['data-as-of', dataset.asOf])}${attribute(['data-time-zone', dataset.timeZone])}>${textContent}</script>`,
  );
  // With a line of its own for the first tag, Markdown takes all of it for HTML.
  return `<${tag}${[...written].map(attribute).join('')}>\n<template shadowrootmode="open">${style}${content}</template>${scripts.join('')}</${tag}>`;
}

/** The attributes as text. `lang` defaults to English: without it, a tag uses the language of its page, which is unknown here. */
function writtenOf(tag: string, attributes: PrerenderAttributes, known: readonly string[]): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  const all: PrerenderAttributes = { lang: 'en', ...attributes };
  for (const [name, value] of Object.entries(all)) {
    if (!known.includes(name)) throw new Error(`<${tag}> has no attribute “${name}”; it has ${known.join(', ')}.`);
    if (value !== undefined && value !== false) written.set(name, value === true ? '' : String(value));
  }
  return written;
}

const answersIn = (tag: string, answer: unknown): readonly unknown[] => (tag === 'country-compare' && Array.isArray(answer) ? answer : [answer]);

/** JSON that is safe in a script element: nothing in it can end the script. */
function jsonOf(answer: unknown): string {
  try {
    const json = JSON.stringify(typeof answer === 'string' ? JSON.parse(answer) : answer) as string | undefined;
    if (json !== undefined) return json.replaceAll('<', '\\u003c');
  } catch {
    // Thrown below.
  }
  throw new Error('The answer is not JSON.');
}

type Dated = Pick<PrerenderOptions, 'asOf' | 'timeZone'>;

/** The data attributes of an inline answer: its time, and the zone for its times. */
function datasetOf({ asOf = new Date(), timeZone = 'UTC' }: Dated, validTimeZone: (zone: string) => string | undefined) {
  const zone = validTimeZone(timeZone);
  if (!zone) throw new Error(`“${timeZone}” is not a time zone (example: Europe/Berlin).`);
  const time = new Date(asOf);
  if (Number.isNaN(time.getTime())) throw new Error(`“${String(asOf)}” is not a date (example: 2026-05-20T09:30:00Z).`);
  return { asOf: typeof asOf === 'string' ? asOf.trim() : time.toISOString(), timeZone: zone };
}

export interface PictureOptions extends Dated {
  /** `wide`, 1200 x 675 pixels, or `tall`, 1080 x 1350; by default `wide`. */
  readonly form?: 'wide' | 'tall' | undefined;
  /** The API's list of all countries: the picture of one country then shows its place among them. */
  readonly countries?: unknown;
}

/** A picture as SVG, with its title and alternative text. */
export interface Picture {
  readonly svg: string;
  readonly title: string;
  readonly alternative: string;
  readonly width: number;
  readonly height: number;
}

/** A tag as a picture: the same that readers can save. `answer` as for `prerender`. */
export async function picture(
  tag: PrerenderTag,
  attributes: PrerenderAttributes,
  answer: unknown,
  { form = 'wide', countries, ...dated }: PictureOptions = {},
): Promise<Picture> {
  const [{ attributesOf, sceneFor, validTimeZone }, { svgOf }] = await Promise.all([load(tag), import('../picture/canvas.js'), TAGS['risk-table']()]);
  const dataset = datasetOf(dated, validTimeZone);
  const inline = (each: unknown) => ({ textContent: jsonOf(each), dataset });
  const list = countries === undefined ? undefined : inline(countries);
  const scene = await sceneFor(tag, writtenOf(tag, attributes, attributesOf(tag)), answersIn(tag, answer).map(inline), list, form);
  const { title, description: alternative, width, height } = scene;
  return { svg: svgOf(scene), title, alternative, width, height };
}

/** Font files in addition to those of the system, and the family used if none of the usual ones is installed. */
export interface PngFonts {
  readonly files?: readonly string[] | undefined;
  readonly family?: string | undefined;
}

/** A picture as PNG. */
export async function png({ svg }: Pick<Picture, 'svg'>, { files = [], family = 'sans-serif' }: PngFonts = {}): Promise<Uint8Array> {
  const { Resvg } = await optional('@resvg/resvg-js', 'Pictures as PNG use', import('@resvg/resvg-js'));
  const font = { loadSystemFonts: true, fontFiles: [...files], defaultFontFamily: family, sansSerifFamily: family };
  return new Resvg(svg, { font }).render().asPng();
}
