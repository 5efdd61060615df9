// What the demo's article does itself: the colour switch and the snippets. The tags need none of it.
import { addSnippets } from './snippet.js';
import { startThemeSwitch } from './theme-switch.js';

startThemeSwitch();
addSnippets();
