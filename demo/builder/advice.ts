import { notInFrames, type TagFacts } from '../../build/facts.js';
import { safeUrl } from '../../src/model/text.js';
import { attributeNames, folderOf, type Choice } from './choice.js';
import { hasNotes, notesIn } from './notes.js';
import { hasPicture } from './picture.js';
import { isExact, type ScriptPlace } from './places.js';
import { baseOf } from './plan.js';
import type { RequestState } from './request-slot.js';
import { fill, type Words } from './words.js';

/** The facts that advice is based on. */
export interface Situation {
  readonly choice: Choice;
  readonly facts: TagFacts;
  /** The scripts folder that the builder was loaded from. */
  readonly ownScript: string;
  /** The builder's default API, or empty. */
  readonly ownApi: string;
  readonly scripts: ScriptPlace | undefined;
  readonly scriptsState: RequestState;
  readonly apiState: RequestState;
  /** True once the answer for a frozen tag is loaded. */
  readonly isAnswerLoaded: boolean;
  /** The tag's height in the preview and the height that the snippet reserves, in pixels. */
  readonly shown: number | undefined;
  readonly reserved: number | undefined;
}

/** Tabs with a frame, and tabs that use the package. */
const FRAMES = ['iframe', 'amp'];
const PACKAGE = ['react', 'vue', 'svelte'];

/** In pixels: a line of text, by which answers may differ. */
const TOLERANCE = 24;

/** Untranslated. */
const CORS_HEADER = 'Access-Control-Allow-Origin: *';
const LOCAL = /^http:\/\/(localhost|127\.)/;

type Sentences = Words['advice'];

function* aboutScripts({ choice, scripts, scriptsState, ownScript }: Situation, sentences: Sentences): Generator<string> {
  const { script, tab } = choice;
  if (PACKAGE.includes(tab)) return;
  const folder = folderOf(script);
  if (!script.trim()) yield sentences.scriptMissing;
  else if (!folder) yield fill(sentences.scriptNoAddress, { script: script.trim(), example: 'https://cdn.example/v0/' });
  else if (scriptsState === 'failed') yield fill(sentences.scriptNotThere, { folder, build: 'dist/cdn', header: CORS_HEADER });
  else if (LOCAL.test(folder)) {
    if (baseOf(choice.api)) yield fill(sentences.ownAddresses, { script: folder, api: choice.api.trim() });
  } else if (scripts && !isExact(folder, scripts.version)) yield fill(sentences.scriptChanges, { folder: `…/v${scripts.version}/` });
  // The builder's URL, the pasted snippet and the API may come from an attacker.
  const own = folderOf(ownScript);
  if (folder && own && new URL(folder).host !== new URL(own).host) yield fill(sentences.scriptElsewhere, { host: new URL(folder).host });
  if (folder?.startsWith('http:') && !LOCAL.test(folder)) yield sentences.scriptHttp;
}

function* aboutFallback({ choice }: Situation, sentences: Sentences): Generator<string> {
  const link = choice.link.trim();
  if (link && !safeUrl(link)) yield fill(sentences.linkNoAddress, { link });
  const picture = hasPicture(choice) ? choice.picture.trim() : '';
  if (picture && !safeUrl(picture)) yield fill(sentences.pictureNoAddress, { picture });
}

function* aboutApi({ choice, apiState, ownApi }: Situation, sentences: Sentences): Generator<string> {
  const { api } = choice;
  const [base, own] = [baseOf(api), baseOf(ownApi)];
  if (!api.trim()) yield sentences.apiMissing;
  else if (!base) yield fill(sentences.apiNoAddress, { api: api.trim() });
  else if (apiState === 'failed') yield fill(sentences.apiNotThere, { api: api.trim(), header: CORS_HEADER });
  if (base && own && new URL(base).host !== new URL(own).host) yield fill(sentences.apiElsewhere, { host: new URL(base).host });
}

/** Every tab depends on the frame: it is the frame, or its fallback links there unless an editor sets another link. */
function* aboutFrameApi({ choice, scripts }: Situation, sentences: Sentences): Generator<string> {
  const base = baseOf(choice.api);
  if (!scripts || !base || scripts.frameApi === base || scripts.frameOrigins.includes(new URL(base).origin)) return;
  yield scripts.frameApi
    ? fill(sentences.frameOtherApi, { frameApi: scripts.frameApi, settings: 'VITE_API_BASE, VITE_ALLOWED_API_ORIGINS' })
    : fill(sentences.frameNoApi, { settings: 'VITE_API_BASE' });
}

function* aboutFrames({ choice, scripts }: Situation, sentences: Sentences): Generator<string> {
  const { attributes, tab, tag, script } = choice;
  if (!FRAMES.includes(tab)) return;
  if ('frozen' in attributes) yield sentences.frameFrozen;
  if (attributes['variant']?.toLowerCase() === 'inline') yield sentences.frameInline;
  const refused = notInFrames(tag, scripts?.hasFrameTiles ?? true).filter((name) => name in attributes);
  if (refused.length > 0) yield fill(sentences.frameRefuses, { names: refused.join(', ') });
  if (tab === 'amp' && !script.trim().startsWith('https://')) yield sentences.ampHttps;
}

function* aboutNotes({ choice }: Situation, sentences: Sentences): Generator<string> {
  const { notes, tab, tag } = choice;
  if (!notes || !hasNotes(tag)) return;
  for (const { at, text } of notesIn(notes)) if (!at) yield fill(sentences.noteNoPlace, { note: text, example: '-1.29 36.82' });
  if ([...FRAMES, 'wordpress'].includes(tab)) yield sentences.noNotes;
  else if (!PACKAGE.includes(tab)) yield fill(sentences.notesTaken, { page: 'In your CMS' });
}

function* aboutTag({ choice, facts, isAnswerLoaded, shown, reserved }: Situation, sentences: Sentences): Generator<string> {
  const { attributes, tab, tag } = choice;
  if ('frozen' in attributes && !isAnswerLoaded) yield sentences.notKept;
  if (tab === 'wordpress' && 'frozen' in attributes) yield sentences.shortcodeFrozen;
  if (reserved && shown && shown > reserved + TOLERANCE) yield fill(sentences.tooLow, { reserved, shown });
  const names = attributeNames(facts);
  for (const name of Object.keys(attributes)) if (!names.includes(name)) yield fill(sentences.unknownAttribute, { tag, name });
}

/** Advice on a choice, in sentences; errors of the tag itself come from the preview. */
export const adviceOn = (situation: Situation, sentences: Sentences): readonly string[] =>
  [aboutScripts, aboutApi, aboutFallback, aboutFrameApi, aboutFrames, aboutNotes, aboutTag].flatMap((about) => [...about(situation, sentences)]);
