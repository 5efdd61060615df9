import { readdirSync, readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { POLICIES, type PolicyName, policyOf, policyPage } from '../../build/policies.js';

const textOf = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** What Google's evaluator rates medium or worse; a lower number is worse. */
const findingsFor = (policy: string): readonly string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ severity, description }) => `${Severity[severity]}: ${description}`);

const pages = ['', 'docs/', 'demo/', 'demo/api/', 'src/words/'].flatMap((folder) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url))
    .filter((file) => /\.(md|html)$/.test(file))
    .map((file) => folder + file),
);

const policies = pages.flatMap((file) =>
  [...textOf(file).matchAll(/Content-Security-Policy["']?(?::| content=["'])\s*(.+)/gi)].map(([, policy = '']) => ({ file, policy })),
);

describe('a policy that a newsroom may copy', () => {
  it('is in docs/policies.md alone, and there is one for each kind of page', () => {
    expect(new Set(policies.map(({ file }) => file))).toEqual(new Set(['docs/policies.md']));
    expect(policies.map(({ policy }) => policy)).toEqual((Object.keys(POLICIES) as PolicyName[]).map((name) => policyOf(name)));
  });

  it.each(policies)('has nothing in $file that Google’s evaluator calls medium or more serious: $policy', ({ policy }) => {
    expect(findingsFor(policy)).toEqual([]);
  });

  it.each([
    'script-src https://cdn.example; connect-src https://api.example',
    "default-src 'none'; script-src 'unsafe-inline'; base-uri 'none'",
    "default-src 'none'; script-src https://cdn.jsdelivr.net; base-uri 'none'",
    "default-src 'none' script-src https://cdn.example",
  ])('would be found wanting as %s', (policy) => {
    expect(findingsFor(policy)).not.toEqual([]);
  });
});

describe('docs/policies.md', () => {
  const tests = readdirSync(new URL('../e2e', import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => textOf(`test/e2e/${file}`));

  it.each(Object.keys(POLICIES))('has what a test opens a page under: %s', (name) => {
    expect(tests.some((text) => text.includes(`newsroom.headersFor('${name}')`))).toBe(true);
  });

  it('is what `npm run readme` writes', () => {
    expect(textOf('docs/policies.md')).toBe(policyPage());
  });
});
