export { configure } from './api/request.js';
export type { Settings } from './model/settings.js';
