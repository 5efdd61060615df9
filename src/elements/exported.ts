import type { Answer } from '../model/answer.js';
import type { ExportQuery, ExportView, PictureView } from '../model/export.js';
import type { PictureSource } from '../picture/layout.js';
import type { Form, Scene } from '../picture/scene.js';
import type { Measure } from '../picture/text.js';
import type { Publisher } from '../ui/credit.js';
import { citedTitle } from '../words/citation.js';
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

/** What is saved, cited or drawn. */
export interface Exported extends Shown {
  readonly view: DrawnView & ExportView;
}

export const exportedBy = (tag: string, shown: Shown): Exported => ({ ...shown, view: { ...shown.view, query: { tag, ...shown.view.query } } });

type Draw = (source: never) => Scene | Promise<Scene>;

/** Each tag's picture is a chunk of its own. */
const PICTURES: Readonly<Record<string, () => Promise<{ readonly draw: Draw }>>> = {
  'country-risk': () => import('../picture/country-risk.js'),
  'country-compare': () => import('../picture/country-compare.js'),
  'risk-table': () => import('../picture/risk-table.js'),
  'risk-map': () => import('../picture/risk-map.js'),
  'incident-map': () => import('../picture/incident-map.js'),
};

export const hasPicture = (tag: string): boolean => Object.hasOwn(PICTURES, tag);

/** What a tag shows, as a picture. */
export async function sceneOf({ view, answer, publisher, asOf }: Exported, form: Form, measure: Measure, words: Localizer<'exportPanel'>): Promise<Scene> {
  const { draw } = await PICTURES[view.query.tag]!();
  const { localizer, ...besides } = view.picture!();
  const source: PictureSource = { view: { ...view, ...besides }, answer, publisher, cited: citedTitle(view, words), asOf, localizer, form, measure };
  return draw(source as never);
}
