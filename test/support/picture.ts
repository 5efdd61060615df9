import { readerWords } from '../../build/reader-words.js';
import type { ExportContent, ExportView, PictureView } from '../../src/model/export.js';
import type { Incident } from '../../src/model/incident.js';
import type { TextShape } from '../../src/map/shapes.js';
import type { PictureSource } from '../../src/picture/layout.js';
import type { Form, Scene, Shape } from '../../src/picture/scene.js';
import { estimate } from '../../src/picture/drawing.js';
import type { WordSection } from '../../src/words/localizer.js';

export interface Drawn {
  readonly lang?: string;
  readonly form?: Form;
  readonly publisher?: string;
  readonly licence?: string;
  readonly view?: Partial<Omit<ExportView, 'content'> & PictureView>;
}

/** The input for a picture of some content, as a tag provides it. */
export const pictureSource = <Kind extends ExportContent['kind']>(
  content: Extract<ExportContent, { readonly kind: Kind }>,
  { lang = 'en', form = 'wide', publisher = 'Sample', licence, view = {} }: Drawn = {},
): PictureSource<WordSection, Kind> => ({
  view: { content, query: {}, changes: {}, title: 'Title', ...view },
  answer: { credit: { licence } },
  publisher: { name: publisher },
  cited: 'Cited',
  asOf: 'The day of the data',
  localizer: readerWords(lang),
  form,
  measure: estimate,
});

const inside = (shape: Shape): readonly Shape[] => (shape.kind === 'window' ? shape.shapes.flatMap(inside) : [shape]);

/** All texts of a picture, including its map. */
export const textsIn = ({ shapes }: Scene): readonly TextShape[] => shapes.flatMap(inside).flatMap((shape) => (shape.kind === 'text' ? [shape] : []));

/** All texts of a picture in one string. */
export const wordsIn = (scene: Scene): string =>
  textsIn(scene)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll('\u00a0', ' ');

export const fillsIn = ({ shapes }: Scene): ReadonlySet<string> => new Set(shapes.flatMap(inside).flatMap((shape) => ('fill' in shape && shape.fill) || []));

/** Texts that are clipped by the picture's edges. */
export const cutOff = (scene: Scene): readonly string[] =>
  textsIn(scene)
    .filter(({ text, x, y, size, weight, align }) => {
      const width = estimate(text, size, weight);
      const left = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width;
      return left < 0 || left + width > scene.width || y > scene.height || y - size < 0;
    })
    .map(({ text }) => text);

/** One incident of each severity. */
export const incidents: readonly Incident[] = [1, 2, 3, 4, 5, undefined].map((severity, place) => ({
  id: String(place),
  title: `Report ${place}`,
  category: 'crime',
  severity,
  city: place % 2 ? 'Mombasa' : undefined,
  occurredAt: Date.UTC(2026, 5, place + 1),
  place: { lat: -4 + place, lng: 36 + place / 2 },
  resolved: false,
}));
