// One article block in three looks, each made with tokens, and a form to make another.
import { facts } from 'virtual:tag-facts';
import { snippetFigure } from '../snippet.js';
import { startThemeSwitch } from '../theme-switch.js';
import broadsheet from './broadsheet.css?raw';
import { tokensIn } from './contrast.js';
import { startEditor } from './editor.js';
import magazine from './magazine.css?raw';
import tabloid from './tabloid.css?raw';

const SHEETS: Readonly<Record<string, string>> = { broadsheet, tabloid, magazine };

startThemeSwitch();

for (const look of document.querySelectorAll<HTMLElement>('[data-look]')) {
  const name = look.dataset['look'] ?? '';
  look.append(snippetFigure(`Snippet: the tokens of the ${name}`, (SHEETS[name] ?? '').trim()).figure);
}

/** Each token once: shared tokens, then those of single tags. */
const tokens = [...new Map([...(facts[0]?.sharedTokens ?? []), ...facts.flatMap((fact) => fact.tokens)].map((token) => [token.name, token])).values()];

const place = document.querySelector<HTMLElement>('[data-editor]');
const story = document.querySelector('.magazine .block');
if (place && story) {
  startEditor(place, tokens, story.cloneNode(true), [
    { name: 'Our own colours, light', tokens: {}, isDark: false },
    { name: 'Our own colours, dark', tokens: {}, isDark: true },
    { name: 'The broadsheet', tokens: tokensIn(broadsheet), isDark: false },
    { name: 'The tabloid', tokens: tokensIn(tabloid), isDark: false },
    { name: 'The magazine', tokens: tokensIn(magazine), isDark: true },
  ]);
}
