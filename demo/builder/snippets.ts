import { comparedClass } from '../heights.js';
import { notInFrames } from '../../build/facts.js';
import type { Tag } from '../../build/tags.js';
import type { Note } from './notes.js';
import type { Words } from './words.js';
import { SUBJECTS } from '../../src/embed/subjects.js';
import type { Attributes } from './choice.js';
import { image, type Picture } from './picture.js';
import {
  element,
  htmlAttribute,
  inHtml,
  inScript,
  inShortcode,
  inTemplate,
  jsonInComment,
  jsonInScript,
  jsxAttribute,
  jsxText,
  opening,
  shortcodeAttribute,
  templateAttribute,
  type Writer,
  written,
} from './writing.js';

/** What a snippet is made of. */
export interface Plan {
  readonly tag: Tag;
  readonly attributes: Attributes;
  /** The fallback: its words, and where it leads. */
  readonly text: string;
  readonly link: string;
  /** What the tag shows as a picture, beside the link. */
  readonly picture: Picture | undefined;
  readonly notes: readonly Note[];
  /** What a button that shows the rest is called, in the language of the tag. */
  readonly showMore: string;
  /** In pixels; none for `inline`. */
  readonly height: number | undefined;
  /** True if an editor has written it; else the style sheet of the folder has one for every width. */
  readonly hasOwnHeight: boolean;
  /** The API's answers as text, for a frozen tag, and the moment they came. */
  readonly answers: readonly string[];
  readonly asOf: string;
  /** The folder of the scripts, ending in a slash, and the API. */
  readonly folder: string;
  readonly api: string;
  /** The integrity of files of the folder, where its address is exact. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Where the folder has a frame of the country's own, such as `JP/de/`, or nothing. */
  readonly framePath: string;
  /** The API that a frame has to be told, because it is not its own. */
  readonly frameApi: string | undefined;
  readonly hasFrameTiles: boolean;
  /** The language that a frame has to be told, because it sees no page around it, and its own page has another. */
  readonly frameLang: string | undefined;
}

/** One thing to copy, and where it belongs, by the name of a sentence. */
export interface Part {
  readonly where: keyof Words['where'];
  readonly code: string;
}

/** A way to get a tag onto a page. */
export interface Way {
  readonly name: keyof Words['tabs'];
  readonly parts: (plan: Plan) => readonly Part[];
}

const reserved = ({ height }: Plan): string => (height ? `display:block;min-height:${height}px` : '');

/** What keeps the place of a tag on a page that has the folder's style sheet. */
const ownHeight = (plan: Plan): string => (plan.hasOwnHeight ? reserved(plan) : '');

/** An attribute that is there only with a value. */
const optional = (name: string, value: string | undefined): Attributes => (value ? { [name]: value } : {});

const scriptTag = (plan: Plan, file: string, attributes: Attributes, more = ''): string => {
  const { integrity, folder } = plan;
  const all = { ...attributes, src: folder + file, ...optional('integrity', integrity[file]) };
  return `${opening('script', written(all, htmlAttribute)).slice(0, -1)}${more}></script>`;
};

/** True if the style sheet keeps the place of the tag. */
const hasSheet = ({ height, hasOwnHeight }: Plan): boolean => height !== undefined && !hasOwnHeight;

/** The style sheet that keeps the place of tags at every width. */
function heights(plan: Plan): string {
  const { integrity, folder } = plan;
  if (!hasSheet(plan)) return '';
  const all = { rel: 'stylesheet', crossorigin: 'anonymous', href: `${folder}heights.css`, ...optional('integrity', integrity['heights.css']) };
  return `${opening('link', written(all, htmlAttribute))}\n`;
}

const loader = (plan: Plan): string => scriptTag(plan, 'embed.js', { async: '', crossorigin: 'anonymous' }, `\n  ${htmlAttribute('data-api-base', plan.api)}`);

/** The picture, the link or the words of the fallback, in the words of a template language. */
const fallback = ({ link, text, picture }: Plan, write: Writer, inText: (text: string) => string): readonly string[] => [
  ...(picture ? [image(picture, write)] : []),
  link ? `<a ${write('href', link)}>${inText(text)}</a>` : inText(text),
];

/** The notes on a map, in the words of a template language. */
const notesOf = ({ notes }: Plan, write: Writer, inText: (text: string) => string): readonly string[] =>
  notes.map(({ at, text }) => `<p ${[write('slot', 'annotation'), write('data-at', at)].join(' ')}>${inText(text)}</p>`);

const keptAnswers = ({ answers, asOf }: Plan): readonly string[] =>
  answers.map((answer) => `<script type="application/json" ${htmlAttribute('data-as-of', asOf)}>${jsonInScript(answer)}</script>`);

