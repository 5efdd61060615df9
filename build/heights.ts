import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEIGHTS, STEP_HEIGHTS, STEPS } from '../demo/heights.js';
import { VERSION } from './constants.js';

type Name = keyof typeof HEIGHTS;

const NAMES = Object.keys(HEIGHTS) as readonly Name[];

/**
 * The selector of one row: the tag and, until the script has run, its placeholder; the tag in a placeholder does not get its class. Selectors for variants have higher specificity, so the order of rows does
 * not matter.
 */
function selectorOf(name: Name): string {
  if (name === 'card') return "country-risk:where(:not([variant='inline' i])), [data-country-risk]:where(:not([data-variant='inline' i]))";
  if (name === 'risk-map[region]') return "risk-map[region]:not([region='']), [data-risk-map]:not([data-risk-map=''])";
  if (name === 'badge' || name === 'full') return `country-risk[variant='${name}' i], [data-country-risk][data-variant='${name}' i]`;
  const [tag, compared] = name.split('.');
  return compared ? `${tag}.${compared}, [data-${tag}].${compared}, .${compared} > ${tag}` : `${tag}, [data-${tag}]`;
}

/** Rows that are not variants of another row. */
const WHOLE = NAMES.filter((name) => !/^(?:badge|full)$|[.[]/.test(name));

const before = (name: Name): string => selectorOf(name).replaceAll(/(?=, )|$/g, '::before');

const heightsAt = (step: number): string =>
  NAMES.filter((name) => STEP_HEIGHTS[name][step] !== STEP_HEIGHTS[name][step - 1])
    .map((name) => `${before(name)} { block-size: ${STEP_HEIGHTS[name][step]}px }\n`)
    .join('');

/**
 * `heights.css` reserves the height of each tag at every width, so nothing moves when the data arrives. A zero-width float sets the tag's height with container
 * queries on the tag itself, so no element of the page has to be a container.
 */
export const heightsSheet = (comment: string): string =>
  [
    `/* ${comment} */\n`,
    `${WHOLE.map(selectorOf).join(',\n')} { display: flow-root; container-type: inline-size; contain-intrinsic-inline-size: 14em }\n`,
    `${WHOLE.map(before).join(',\n')} { content: ''; float: inline-start }\n`,
    heightsAt(0),
    ...STEPS.flatMap((width, step) => (step === 0 ? [] : [`@container (min-width: ${width}px) {\n${heightsAt(step)}}\n`])),
    `@media print {\n${WHOLE.map(before).join(',\n')} { content: none }\n}\n`,
  ].join('');

export const writeHeights = (folder: string): void =>
  writeFileSync(join(folder, 'heights.css'), heightsSheet(`Travel Safety Embeds ${VERSION}: the places of its tags.`));
