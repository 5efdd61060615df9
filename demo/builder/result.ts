import { html, nothing, type TemplateResult } from 'lit';
import { cmsWindow } from './panel.js';
import { fill, type Words } from './words.js';

export interface Result {
  readonly words: Words;
  readonly preview: TemplateResult;
  readonly advice: readonly string[];
  readonly tabs: TemplateResult;
  /** The CMS that may receive the snippet, the confirmation, and the handler that sends it. */
  readonly cms: string | undefined;
  readonly sent: string;
  readonly send: (cms: string) => void;
}

/** The preview, next to the code to copy. */
export const resultView = ({ words, preview, advice, tabs, cms, sent, send }: Result): TemplateResult =>
  html`<div class="result" tabindex="-1">
    <section class="shown" aria-label=${words.preview.title}>${preview}</section>
    <div class="copying">
      <section aria-label=${words.result.snippets}>
        ${tabs}
        ${
          cms
            ? html`<p class="send">
                <button type="button" ?disabled=${!cmsWindow()} @click=${() => send(cms)}>${fill(words.result.insert, { cms: new URL(cms).host })}</button>
                <span role="status">${sent}</span>
              </p>`
            : nothing
        }
      </section>
      <section class="advice" aria-label=${words.result.advice}>
        <div role="status">
          <ul>
            ${advice.map((sentence) => html`<li>${sentence}</li>`)}
          </ul>
        </div>
      </section>
    </div>
  </div>`;
