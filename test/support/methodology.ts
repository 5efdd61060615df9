import type { Methodology } from '../../src/model/methodology.js';
import { methodologyView } from '../../src/ui/methodology.js';
import { english } from './english.js';
import { pageOf } from './template.js';

/** The text of a methodology and the URLs of its links. */
export const methodologyPage = (data: Methodology): string => pageOf(methodologyView(data, undefined, english, 0));
