import type { Methodology } from '../../src/model/methodology.js';
import { methodologyView } from '../../src/ui/methodology.js';
import { english } from './english.js';
import { pageOf } from './template.js';

/** What a reader reads of a methodology, and where its links lead. */
export const methodologyPage = (data: Methodology): string => pageOf(methodologyView(data, undefined, english, 0));
