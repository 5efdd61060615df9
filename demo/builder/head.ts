import { html, type TemplateResult } from 'lit';
import type { Suggestion } from '../tags/control.js';
import { rememberLanguage } from './focus.js';
import { LANGUAGES, type Words } from './words.js';

/** The page's head, with the language select of the builder. */
export const headView = ({ page }: Words, language: string, languages: readonly Suggestion[], choose: (language: string) => void): TemplateResult =>
  html`<header class="page-head">
    <h1>${page.title}</h1>
    <p>${page.lead}</p>
    <label class="ui"
      ><span class="visually-hidden">${page.language}</span>
      <select
        @change=${({ target }: Event) => {
          choose((target as HTMLSelectElement).value);
          rememberLanguage();
        }}
      >
        ${LANGUAGES.map(
          (each) =>
            html`<option value=${each} lang=${each} .selected=${each === language}>${languages.find(({ value }) => value === each)?.label ?? each}</option>`,
        )}
      </select></label
    >
  </header>`;