/** What `heights.css` knows a comparison of more than two countries by. */
const classOf = (plan: Plan): Attributes => optional('class', plan.hasOwnHeight ? '' : comparedClass(plan.tag, plan.attributes['countries']));

/** A tag as a page has it. */
const tagIn = (plan: Plan): string =>
  element(
    plan.tag,
    [...written(plan.attributes, htmlAttribute), ...written({ ...classOf(plan), ...optional('style', ownHeight(plan)) }, htmlAttribute)],
    [...fallback(plan, htmlAttribute, inHtml), ...notesOf(plan, htmlAttribute, inHtml), ...keptAnswers(plan)],
  );

/** What stands for a tag where a CMS strips tags it does not know. */
function placeholder(plan: Plan): string {
  const { tag, attributes, answers, asOf } = plan;
  const subject = SUBJECTS[tag] ?? '';
  const others = Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (name === subject ? [] : [[`data-${name}`, value]])));
  const [only, ...more] = answers;
  const kept: Attributes = only !== undefined && more.length === 0 ? { 'data-answer': only, 'data-as-of': asOf } : {};
  const spans = more.length > 0 ? answers.map((answer) => `<span ${htmlAttribute('data-answer', answer)} ${htmlAttribute('data-as-of', asOf)}></span>`) : [];
  const all = { [`data-${tag}`]: attributes[subject] ?? '', ...others, ...classOf(plan), ...optional('style', ownHeight(plan)), ...kept };
  const name = attributes['variant']?.toLowerCase() === 'inline' ? 'span' : 'div';
  return element(name, written(all, htmlAttribute), [...fallback(plan, htmlAttribute, inHtml), ...notesOf(plan, htmlAttribute, inHtml), ...spans]);
}

/** The address of a frame with every attribute that it can have: it keeps no answer. */
export function frameAddress({
  tag,
  attributes,
  folder,
  framePath,
  frameApi,
  hasFrameTiles,
  frameLang,
}: Pick<Plan, 'tag' | 'attributes' | 'folder' | 'framePath' | 'frameApi' | 'hasFrameTiles' | 'frameLang'>): string {
  const { frozen: _frozen, loading: _loading, 'api-base': _base, lang: _lang, country = '', ...rest } = attributes;
  const refused = notInFrames(tag, hasFrameTiles);
  const others = Object.fromEntries(Object.entries(rest).filter(([name]) => !refused.includes(name)));
  const all = { ...(!framePath && country && { country }), ...optional('lang', frameLang), ...others, ...optional('api-base', frameApi) };
  const parameters = new URLSearchParams(all).toString();
  return `${folder}frame/${tag}/${framePath}${parameters && `?${parameters}`}`;
}

/** A sentence of text, where a frame is all there is. */
const LEAST_HEIGHT = 60;

const iframe = (plan: Plan): string => {
  const { text, height = LEAST_HEIGHT } = plan;
  const all = { src: frameAddress(plan), title: text, width: '100%', height: String(height), style: 'border:0', loading: 'lazy' };
  return `${opening('iframe', written(all, htmlAttribute))}</iframe>`;
};

const ampFrame = (plan: Plan): string => {
  const { text, showMore, height = LEAST_HEIGHT } = plan;
  const all = {
    src: frameAddress(plan),
    title: text,
    layout: 'fixed-height',
    height: String(height),
    sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    frameborder: '0',
    resizable: '',
  };
  return element('amp-iframe', written(all, htmlAttribute), [
    `<p placeholder>${inHtml(text)}</p>`,
    `<div overflow tabindex="0" role="button" ${htmlAttribute('aria-label', showMore)}>${inHtml(showMore)}</div>`,
  ]);
};

/** What the plugin in `examples/wordpress` makes a tag of; it reserves the height itself. */
function shortcode(plan: Plan): string {
  const { tag, attributes, link } = plan;
  const name = tag.replaceAll('-', '_');
  const start = `[${[name, ...written(attributes, shortcodeAttribute)].join(' ')}]`;
  return link ? `${start}${fallback(plan, shortcodeAttribute, inShortcode).join('').replaceAll('\n ', '')}[/${name}]` : start;
}

/** The same as WordPress keeps it. */
function block({ tag, attributes }: Plan): string {
  const values = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value === '' || value]));
  return `<!-- wp:travel-safety/${tag} ${jsonInComment(JSON.stringify(values))} /-->`;
}

/** What a component needs of the package: the tag, its place, and where it asks. */
const imports = (plan: Plan): readonly string[] => [
  `import 'travel-safety-embeds/${plan.tag}.js';`,
  ...(hasSheet(plan) ? ["import 'travel-safety-embeds/heights.css';"] : []),
  "import { configure } from 'travel-safety-embeds/configure.js';",
  '',
  `configure({ apiBase: ${inScript(plan.api)} });`,
];

