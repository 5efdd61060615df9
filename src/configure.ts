export { configure } from './api/ask.js';
export type { Settings } from './model/settings.js';
