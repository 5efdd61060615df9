import { css, html, nothing, type TemplateResult } from 'lit';

/** One of two handles on a line, which choose where on it something begins and ends: what keys and fingers move. `bounds` is from where to where it may go, since neither passes the other. */
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

/** Before and after these, in percent, what stands above a handle begins or ends with it: large text would leave the line. */
const [NEAR_START, NEAR_END] = [5, 90];

/** What is seen of the handles, in percent of the line: they hang below it, with what they stand at above. */
export function rangeMarks(from: number, until: number, isRightToLeft: boolean, texts: readonly string[] = []): readonly TemplateResult[] {
  return [from, until].map(
    (value, index) =>
      html`<svg class="knob ${value > NEAR_END ? 'at-end' : value < NEAR_START ? 'at-start' : ''}" x="${isRightToLeft ? 100 - value : value}%">
        <text y="-4">${index || from < until ? texts[index] : nothing}</text>
        <svg y="100%"><path d="M0 0l6 6v12H-6V6z" /></svg>
      </svg>`,
  );
}

/** The line has to be 12 pixels shorter than its place on either side, where the handles at its ends have room. */
export const rangeHandleStyles = css`
  .handles {
    position: relative;
  }
  /* What is not chosen, on paper of any colour. */
  .faint {
    opacity: 0.2;
  }
  .knob {
    fill: currentColor;
    font-size: var(--_note);
    font-weight: 600;
    text-anchor: end;
  }
  .knob.at-start {
    text-anchor: start;
  }
  .knob ~ .knob:not(.at-end) {
    text-anchor: middle;
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
