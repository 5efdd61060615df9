import { notInFrames, type TagFacts } from '../../build/facts.js';
import { safeUrl } from '../../src/model/url.js';
import { attributeNames, folderOf, type Choice } from './choice.js';
import { hasNotes, notesIn } from './notes.js';
import { hasPicture } from './picture.js';
import { isExact, type ScriptPlace } from './places.js';
import { baseOf } from './plan.js';
import { fill, type Words } from './words.js';

/** Where a question has got: `missing` if there was no answer that this page may read. */
export type Found = 'unasked' | 'found' | 'missing';

/** What there is to judge. */
export interface Situation {
  readonly choice: Choice;
  readonly facts: TagFacts;
  /** The folder of the scripts that the builder itself belongs to. */
  readonly ownScript: string;
  /** The API that the builder itself knows, or nothing. */
  readonly ownApi: string;
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

/** What a host has to send, and what a build has to be told: in no language's words. */
const OPEN = 'Access-Control-Allow-Origin: *';
const LOCAL = /^http:\/\/(localhost|127\.)/;

type Sentences = Words['advice'];

function* aboutScripts({ choice, scripts, scriptsFound, ownScript }: Situation, said: Sentences): Generator<string> {
  const { script, tab } = choice;
  if (PACKAGE.includes(tab)) return;
  const folder = folderOf(script);
  if (!script.trim()) yield said.scriptMissing;
  else if (!folder) yield fill(said.scriptNoAddress, { script: script.trim(), example: 'https://cdn.example/v0/' });
  else if (scriptsFound === 'missing') yield fill(said.scriptNotThere, { folder, build: 'dist/cdn', header: OPEN });
  else if (LOCAL.test(folder)) {
    if (baseOf(choice.api)) yield fill(said.ownAddresses, { script: folder, api: choice.api.trim() });
  } else if (scripts && !isExact(folder, scripts.version)) yield fill(said.scriptChanges, { folder: `…/v${scripts.version}/` });
  // Anybody may have written the builder's address, or the snippet that was pasted; the same goes for the API.
  const own = folderOf(ownScript);
  if (folder && own && new URL(folder).host !== new URL(own).host) yield fill(said.scriptElsewhere, { host: new URL(folder).host });
  if (folder?.startsWith('http:') && !LOCAL.test(folder)) yield said.scriptHttp;
}

function* aboutFallback({ choice }: Situation, said: Sentences): Generator<string> {
  const link = choice.link.trim();
  if (link && !safeUrl(link)) yield fill(said.linkNoAddress, { link });
  const picture = hasPicture(choice) ? choice.picture.trim() : '';
  if (picture && !safeUrl(picture)) yield fill(said.pictureNoAddress, { picture });
}

function* aboutApi({ choice, apiFound, ownApi }: Situation, said: Sentences): Generator<string> {
  const { api } = choice;
  const [base, own] = [baseOf(api), baseOf(ownApi)];
  if (!api.trim()) yield said.apiMissing;
  else if (!base) yield fill(said.apiNoAddress, { api: api.trim() });
  else if (apiFound === 'missing') yield fill(said.apiNotThere, { api: api.trim(), header: OPEN });
  if (base && own && new URL(base).host !== new URL(own).host) yield fill(said.apiElsewhere, { host: new URL(base).host });
}

/** Every tab leads to a frame: it is the frame, or its link is, unless an editor has written another. */
function* aboutFrameApi({ choice, scripts }: Situation, said: Sentences): Generator<string> {
  const base = baseOf(choice.api);
  if (!scripts || !base || scripts.frameApi === base || scripts.frameOrigins.includes(new URL(base).origin)) return;
  yield scripts.frameApi
    ? fill(said.frameOtherApi, { frameApi: scripts.frameApi, settings: 'VITE_API_BASE, VITE_ALLOWED_API_ORIGINS' })
    : fill(said.frameNoApi, { settings: 'VITE_API_BASE' });
}

function* aboutFrames({ choice, scripts }: Situation, said: Sentences): Generator<string> {
  const { attributes, tab, tag, script } = choice;
  if (!FRAMES.includes(tab)) return;
  if ('frozen' in attributes) yield said.frameFrozen;
  if (attributes['variant']?.toLowerCase() === 'inline') yield said.frameInline;
  const refused = notInFrames(tag, scripts?.hasFrameTiles ?? true).filter((name) => name in attributes);
  if (refused.length > 0) yield fill(said.frameRefuses, { names: refused.join(', ') });
  if (tab === 'amp' && !script.trim().startsWith('https://')) yield said.ampHttps;
}

function* aboutNotes({ choice }: Situation, said: Sentences): Generator<string> {
  const { notes, tab, tag } = choice;
  if (!notes || !hasNotes(tag)) return;
  for (const { at, text } of notesIn(notes)) if (!at) yield fill(said.noteNoPlace, { note: text, example: '-1.29 36.82' });
  if ([...FRAMES, 'wordpress'].includes(tab)) yield said.noNotes;
}

function* aboutTag({ choice, facts, isKept, shown, reserved }: Situation, said: Sentences): Generator<string> {
  const { attributes, tab, tag } = choice;
  if ('frozen' in attributes && !isKept) yield said.notKept;
  if (tab === 'wordpress' && 'frozen' in attributes) yield said.shortcodeFrozen;
  if (reserved && shown && shown > reserved + TOLERANCE) yield fill(said.tooLow, { reserved, shown });
  const names = attributeNames(facts);
  for (const name of Object.keys(attributes)) if (!names.includes(name)) yield fill(said.unknownAttribute, { tag, name });
}

/** What an editor should know about a choice, in sentences; what the tag itself says comes from the preview. */
export const adviceOn = (situation: Situation, said: Sentences): readonly string[] =>
  [aboutScripts, aboutApi, aboutFallback, aboutFrameApi, aboutFrames, aboutNotes, aboutTag].flatMap((about) => [...about(situation, said)]);
