import type { ReactiveControllerHost } from 'lit';
import type { Query } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import type { ExportView, PictureView } from '../model/export.js';
import type { InvalidAttribute } from '../model/failure.js';
import type { Publisher } from '../ui/credit.js';
import type { Localizer } from '../words/localizer.js';

/** What a tag says of whom to credit, and what it asks. */
export type CreditedTag = ReactiveControllerHost &
  HTMLElement &
  Readonly<Record<'apiBase' | 'frozen' | 'publisherName' | 'publisherUrl', string>> & {
    question(base: string): Pick<Query<unknown>, 'urls'> | InvalidAttribute;
  };

/** The extra text of a picture, and its localizer. */
export interface Drawn extends PictureView {
  readonly localizer: Localizer;
}

/** What a tag shows, with what there is for a picture, computed when a reader saves one. */
export interface DrawnView extends ExportView {
  readonly picture?: () => Drawn;
}

/** What is saved, cited or drawn. */
export interface Exported {
  readonly view: DrawnView;
  readonly answer: Answer<unknown>;
  readonly publisher: Publisher;
  /** The date of the data, in words. */
  readonly asOf: string;
}
