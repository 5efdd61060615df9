import { css, html, nothing, type TemplateResult } from 'lit';

/** The line's margin on either side, in pixels, for the handles at its ends. */
const MARGIN = 12;

/** One of two handles that select a range on a line, for keyboard and touch. `bounds` keep the handles from passing each other. */
export const rangeHandle = (
  name: string,
  value: number,
  text: string,
  most: number,
  bounds: readonly [least: number, most: number],
  choose: (value: number) => void,
): TemplateResult =>
  html`<input
    type="range"
    max=${most}
    aria-label=${name}
    aria-valuetext=${text}
    .value=${String(value)}
    @input=${({ currentTarget }: Event) => {
      const input = currentTarget as HTMLInputElement;
      const chosen = Math.max(bounds[0], Math.min(bounds[1], Number(input.value)));
      input.value = String(chosen);
      choose(chosen);
    }}
  />`;

/** The handle that is nearer to a click on the line, for readers who cannot drag: focuses it, and returns whether it is the last one and its new value. */
export function nearerHandle({ target, currentTarget, clientX }: MouseEvent): { readonly isLast: boolean; readonly value: number } | undefined {
  const [first, last] = (currentTarget as HTMLElement).querySelectorAll('input');
  if (!first || !last || (target as Element).closest('input, .days, .choice')) return undefined;
  const { left, width } = first.getBoundingClientRect();
  const part = Math.max(0, Math.min(1, (clientX - left - MARGIN) / (width - 2 * MARGIN)));
  const value = Math.round(Number(first.max) * (first.matches(':dir(rtl)') ? 1 - part : part));
  const isLast = 2 * value > Number(first.value) + Number(last.value);
  (isLast ? last : first).focus();
  return { isLast, value };
}

/** Near an end (percent) the text over a handle is aligned to it, because large text would overflow. */
const [NEAR_START, NEAR_END] = [5, 90];

const anchorOf = (value: number, isLast: boolean): string => (isLast ? (value > NEAR_END ? 'end' : 'middle') : value < NEAR_START ? 'start' : 'end');

/** The visible handles, positioned in percent: knobs below the line, values above. */
export function rangeMarks(from: number, until: number, isRightToLeft: boolean, texts: readonly string[] = []): readonly TemplateResult[] {
  return [from, until].map(
    (value, index) =>
      html`<svg class="knob" x="${isRightToLeft ? 100 - value : value}%">
        <text y="-4" text-anchor=${anchorOf(value, index > 0)}>${index || from < until ? texts[index] : nothing}</text>
        <svg y="100%"><path d="M0 0l6 6v12H-6V6z" /></svg>
      </svg>`,
  );
}

export const rangeHandleStyles = css`
  .handles {
    position: relative;
  }
  /* Outside the selection; works on any background. */
  .faint {
    opacity: 0.2;
  }
  .knob {
    fill: currentColor;
    font-size: var(--_note);
    font-weight: 600;
  }
  @media print {
    .knob svg {
      display: none;
    }
  }
  .handles input {
    position: absolute;
    inset: var(--_handles) 0 auto;
    inline-size: 100%;
    block-size: 24px;
    margin: 0;
    outline: 0;
    font-size: inherit;
    background: none;
    appearance: none;
    pointer-events: none;
  }
  .handles input::-moz-range-track {
    background: none;
  }
  .handles input::-webkit-slider-thumb {
    inline-size: 24px;
    block-size: 24px;
    appearance: none;
    cursor: ew-resize;
    pointer-events: auto;
  }
  .handles input::-moz-range-thumb {
    inline-size: 24px;
    block-size: 24px;
    border: 0;
    background: none;
    cursor: ew-resize;
    pointer-events: auto;
  }
  .handles input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--_focus);
  }
  .handles input:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--_focus);
  }
`;
