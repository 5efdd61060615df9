import { html, type TemplateResult } from 'lit';
import { tierLevel } from '../model/country.js';
import type { Tick } from '../model/score-ticks.js';
import { tierClass, type Direction } from './score.js';

/** Ticks per score that fill the ruler's height; if there are more, all are drawn lower. */
const USUAL_HEIGHT = 8;

/** Sorts ticks without a tier last. */
const levelOf = ({ tier }: Tick): number => tierLevel(tier) ?? 6;

/** One tick for each country in its tier's colour, stacked by score; faint unless `isChosen`. */
export function tickColumns(ticks: readonly Tick[], { dir }: Direction, isChosen = (_score: number): boolean => true): TemplateResult {
  const heights = new Map<number, number>();
  const shapes = new Map<string, string>();
  for (const { score, tier } of ticks.toSorted((one, other) => levelOf(one) - levelOf(other))) {
    const height = (heights.get(score) ?? 0) + 1;
    heights.set(score, height);
    const x = (dir === 'rtl' ? 100 - score : score) - 0.4;
    const name = `${tierClass(tier)} ${isChosen(score) ? '' : 'faint'}`;
    shapes.set(name, `${shapes.get(name) ?? ''}M${x.toFixed(1)} ${-height}h.8v.75h-.8z`);
  }
  const rows = Math.max(USUAL_HEIGHT, ...heights.values());
  return html`<svg viewBox="0 ${-rows} 100 ${rows}" preserveAspectRatio="none">
    ${[...shapes].map(([name, shape]) => html`<svg class="marks ${name}"><path d=${shape} /></svg>`)}
  </svg>`;
}
