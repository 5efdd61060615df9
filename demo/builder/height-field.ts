import { html, nothing, type TemplateResult } from 'lit';
import type { Choice } from './choice.js';
import { HEIGHT_RANGE, writtenHeight } from './plan.js';
import { fill, type Words } from './words.js';

/** What the field gets from its form. */
export interface HeightForm {
  readonly words: Words;
  readonly choice: Choice;
  /** Height of the tag in the preview, at the width of its place. */
  readonly shownHeight: number | undefined;
  readonly change: (change: Partial<Choice>) => void;
}

/** The height to reserve. Not a number field, which would discard what is not a number. */
export function heightField({ choice, change, shownHeight, words: { form } }: HeightForm, standard: number): TemplateResult {
  const { height } = choice;
  const isWrong = height !== '' && writtenHeight(choice) === undefined;
  return html`<div class="field">
    <label for="height">${form.height}</label>
    <div class="with-button">
      <input
        type="text"
        inputmode="numeric"
        dir="ltr"
        id="height"
        aria-describedby="height-wrong height-help"
        aria-invalid=${isWrong}
        autocomplete="off"
        .value=${height}
        @change=${({ target }: Event) => change({ height: (target as HTMLInputElement).value.trim() })}
      />
      <button type="button" ?disabled=${!shownHeight} @click=${() => change({ height: String(shownHeight) })}>
        ${form.takeHeight}${shownHeight ? `: ${shownHeight}` : ''}
      </button>
    </div>
    <p class="help" id="height-wrong" role="status">${isWrong ? html`<strong>${fill(form.heightWrong, { height, ...HEIGHT_RANGE })}</strong>` : nothing}</p>
    <p class="help" id="height-help">${fill(form.heightHelp, { height: standard })}</p>
  </div>`;
}
