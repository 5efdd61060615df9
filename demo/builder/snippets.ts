import { SUBJECTS } from '../../src/embed/subjects.js';
import type { Attributes } from './choice.js';
import { appImports, react, svelte, vue } from './app-snippets.js';
import { ampFrame, iframe } from './frame-snippets.js';
import { classOf, fallback, heights, loader, notesOf, optional, ownHeight, scriptTag, type Plan, type SnippetFormat } from './snippet-parts.js';
import { element, htmlAttribute, inHtml, inShortcode, jsonInComment, jsonInScript, shortcodeAttribute, written } from './writing.js';

const keptAnswers = ({ answers, asOf }: Plan): readonly string[] =>
  answers.map((answer) => `<script type="application/json" ${htmlAttribute('data-as-of', asOf)}>${jsonInScript(answer)}</script>`);

const tagIn = (plan: Plan): string =>
  element(
    plan.tag,
    [...written(plan.attributes, htmlAttribute), ...written({ ...classOf(plan), ...optional('style', ownHeight(plan)) }, htmlAttribute)],
    [...fallback(plan, htmlAttribute, inHtml), ...notesOf(plan, htmlAttribute, inHtml), ...keptAnswers(plan)],
  );

/** The placeholder for CMSs that strip unknown tags. */
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

/** The shortcode of the plugin in `examples/wordpress`, which reserves the height itself. */
function shortcode(plan: Plan): string {
  const { tag, attributes, link } = plan;
  const name = tag.replaceAll('-', '_');
  const start = `[${[name, ...written(attributes, shortcodeAttribute)].join(' ')}]`;
  return link ? `${start}${fallback(plan, shortcodeAttribute, inShortcode).join('').replaceAll('\n ', '')}[/${name}]` : start;
}

/** The block as WordPress stores it. */
function block({ tag, attributes }: Plan): string {
  const values = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value === '' || value]));
  return `<!-- wp:travel-safety/${tag} ${jsonInComment(JSON.stringify(values))} /-->`;
}

export const FORMATS: readonly SnippetFormat[] = [
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
      { where: 'bundle', code: appImports(plan).join('\n') },
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
