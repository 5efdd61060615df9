// The minimum CSP of a page, for docs/policies.md and for the end-to-end tests.
import { POLICY as OUR_POLICY } from './lit-plugin.js';

/** Origins of a page's files, and the folder of our scripts. */
export interface Places {
  readonly script: string;
  readonly folder: string;
  readonly api: string;
  readonly tiles: string;
}

const EXAMPLES: Places = {
  script: 'https://cdn.example',
  folder: 'https://cdn.example/travel-safety/',
  api: 'https://api.example',
  tiles: 'https://tiles.example',
};

interface PagePolicy {
  readonly page: string;
  /** Directives added to the minimum, or replacing its own. */
  readonly directives: (places: Places) => Readonly<Record<string, string>>;
}

const TRUSTED_TYPES = { 'require-trusted-types-for': "'script'", 'trusted-types': OUR_POLICY };

export const POLICIES = {
  tags: { page: 'a page that allows nothing but our script and the API', directives: () => ({}) },
  folder: {
    page: 'a page that names our folder and the API by path, for a host that serves the scripts of others too',
    directives: ({ folder, api }) => ({ 'script-src': folder, 'connect-src': `${api}/api/v1/` }),
  },
  'trusted-types': { page: 'a page that also requires Trusted Types', directives: () => TRUSTED_TYPES },
  'own-lit': {
    page: 'a page that requires them and has a Lit of its own',
    directives: ({ script }) => ({ ...TRUSTED_TYPES, 'script-src': `${script} 'self'`, 'trusted-types': `lit-html ${OUR_POLICY}` }),
  },
  tiles: { page: 'a page with a map on tiles', directives: ({ tiles }) => ({ 'img-src': tiles }) },
  frozen: { page: 'a page with frozen answers, which sends no request to an API', directives: () => ({ 'connect-src': "'none'" }) },
} as const satisfies Readonly<Record<string, PagePolicy>>;

export type PolicyName = keyof typeof POLICIES;

export function policyOf(name: PolicyName, places: Places = EXAMPLES): string {
  const minimum = { 'default-src': "'none'", 'script-src': places.script, 'connect-src': places.api, 'base-uri': "'none'" };
  return Object.entries({ ...minimum, ...POLICIES[name].directives(places) })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const section = (name: PolicyName): string => `**${capital(POLICIES[name].page)}**

\`\`\`
Content-Security-Policy: ${policyOf(name)}
\`\`\`
`;

/** The text of docs/policies.md. */
export const policyPage = (): string => `# Strict content security policies

<!-- Written by npm run readme, from build/policies.ts. -->

The least that a page has to allow. The tests open a page under each of these policies, use what is on it, and find no broken rule (\`test/e2e/strict-pages.spec.ts\`; for frozen answers \`snapshot.spec.ts\`). Google's CSP evaluator finds nothing in them that it calls high or medium.

A page needs more for its own scripts, styles, pictures and fonts: add those. The tags need none of \`unsafe-inline\`, \`unsafe-eval\`, \`blob:\` and \`data:\`, and no style, picture, font, frame or worker; \`heights.css\`, if you link it, needs its folder in \`style-src\`. Combine the directives you need: for tiles under Trusted Types, add the \`img-src\` of the one policy to the other.

${(Object.keys(POLICIES) as PolicyName[]).map(section).join('\n')}
If the host also serves the scripts of others, as public CDNs do, name it with the path of our folder: its origin alone would allow all of them.
`;
