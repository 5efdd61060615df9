import { titleOf, type TitleLocalizer } from '../../build/titles.js';
import { apiBase, safeUrl } from '../../src/model/text.js';
import { heightsOf } from '../heights.js';
import { hasNotes, notesIn } from './notes.js';
import { hasPicture } from './picture.js';
import { PLACES, folderOf, type Choice } from './choice.js';
import { isExact, type ScriptPlace } from './places.js';
import { frameAddress } from './frame-snippets.js';
import type { Plan } from './snippet-parts.js';
import { LANGUAGES } from './words.js';

/** Placeholder URLs until an editor enters script and API. */
export const EXAMPLE = { folder: 'https://cdn.example/', api: 'https://api.example' } as const;

/** Loaded data that a snippet depends on besides the choice. */
export interface Known {
  /** Country names by code. */
  readonly names: ReadonlyMap<string, string>;
  /** Localizer in the tag's language. */
  readonly words: TitleLocalizer;
  /** The language of those words. */
  readonly lang: string;
  /** Countries that have their own frame pages. */
  readonly framed: ReadonlySet<string>;
  readonly scripts: ScriptPlace | undefined;
  readonly answers: readonly string[];
  readonly asOf: string;
}

/** Default text of the fallback in the tag's language; for `inline`, only the name. */
export function defaultText({ tag, attributes }: Choice, { names, words }: Pick<Known, 'names' | 'words'>): string {
  const { variant = '', name = '', country = '' } = attributes;
  const title = titleOf(tag, attributes, words, (iso2) => names.get(iso2));
  if (variant.toLowerCase() !== 'inline') return title;
  return name.trim() || titleOf(tag, { country }, words, (iso2) => names.get(iso2)).replace(words.strings.travelRisk + words.strings.colon, '');
}

/** The default height for the tag and place; `undefined` for `inline`. */
export const standardHeight = ({ tag, attributes, place }: Choice): number | undefined => heightsOf(tag, (name) => attributes[name])?.[PLACES.indexOf(place)];

/** The heights that an editor may reserve, in pixels. */
export const HEIGHT_RANGE = { min: 10, max: 99_999 } as const;

/** The editor's height; `undefined` unless it is a whole number in the range. */
export function writtenHeight({ height }: Choice): number | undefined {
  const pixels = /^\d+$/.test(height) ? Number(height) : 0;
  return pixels >= HEIGHT_RANGE.min && pixels <= HEIGHT_RANGE.max ? pixels : undefined;
}

/** The height to reserve: the editor's or the default. */
export const heightOf = (choice: Choice): number | undefined => writtenHeight(choice) ?? standardHeight(choice);

/** An API's base URL, ending in `/api/v1`; `undefined` if invalid. */
export const baseOf = (api: string): string | undefined => (api.trim() ? apiBase(api.trim(), 'http:', globalThis.location?.origin) : undefined);

/** The API parameter of a frame's URL; `undefined` if it is the frame's default or metadata is missing. */
function frameApiOf({ api }: Choice, scripts: ScriptPlace | undefined): string | undefined {
  const wanted = baseOf(api);
  return wanted && scripts && scripts.frameApi !== wanted ? api.trim() : undefined;
}

/** The page of a frame. A country's page exists in each language, because its title and oEmbed response are static files. */
function frameOf({ tag, attributes }: Choice, { framed, scripts, lang }: Known): Pick<Plan, 'framePath' | 'frameLang'> {
  const code = attributes['country']?.trim().toUpperCase() ?? '';
  const wanted = attributes['lang'] || lang;
  const explicitLang = wanted === (scripts?.frameLang ?? 'en') ? undefined : wanted;
  if (tag !== 'country-risk' || !framed.has(code)) return { framePath: '', frameLang: explicitLang };
  return explicitLang && LANGUAGES.includes(explicitLang)
    ? { framePath: `${code}/${explicitLang}/`, frameLang: undefined }
    : { framePath: `${code}/`, frameLang: explicitLang };
}

export function planOf(choice: Choice, known: Known): Plan {
  const { scripts, answers, asOf, words } = known;
  const { tag, attributes, link, text } = choice;
  const src = hasPicture(choice) ? safeUrl(choice.picture.trim()) : undefined;
  const folder = folderOf(choice.script) ?? EXAMPLE.folder;
  const plan = {
    tag,
    attributes,
    text: text.trim() || defaultText(choice, known),
    picture: src === undefined ? undefined : { src, alt: defaultText(choice, known) },
    notes: hasNotes(tag) ? notesIn(choice.notes) : [],
    showMore: words.strings.showMore,
    height: heightOf(choice),
    hasOwnHeight: writtenHeight(choice) !== undefined,
    answers,
    asOf,
    folder,
    api: choice.api.trim() || EXAMPLE.api,
    integrity: scripts && isExact(folder, scripts.version) ? scripts.files : {},
    ...frameOf(choice, known),
    frameApi: frameApiOf(choice, scripts),
    hasFrameTiles: scripts?.hasFrameTiles ?? true,
  };
  return { ...plan, link: safeUrl(link.trim()) ?? frameAddress(plan) };
}
