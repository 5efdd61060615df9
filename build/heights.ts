import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEIGHTS, STEP_HEIGHTS, STEPS } from '../demo/heights.js';
import { VERSION } from './constants.js';

type Name = keyof typeof HEIGHTS;

const NAMES = Object.keys(HEIGHTS) as readonly Name[];

/** The selector of one row: the tag, and its placeholder until the script has run. */
function selectorOf(name: Name): string {
  if (name === 'card') return "country-risk:not([variant='inline' i]), [data-country-risk]:not([data-variant='inline' i])";
  if (name === 'badge' || name === 'full') return `country-risk[variant='${name}' i], [data-country-risk][data-variant='${name}' i]`;
  const [tag, compared] = name.split('.');
  return compared ? `${tag}.${compared}, [data-${tag}].${compared}` : `${tag}, [data-${tag}]`;
}

/** Cards first, because badges and full profiles are the same tag. */
const all = (write: (name: Name) => string): string => ['card' as const, ...NAMES.filter((name) => name !== 'card')].map(write).join('');

const before = (name: Name): string => selectorOf(name).replaceAll(/(?=, )|$/g, '::before');

const heightAt =
  (step: number) =>
  (name: Name): string =>
    `${before(name)} { block-size: ${STEP_HEIGHTS[name][step]}px }\n`;

/**
 * `heights.css`: keeps the place of each tag at every width, so that nothing moves when the data arrives. A tag is as high as a float without a width,
 * whose height depends on how wide the tag is: it asks the tag itself, so no element of the page has to be a container.
 */
export const heightsSheet = (comment: string): string =>
  [
    `/* ${comment} */\n`,
    `${NAMES.filter((name) => name !== 'badge' && name !== 'full')
      .map(selectorOf)
      .join(',\n')} { display: flow-root; container-type: inline-size; contain-intrinsic-inline-size: 14em }\n`,
    `${NAMES.filter((name) => name !== 'badge' && name !== 'full')
      .map(before)
      .join(',\n')} { content: ''; float: inline-start }\n`,
    all(heightAt(0)),
    ...STEPS.flatMap((width, step) => (step === 0 ? [] : [`@container (min-width: ${width}px) {\n${all(heightAt(step))}}\n`])),
    `@media print {\n${all((name) => `${before(name)} { content: none }\n`)}}\n`,
  ].join('');

export const writeHeights = (folder: string): void =>
  writeFileSync(join(folder, 'heights.css'), heightsSheet(`Travel Safety Embeds ${VERSION}: the places of its tags.`));
