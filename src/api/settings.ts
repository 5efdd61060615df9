import type { Settings } from '../model/settings.js';
import { page } from './ask.js';

/** Sets page-wide defaults. Tags already on the page follow; attributes on a tag win. */
export function configure(settings: Settings): void {
  Object.assign(page.settings, settings);
  for (const listener of page.listeners) listener();
}
