// What the demo's article adds: the colour switch and the snippets. The tags need neither.
import { addSnippets } from './snippet.js';
import { startThemeSwitch } from './theme-switch.js';

startThemeSwitch();
addSnippets();
