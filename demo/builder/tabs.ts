import { html, type TemplateResult } from 'lit';
import { snippetFigure } from '../snippet.js';
import type { Part, SnippetFormat } from './snippet-parts.js';
import { FORMATS } from './snippets.js';
import { fill, type Words } from './words.js';

type Figure = ReturnType<typeof snippetFigure>;

/** Figures by position, reused so that a Copy button stays while its code changes. */
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

/** The arrow keys of a page from right to left. */
const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

export const formatOf = (name: string): SnippetFormat => FORMATS.find((way) => way.name === name) ?? FORMATS[0]!;

/** The ways to embed as tabs, with arrow keys. */
export function tabsView(chosen: string, parts: readonly Part[], words: Words, choose: (name: string) => void): TemplateResult {
  const current = formatOf(chosen);
  const onKeydown = (event: KeyboardEvent): void => {
    const key = (document.dir === 'rtl' && MIRRORED[event.key]) || event.key;
    const at = FORMATS.indexOf(current);
    const next = FORMATS[STEPS[key]?.(at, FORMATS.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.name);
    document.getElementById(`tab-${next.name}`)?.focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${words.result.ways} @keydown=${onKeydown}>
      ${FORMATS.map(
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
