export { configure } from './api/settings.js';
export type { Settings } from './model/settings.js';
