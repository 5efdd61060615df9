import { html, type TemplateResult } from 'lit';
import { snippetFigure } from '../snippet.js';
import { type Part, type Way, WAYS } from './snippets.js';

type Figure = ReturnType<typeof snippetFigure>;

/** A figure for each place of a part, so that its Copy button stays while its text changes. */
const figures: Figure[] = [];

function figureOf(part: Part, place: number): HTMLElement {
  const { figure, write } = (figures[place] ??= snippetFigure(`part ${place + 1}`, ''));
  write(part.code);
  return figure;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export const wayOf = (name: string): Way => WAYS.find((way) => way.name === name) ?? WAYS[0]!;

/** The ways to embed, as tabs: the arrow keys go from one to the next. */
export function tabsView(chosen: string, parts: readonly Part[], choose: (name: string) => void): TemplateResult {
  const current = wayOf(chosen);
  const moved = (event: KeyboardEvent): void => {
    const at = WAYS.indexOf(current);
    const next = WAYS[STEPS[event.key]?.(at, WAYS.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.name);
    document.getElementById(`tab-${next.name}`)?.focus();
  };
  return html`<div class="tabs" role="tablist" aria-label="Ways to embed" @keydown=${moved}>
      ${WAYS.map(
        ({ name, label }) =>
          html`<button
            type="button"
            role="tab"
            id=${`tab-${name}`}
            aria-controls="ways"
            aria-selected=${name === current.name}
            tabindex=${name === current.name ? 0 : -1}
            @click=${() => choose(name)}
          >
            ${label}
          </button>`,
      )}
    </div>
    <div role="tabpanel" id="ways" aria-labelledby=${`tab-${current.name}`}>
      ${parts.map(
        (part, place) =>
          html`<div class="part">
            <h3>${part.where}</h3>
            ${figureOf(part, place)}
          </div>`,
      )}
    </div>`;
}
