import type { Plugin } from 'vite';
import { leafletForStrictPages } from './leaflet-plugin.js';
import { litWithOwnPolicy } from './lit-plugin.js';
import { wordSections } from './words-plugin.js';

/** The plugins that our sources need everywhere: dev server, both builds and tests. */
export const plugins = (): Plugin[] => [wordSections(), leafletForStrictPages(), litWithOwnPolicy()];
