// Adds the colour switch and the snippets to the demo's article. The tags need neither.
import { addSnippets } from './snippet.js';
import { startThemeSwitch } from './theme-switch.js';

startThemeSwitch();
addSnippets();
