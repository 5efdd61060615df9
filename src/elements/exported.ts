import type { ExportView } from '../model/export.js';
import type { PictureSource } from '../picture/layout.js';
import type { Form, Scene } from '../picture/scene.js';
import type { Measure } from '../picture/text.js';
import { citedTitle } from '../words/citation.js';
import type { Localizer } from '../words/localizer.js';
import type { DrawnView, Shown } from './shown.js';

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
