import { html, type TemplateResult } from 'lit';
import { snippetFigure } from '../snippet.js';
import type { Part, Way } from './snippet-parts.js';
import { WAYS } from './snippets.js';
import { fill, type Words } from './words.js';

type Figure = ReturnType<typeof snippetFigure>;

/** A figure for each place of a part, so that its Copy button stays while its text changes. */
const figures = new Map<string, Figure>();

function figureOf(part: Part, place: number, words: Words['result']): HTMLElement {
  const name = fill(words.snippet, { number: place + 1 });
  const figure = figures.get(name) ?? snippetFigure(name, '', { words });
  figures.set(name, figure);
  figure.write(part.code);
  return figure.figure;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export const wayOf = (name: string): Way => WAYS.find((way) => way.name === name) ?? WAYS[0]!;

/** The ways to embed, as tabs: the arrow keys go from one to the next. */
export function tabsView(chosen: string, parts: readonly Part[], words: Words, choose: (name: string) => void): TemplateResult {
  const current = wayOf(chosen);
  const moved = (event: KeyboardEvent): void => {
    const at = WAYS.indexOf(current);
    const next = WAYS[STEPS[event.key]?.(at, WAYS.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.name);
    document.getElementById(`tab-${next.name}`)?.focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${words.result.ways} @keydown=${moved}>
      ${WAYS.map(
        ({ name }) =>
          html`<button
            type="button"
            role="tab"
            id=${`tab-${name}`}
            aria-controls="ways"
            aria-selected=${name === current.name}
            tabindex=${name === current.name ? 0 : -1}
            @click=${() => choose(name)}
          >
            ${words.tabs[name]}
          </button>`,
      )}
    </div>
    <div role="tabpanel" id="ways" aria-labelledby=${`tab-${current.name}`}>
      ${parts.map(
        (part, place) =>
          html`<div class="part">
            <h3>${words.where[part.where]}</h3>
            ${figureOf(part, place, words.result)}
          </div>`,
      )}
    </div>`;
}
