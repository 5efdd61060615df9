import { classOf, fallback, hasSheet, notesOf, optional, ownHeight, type Plan } from './snippet-parts.js';
import { element, htmlAttribute, inScript, inTemplate, jsxAttribute, jsxText, templateAttribute, written } from './writing.js';

/** A component's imports and configuration: the tag, its style sheet and the API. */
export const appImports = (plan: Plan): readonly string[] => [
  `import 'travel-safety-embeds/${plan.tag}.js';`,
  ...(hasSheet(plan) ? ["import 'travel-safety-embeds/heights.css';"] : []),
  "import { configure } from 'travel-safety-embeds/configure.js';",
  '',
  `configure({ apiBase: ${inScript(plan.api)} });`,
];

/** The answers as an array literal. */
const answerList = ({ answers }: Plan): readonly string[] =>
  answers.length > 0 ? ['', `const answers = [${answers.map((answer) => inScript(answer.trim())).join(', ')}];`] : [];

/** An element for each answer, bound in the template. */
const answerSpans = ({ answers, asOf }: Plan, bound: (place: number) => string): readonly string[] =>
  answers.map((_, place) => `<span ${bound(place)} ${htmlAttribute('data-as-of', asOf)}></span>`);

export function react(plan: Plan): string {
  const style = plan.height && plan.hasOwnHeight ? [`style={{ display: 'block', minHeight: ${plan.height} }}`] : [];
  const { class: className } = classOf(plan);
  const children = [
    ...fallback(plan, jsxAttribute, jsxText),
    ...notesOf(plan, jsxAttribute, jsxText),
    ...answerSpans(plan, (place) => `data-answer={answers[${place}]}`),
  ];
  const [first = '', ...others] = appImports(plan);
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

export const vue = (plan: Plan): string =>
  [
    '<script setup>',
    ...appImports(plan),
    ...answerList(plan),
    '</script>',
    '',
    element('template', [], [componentTag(plan, (place) => `:data-answer="answers[${place}]"`)]),
  ].join('\n');

export const svelte = (plan: Plan): string =>
  [
    '<script>',
    ...[...appImports(plan), ...answerList(plan)].map((line) => line && `  ${line}`),
    '</script>',
    '',
    componentTag(plan, (place) => `data-answer={answers[${place}]}`),
  ].join('\n');
