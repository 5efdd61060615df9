import { NOT_IN_FRAMES, type TagFacts } from '../../build/facts.js';
import { attributeNames, folderOf, type Choice } from './choice.js';
import { isExact, type ScriptPlace } from './places.js';
import { baseOf } from './plan.js';

/** Where a question has got: `missing` if there was no answer that this page may read. */
export type Found = 'unasked' | 'found' | 'missing';

/** What there is to judge. */
export interface Situation {
  readonly choice: Choice;
  readonly facts: TagFacts;
  readonly scripts: ScriptPlace | undefined;
  readonly scriptsFound: Found;
  readonly apiFound: Found;
  /** True once there is an answer for a frozen tag. */
  readonly isKept: boolean;
  /** How high the tag is in the preview, in pixels, and the height that the snippet reserves. */
  readonly shown: number | undefined;
  readonly reserved: number | undefined;
}

/** Ways that show a frame, those that carry the tag through a CMS, and those of the package. */
const FRAMES = ['iframe', 'amp'];
const PACKAGE = ['react', 'vue', 'svelte'];

/** In pixels: a line of text, which one answer has more than another. */
const TOLERANCE = 24;

function* aboutScripts({ choice, scripts, scriptsFound }: Situation): Generator<string> {
  const { script, tab } = choice;
  if (PACKAGE.includes(tab)) return;
  const folder = folderOf(script);
  if (!script.trim()) yield 'Say where your script is: until then the snippet has an example address, and shows nothing.';
  else if (!folder) yield `“${script.trim()}” is not a web address: write the address of the folder, such as https://cdn.example/v0/.`;
  else if (scriptsFound === 'missing') {
    yield `${folder} has no build that pages of others may read: put the whole folder dist/cdn there, and let the host send Access-Control-Allow-Origin: *.`;
  } else if (scripts && !isExact(folder, scripts.version)) {
    yield `This address changes with new releases, so the snippet has no integrity. To pin it, put the release at …/v${scripts.version}/.`;
  }
  if (folder?.startsWith('http:') && !/^http:\/\/(localhost|127\.)/.test(folder)) yield 'Pages that are served over https load no script over http.';
}

function* aboutApi({ choice, apiFound }: Situation): Generator<string> {
  const { api } = choice;
  if (!api.trim()) yield 'Say where your API is: until then the snippet has an example address, and shows nothing.';
  else if (!baseOf(api)) yield `“${api.trim()}” is not an address to ask: write an https address, without query or fragment.`;
  else if (apiFound === 'missing')
    yield `${api.trim()} does not answer this page: it has to be an API like the reference API, and to send Access-Control-Allow-Origin: *.`;
}

function* aboutFrames({ choice, scripts }: Situation): Generator<string> {
  const { attributes, tab, api } = choice;
  if (!FRAMES.includes(tab)) return;
  if ('frozen' in attributes) yield 'A frame cannot keep an answer: it asks the API. Take the script, or the placeholder, for a story that must not change.';
  if (attributes['variant']?.toLowerCase() === 'inline') yield 'A frame cannot stand in a sentence: take the badge, or the placeholder.';
  const refused = NOT_IN_FRAMES.filter((name) => name in attributes);
  if (refused.length > 0) yield `A frame takes no ${refused.join(', ')}: anybody could put words of their own at your address.`;
  const base = baseOf(api);
  if (scripts && base && scripts.frameApi !== base && !scripts.frameOrigins.includes(new URL(base).origin)) {
    yield scripts.frameApi
      ? `Frames of this folder ask ${scripts.frameApi}, and may ask no other: build it with VITE_API_BASE or VITE_ALLOWED_API_ORIGINS.`
      : 'Frames of this folder may not ask your API: build it with VITE_API_BASE.';
  }
  if (tab === 'amp' && !choice.script.trim().startsWith('https://')) yield 'AMP takes frames over https only.';
}

function* aboutTag({ choice, facts, isKept, shown, reserved }: Situation): Generator<string> {
  const { attributes, tab, tag } = choice;
  if ('frozen' in attributes && !isKept) yield 'There is no answer to freeze yet, so the snippet is not complete.';
  if (tab === 'wordpress' && 'frozen' in attributes) yield 'A shortcode cannot keep an answer: take the placeholder.';
  if (tag === 'country-compare' && (attributes['countries'] ?? '').trim().split(/[\s,;]+/).length > 2 && !choice.height)
    yield 'The table of heights is for two countries: with more of them, take the height of the preview.';
  if (reserved && shown && shown > reserved + TOLERANCE) {
    yield `The snippet reserves ${reserved} px, and the tag is ${shown} px high in the preview: what stands below it will move.`;
  }
  const names = attributeNames(facts);
  for (const name of Object.keys(attributes)) if (!names.includes(name)) yield `<${tag}> has no attribute ${name}.`;
}

/** What an editor should know about a choice, in sentences; what the tag itself says comes from the preview. */
export const adviceOn = (situation: Situation): readonly string[] => [
  ...aboutScripts(situation),
  ...aboutApi(situation),
  ...aboutFrames(situation),
  ...aboutTag(situation),
];
