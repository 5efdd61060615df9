import type { Answer } from '../model/answer.js';
import type { ExportQuery, ExportView, PictureView } from '../model/export.js';
import type { Publisher } from '../ui/credit.js';
import type { Localizer } from '../words/localizer.js';

/** The extra text of a picture, and its localizer. */
export interface Drawn extends PictureView {
  readonly localizer: Localizer;
}

/** What a tag shows, with what there is for a picture, computed when a reader saves one. */
export interface DrawnView extends Omit<ExportView, 'query'> {
  readonly query: Omit<ExportQuery, 'tag'>;
  readonly picture?: () => Drawn;
}

/** What a tag hands to the panel. */
export interface Shown {
  readonly view: DrawnView;
  readonly answer: Answer<unknown>;
  readonly publisher: Publisher;
  /** The date of the data, in words. */
  readonly asOf: string;
}
