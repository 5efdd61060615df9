import type { Measure } from '../map/shapes.js';
import type { PictureSource } from '../picture/layout.js';
import type { Form, Scene } from '../picture/scene.js';
import { citedTitle } from '../words/citation.js';
import type { Localizer } from '../words/localizer.js';
import type { Exported } from '../ui/credit.js';

/** Each tag's picture is a chunk of its own. */
const PICTURES: Readonly<Record<string, () => Promise<{ readonly draw: (source: never) => Scene | Promise<Scene> }>>> = {
  'country-risk': () => import('../picture/country-risk.js'),
  'country-compare': () => import('../picture/country-compare.js'),
  'risk-table': () => import('../picture/risk-table.js'),
  'risk-map': () => import('../picture/risk-map.js'),
  'incident-map': () => import('../picture/incident-map.js'),
};

export const hasPicture = (tag: string): boolean => Object.hasOwn(PICTURES, tag);

export async function drawScene(tag: string, { view, ...shown }: Exported, form: Form, measure: Measure, words: Localizer<'exportPanel'>): Promise<Scene> {
  const { draw } = await PICTURES[tag]!();
  const { localizer, ...besides } = view.picture!();
  const source: PictureSource = { ...shown, view: { ...view, ...besides }, cited: citedTitle(view, words), localizer, form, measure };
  return draw(source as never);
}
