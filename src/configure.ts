export { configure } from './api/request.js';
export type { Loader, Settings } from './model/attributes.js';