/** The answers as a list in a script. */
const answerList = ({ answers }: Plan): readonly string[] =>
  answers.length > 0 ? ['', `const answers = [${answers.map((answer) => inScript(answer.trim())).join(', ')}];`] : [];

/** Each answer in an element of its own, which the template fills in. */
const answerSpans = ({ answers, asOf }: Plan, bound: (place: number) => string): readonly string[] =>
  answers.map((_, place) => `<span ${bound(place)} ${htmlAttribute('data-as-of', asOf)}></span>`);

function react(plan: Plan): string {
  const style = plan.height && plan.hasOwnHeight ? [`style={{ display: 'block', minHeight: ${plan.height} }}`] : [];
  const { class: className } = classOf(plan);
  const children = [
    ...fallback(plan, jsxAttribute, jsxText),
    ...notesOf(plan, jsxAttribute, jsxText),
    ...answerSpans(plan, (place) => `data-answer={answers[${place}]}`),
  ];
  const [first = '', ...others] = imports(plan);
  const tag = element(plan.tag, [...written({ ...plan.attributes, ...optional('className', className) }, jsxAttribute), ...style], children).replaceAll(
    /^(?=.)/gm,
    '    ',
  );
  return [
    first,
    "import 'travel-safety-embeds/react';",
    ...others,
    ...answerList(plan),
    '',
    'export function TravelSafety() {',
    '  return (',
    tag,
    '  );',
    '}',
  ].join('\n');
}

const componentTag = (plan: Plan, bound: (place: number) => string): string =>
  element(
    plan.tag,
    [...written(plan.attributes, templateAttribute), ...written({ ...classOf(plan), ...optional('style', ownHeight(plan)) }, templateAttribute)],
    [...fallback(plan, templateAttribute, inTemplate), ...notesOf(plan, templateAttribute, inTemplate), ...answerSpans(plan, bound)],
  );

const vue = (plan: Plan): string =>
  [
    '<script setup>',
    ...imports(plan),
    ...answerList(plan),
    '</script>',
    '',
    element('template', [], [componentTag(plan, (place) => `:data-answer="answers[${place}]"`)]),
  ].join('\n');

const svelte = (plan: Plan): string =>
  [
    '<script>',
    ...[...imports(plan), ...answerList(plan)].map((line) => line && `  ${line}`),
    '</script>',
    '',
    componentTag(plan, (place) => `data-answer={answers[${place}]}`),
  ].join('\n');

/** Every tab of the builder. */
export const WAYS: readonly Way[] = [
  { name: 'script', parts: (plan) => [{ where: 'storyHtml', code: `${heights(plan)}${tagIn(plan)}\n${loader(plan)}` }] },
  {
    name: 'placeholder',
    parts: (plan) => [
      { where: 'storyStrips', code: placeholder(plan) },
      { where: 'once', code: heights(plan) + loader(plan) },
    ],
  },
  {
    name: 'iframe',
    parts: (plan) => [
      { where: 'story', code: iframe(plan) },
      { where: 'onceFrames', code: scriptTag(plan, 'resize.js', { async: '', crossorigin: 'anonymous' }) },
    ],
  },
  {
    name: 'wordpress',
    parts: (plan) => [
      ...(plan.answers.length > 0
        ? []
        : ([
            { where: 'shortcode', code: shortcode(plan) },
            { where: 'block', code: block(plan) },
          ] as const)),
      { where: 'customHtml', code: placeholder(plan) },
      { where: 'theme', code: heights(plan) + loader(plan) },
    ],
  },
  {
    name: 'module',
    parts: (plan) => [
      {
        where: 'storyHtml',
        code: `${heights(plan)}${tagIn(plan)}\n${scriptTag(plan, 'embed.mjs', { type: 'module', crossorigin: 'anonymous', 'data-api-base': plan.api })}`,
      },
      { where: 'bundle', code: imports(plan).join('\n') },
    ],
  },
  { name: 'react', parts: (plan) => [{ where: 'component', code: react(plan) }] },
  {
    name: 'vue',
    parts: (plan) => [
      { where: 'component', code: vue(plan) },
      {
        where: 'vueConfig',
        code: 'vue({ template: { compilerOptions: { isCustomElement: (tag) => /^(country|incident|risk)-/.test(tag) } } })',
      },
    ],
  },
  { name: 'svelte', parts: (plan) => [{ where: 'component', code: svelte(plan) }] },
  {
    name: 'amp',
    parts: (plan) => [
      { where: 'story', code: ampFrame(plan) },
      { where: 'ampHead', code: '<script async custom-element="amp-iframe"\n  src="https://cdn.ampproject.org/v0/amp-iframe-0.1.js"></script>' },
    ],
  },
];
