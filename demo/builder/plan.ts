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

/** The addresses in a snippet until an editor enters those of script and API. */
export const EXAMPLE = { folder: 'https://cdn.example/', api: 'https://api.example' } as const;

/** What the builder knows besides the choice. */
export interface Known {
  /** The names of countries by their codes. */
  readonly names: ReadonlyMap<string, string>;
  /** The tag's localizer. */
  readonly words: TitleLocalizer;
  /** The language of those words. */
  readonly lang: string;
  /** The codes of the countries that have a frame of their own. */
  readonly framed: ReadonlySet<string>;
  readonly scripts: ScriptPlace | undefined;
  readonly answers: readonly string[];
  readonly asOf: string;
}

/** The words of the fallback, unless an editor has written others: in the language of the tag. In a sentence, the name alone. */
export function ownWords({ tag, attributes }: Choice, { names, words }: Pick<Known, 'names' | 'words'>): string {
  const { variant = '', name = '', country = '' } = attributes;
  const title = titleOf(tag, attributes, words, (iso2) => names.get(iso2));
  if (variant.toLowerCase() !== 'inline') return title;
  return name.trim() || titleOf(tag, { country }, words, (iso2) => names.get(iso2)).replace(words.strings.travelRisk + words.strings.colon, '');
}

/** The height of the table for this tag in this place; none for `inline`. */
export const standardHeight = ({ tag, attributes, place }: Choice): number | undefined => heightsOf(tag, (name) => attributes[name])?.[PLACES.indexOf(place)];

/** The height to reserve: an editor's own, or that of the table. */
export const heightOf = (choice: Choice): number | undefined => (/^[1-9]\d{1,4}$/.test(choice.height.trim()) ? Number(choice.height) : standardHeight(choice));

/** The address of an API as it is asked, ending in `/api/v1`; `undefined` if it is not an address. */
export const baseOf = (api: string): string | undefined => (api.trim() ? apiBase(api.trim(), 'http:', globalThis.location?.origin) : undefined);

/** The API to name in a frame's address: none, if the build of the folder knows the same one, or if none is known. */
function frameApiOf({ api }: Choice, scripts: ScriptPlace | undefined): string | undefined {
  const wanted = baseOf(api);
  return wanted && scripts && scripts.frameApi !== wanted ? api.trim() : undefined;
}

/** The page of a frame: that of a country has a name for each language, because its title and its oEmbed answer are files. */
function frameOf({ tag, attributes }: Choice, { framed, scripts, lang }: Known): Pick<Plan, 'framePath' | 'frameLang'> {
  const code = attributes['country']?.trim().toUpperCase() ?? '';
  const wanted = attributes['lang'] || lang;
  const told = wanted === (scripts?.frameLang ?? 'en') ? undefined : wanted;
  if (tag !== 'country-risk' || !framed.has(code)) return { framePath: '', frameLang: told };
  return told && LANGUAGES.includes(told) ? { framePath: `${code}/${told}/`, frameLang: undefined } : { framePath: `${code}/`, frameLang: told };
}

export function planOf(choice: Choice, known: Known): Plan {
  const { scripts, answers, asOf, words } = known;
  const { tag, attributes, link, text } = choice;
  const src = hasPicture(choice) ? safeUrl(choice.picture.trim()) : undefined;
  const folder = folderOf(choice.script) ?? EXAMPLE.folder;
  const plan = {
    tag,
    attributes,
    text: text.trim() || ownWords(choice, known),
    picture: src === undefined ? undefined : { src, alt: ownWords(choice, known) },
    notes: hasNotes(tag) ? notesIn(choice.notes) : [],
    showMore: words.strings.showMore,
    height: heightOf(choice),
    hasOwnHeight: choice.height.trim() !== '' && heightOf(choice) === Number(choice.height),
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
