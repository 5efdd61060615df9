import { HEIGHTS } from '../../demo/heights.js';
import type { Hints } from './hints.js';
import type { Peer } from './peers.js';

/** Origins of a page's parts. */
export interface Origins {
  readonly api: string;
  readonly cdn: string;
  readonly byHand: string;
  readonly peers: string;
  /** File names of the build. */
  readonly hints: Hints;
  readonly prerendered: Readonly<Record<'card' | 'badge', string>>;
}

/** A page to measure. It sets `done` to the time at which its content is visible. */
export interface BenchPage {
  /** For `--pages`. */
  readonly id: string;
  readonly name: string;
  /** The `id` of the page whose time is 1 in the results. */
  readonly baseline: string;
  readonly html: (origins: Origins) => string;
  /** True for pages with our tags, which can be compared with an older build. */
  readonly isOurs?: boolean;
  /** The peer whose packages it needs. */
  readonly peer?: Peer;
  /** True for a map that is panned and zoomed after loading. */
  readonly isExplored?: boolean;
  /** True to measure the second visit. */
  readonly isSecond?: boolean;
  readonly isPhone?: boolean;
  /** True for features that older builds lack. */
  readonly isNew?: boolean;
}

/** The documented height to reserve on a phone (0) or in a text column (1). */
export const reserved = (name: keyof typeof HEIGHTS, width: 0 | 1 = 1): string => `style="display:block;min-height:${HEIGHTS[name][width]}px"`;

/** Call `now` in the frame that shows the content, `painted` right after changing the page. */
export const page = (
  body: string,
  head = '',
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title>${head}
<style>body{max-width:700px;margin:20px auto;font:16px/1.5 sans-serif}</style>
<script>const now=()=>{const{port1,port2}=new MessageChannel;port1.onmessage=()=>window.done??=performance.now();port2.postMessage(0)};
const painted=()=>requestAnimationFrame(now);
const loaded=(count)=>{let seen=0;addEventListener('risk-load',()=>{if(++seen===count)painted()},true)};
const look=(selector,inside)=>{const root=document.querySelector(selector).shadowRoot;root?.querySelector(inside)?now():requestAnimationFrame(()=>look(selector,inside))};</script>
<p>Text before.</p>${body}<p>Text after.</p></html>`;

export const loader = ({ api, cdn }: Origins): string => `<script async crossorigin="anonymous" src="${cdn}/embed.js" data-api-base="${api}"></script>`;

/** Preload hints for the files and the response that a tag will need. */
export const preloads = ({ api, cdn, hints }: Origins, tag: keyof Hints, path: string): string =>
  [
    `<link rel="preload" as="script" crossorigin href="${cdn}/embed.js">`,
    ...hints[tag].map((file) => `<link rel="modulepreload" crossorigin href="${cdn}/${file}">`),
    `<link rel="preload" as="fetch" crossorigin href="${api}/api/v1${path}">`,
  ].join('');

/** A hundred country codes of the sample dataset. */
export const CODES =
  `AD AE AF AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DO DZ EC EE EG ER ES ET FI FJ FR GA GB GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KP KR KW KZ LA LB LC LK LR LS LT LU LV LY`.split(
    ' ',
  );

export const badges = (codes: readonly string[]): string =>
  codes.map((code) => `<country-risk country="${code}" variant="badge" loading="eager" ${reserved('badge')}></country-risk>`).join('');

export const byHand = ({ api, byHand: origin }: Origins, tag: string, file: string, height: number): string =>
  `<${tag} api="${api}" style="display:block;min-height:${height}px"></${tag}><script async src="${origin}/${file}.js"></script>`;

export const card = (width: 0 | 1 = 1): string => `<country-risk country="JP" ${reserved('card', width)}><a href="/">Japan</a></country-risk>`;

/** The page's own content is visible once parsed. */
export const PARSED = `<script>addEventListener('DOMContentLoaded',painted)</script>`;

/** Waits until loaded content replaces the prerendered content, so that layout shifts of the replacement count. */
export const SETTLED = `<script>window.settled=new Promise((resolve)=>addEventListener('risk-load',({target})=>target.isPrerendered||resolve(),true))</script>`;
