import { LICENCE, licenceUrl, type Answer } from '../model/answer.js';
import type { ExportContent, ExportView, PictureView } from '../model/export.js';
import { changesText } from '../words/changes.js';
import type { Localizer, WordSection } from '../words/localizer.js';
import { HAIR, INK, BACKGROUND, QUIET, FORMS, type Form, type Scene } from './scene.js';
import { Drawing } from './drawing.js';
import type { Measure } from '../map/shapes.js';

export interface PictureSource<S extends WordSection = 'common', Kind extends ExportContent['kind'] = ExportContent['kind']> {
  readonly view: ExportView & PictureView & { readonly content: Extract<ExportContent, { readonly kind: Kind }> };
  readonly answer: Pick<Answer<unknown>, 'credit'>;
  readonly publisher: { readonly name: string | undefined };
  /** The title of the view in a citation. */
  readonly cited: string;
  /** The date of the data, in words. */
  readonly asOf: string;
  readonly localizer: Localizer<S | 'common'>;
  readonly form: Form;
  readonly measure: Measure;
}

export interface Type {
  readonly figure: number;
  readonly title: number;
  readonly lead: number;
  readonly text: number;
  readonly note: number;
}

const TYPES: Readonly<Record<Form, Type>> = {
  wide: { figure: 110, title: 44, lead: 28, text: 22, note: 17 },
  tall: { figure: 150, title: 58, lead: 38, text: 28, note: 21 },
};

/** A picture with its header and footer, and the space left between them. */
export interface Layout {
  readonly drawing: Drawing;
  readonly type: Type;
  /** The space left; `x` is measured from the start side. */
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

interface Heading {
  readonly kicker: string;
  readonly title: string;
  /** Space left free at the end of the title. */
  readonly aside?: number;
}

/** The finding is the title; what it is about, or else the view's own title, is in the line above it, with `more`. */
export const headingOf = ({ finding, title = '', about = title }: PictureSource['view'], more?: string | false): Heading => ({
  title: finding || title,
  kicker: [finding && about.charAt(0).toUpperCase() + about.slice(1), more].filter(Boolean).join(' · '),
});

const MARGIN = 56;
const RULE = 4;

/** Publisher, licence with its URL, date of the data and changes, as CC BY requires. */
function creditOf({ answer, publisher, asOf, view, localizer }: PictureSource): string {
  const { strings } = localizer;
  const { licence = LICENCE } = answer.credit;
  const url = licenceUrl(licence)?.replace(/^https:\/\/|\/$/g, '');
  const terms = url && url !== licence ? `${licence} (${url})` : licence;
  const credit = `${strings.creditTo}\u2068${publisher.name ?? strings.publisherUnnamed}\u2069${strings.comma}\u2068${terms}\u2069`;
  return [credit, asOf, changesText(view.changes, localizer)].filter(Boolean).join(' · ');
}

/** The sizes to try for a title, as shares of the usual one: the largest for one line, else the largest for two lines. */
const SIZES = [
  [1, [1, 0.9, 0.8]],
  [2, [1, 0.86, 0.74]],
] as const;

function titleSize(linesAt: (size: number) => number, usual: number): number {
  const sizes = SIZES.flatMap(([max, shares]) => shares.map((share) => ({ max, size: Math.round(usual * share) })));
  return (sizes.find(({ max, size }) => linesAt(size) <= max) ?? sizes.at(-1))?.size ?? usual;
}

/** Draws what all pictures share: the rule at the top, the title, and the notes and the credit at the bottom. */
export function createLayout(source: PictureSource, { kicker, title, aside = 0 }: Heading, notes: readonly (string | false)[]): Layout {
  const { form, localizer, measure } = source;
  const [width, height] = FORMS[form];
  const type = TYPES[form];
  const drawing = new Drawing(width, localizer.dir, measure);
  const inner = width - 2 * MARGIN;
  drawing.rect(0, 0, width, height, BACKGROUND);
  drawing.rect(MARGIN, MARGIN - 20, inner, RULE, INK);
  let top = MARGIN - 20 + RULE + type.note * 0.6;
  if (kicker) top = drawing.paragraph(kicker, MARGIN, top, inner - aside, { size: type.text, fill: QUIET, lines: 1 });
  const room = inner - aside;
  const size = titleSize((one) => drawing.linesOf(title, room, { size: one, weight: 700 }).length, type.title);
  top = drawing.paragraph(title, MARGIN, top + type.note * 0.4, room, { size, weight: 700, lines: 3, isBalanced: true });

  const small = { size: type.note, fill: QUIET, lines: 4 };
  // A date stays in one line, and a dot with what follows it.
  const credit = creditOf({ ...source, asOf: source.asOf.replaceAll(/\s/g, '\u00a0') }).replaceAll('· ', '·\u00a0');
  const note = localizer.sentences(...notes);
  const creditTop = height - MARGIN + 24 - drawing.heightOf(credit, inner, small);
  const noteTop = creditTop - (note ? drawing.heightOf(note, inner, small) : 0);
  drawing.paragraph(credit, MARGIN, creditTop, inner, small);
  if (note) drawing.paragraph(note, MARGIN, noteTop, inner, small);
  const foot = noteTop - type.note * 0.5;
  drawing.rect(MARGIN, foot, inner, 1, HAIR);
  return { drawing, type, x: MARGIN, width: inner, top: top + type.note * 0.3, bottom: foot - type.note * 0.8 };
}

/** The finished picture. `description` and the credit are its alternative text. */
export function sceneOf({ drawing }: Layout, source: PictureSource, title: string, description: string): Scene {
  const [width, height] = FORMS[source.form];
  const { lang, dir, sentences, strings } = source.localizer;
  const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');
  const credit = creditOf(source);
  return {
    width,
    height,
    title,
    description: plain(sentences(/[.。!]$/.test(description) ? description : description + strings.stop.trim(), credit)),
    lang,
    dir,
    shapes: drawing.shapes,
  };
}
