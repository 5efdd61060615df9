import type { Methodology } from '../../src/model/methodology.js';
import { methodologyView } from '../../src/ui/methodology.js';
import { common } from '../../src/words/en.json?common';
import { country } from '../../src/words/en.json?country';
import { methodology } from '../../src/words/en.json?methodology';
import { createLocalizer } from '../../src/words/localizer.js';
import { pageOf } from './template.js';

/** What a reader reads of a methodology, and where its links lead. */
export const methodologyPage = (data: Methodology): string =>
  pageOf(methodologyView(data, undefined, createLocalizer({ ...common, ...country, ...methodology }, 'en'), 0));
