import { html, nothing, type TemplateResult } from 'lit';
import { cmsWindow } from './panel.js';
import { fill, type Words } from './words.js';

export interface Result {
  readonly words: Words;
  readonly preview: TemplateResult;
  readonly advice: readonly string[];
  /** The sentence of the tag in the preview, if something is wrong, and its language. */
  readonly error: string;
  readonly lang: string;
  readonly tabs: TemplateResult;
  /** The CMS that may receive the snippet, the confirmation, and the handler that sends it. */
  readonly cms: string | undefined;
  readonly sent: string;
  readonly send: (cms: string) => void;
}

/** The preview, next to the code to copy. */
export const resultView = ({ words, preview, advice, error, lang, tabs, cms, sent, send }: Result): TemplateResult =>
  html`<div class="result" tabindex="-1" role="group" aria-label=${words.result.jump}>
    <section class="shown" aria-labelledby="shown">
      <h2 class="visually-hidden" id="shown">${words.preview.title}</h2>
      ${preview}
    </section>
    <div class="copying">
      <section aria-labelledby="snippets">
        <h2 class="visually-hidden" id="snippets">${words.result.snippets}</h2>
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
          <ul id="advice">
            ${error ? html`<li lang=${lang} dir="auto">${error}</li>` : nothing} ${advice.map((sentence) => html`<li>${sentence}</li>`)}
          </ul>
        </div>
      </section>
    </div>
  </div>`;
