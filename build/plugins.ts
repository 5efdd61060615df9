import type { Plugin } from 'vite';
import { leafletForStrictPages } from './leaflet-plugin.js';
import { litWithOwnPolicy } from './lit-plugin.js';
import { wordSections } from './words-plugin.js';

/** What our sources need wherever Vite reads them: on the dev server, in both builds and in the tests. */
export const plugins = (): Plugin[] => [wordSections(), leafletForStrictPages(), litWithOwnPolicy()];
