import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escaped } from './html.js';
import { POLICY as OUR_POLICY } from './lit-plugin.js';
import type { Settings } from './settings.js';

/** In WebKit, `'self'` matches nothing on a sandboxed page, so the policy names the origin. */
const self = ({ publicBase }: Settings): string => `'self'${publicBase ? ` ${new URL(publicBase).origin}` : ''}`;

/** The builder accepts any script host, API and tiles; scripts are loaded only from its own folder. */
const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries({ 'default-src': "'none'", ...directives, 'base-uri': "'none'", 'form-action': "'none'", 'require-trusted-types-for': "'script'" })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

export const builderPolicy = (settings: Settings): string =>
  policy({
    'script-src': self(settings),
    'style-src': self(settings),
    'connect-src': 'https: http:',
    'frame-src': self(settings),
    'trusted-types': `${OUR_POLICY} travel-safety-builder`,
  });

export const previewPolicy = (settings: Settings): string =>
  policy({
    'script-src': self(settings),
    'style-src': self(settings),
    'connect-src': 'https: http:',
    'img-src': 'https: http:',
    'trusted-types': OUR_POLICY,
  });

const page = (title: string, content: string, head: readonly string[], body: readonly string[]): string =>
  [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escaped(content)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${title}</title>`,
    ...head,
    '</head>',
    ...body,
    '</html>',
    '',
  ].join('\n');

const builderPage = (settings: Settings): string =>
  page(
    'Builder · Travel Safety Embeds',
    builderPolicy(settings),
    [
      '<meta name="color-scheme" content="light dark">',
      '<meta name="referrer" content="same-origin">', // other sites never get the builder's URL, whatever header the host sends
      '<link rel="stylesheet" href="builder.css">',
      '<script type="module" src="builder.js"></script>',
    ],
    [
      '<body>',
      '<a class="skip-link" href="#main">Skip to the content</a>',
      '<header class="bar"><div class="bar-inner"><strong class="product">Travel Safety Embeds</strong></div></header>',
      '<main id="main" class="page">',
      `<div data-builder data-script=".." data-preview="preview/index.html"${settings.apiBase ? ` data-api="${escaped(settings.apiBase)}"` : ''}>`,
      '<noscript>The builder needs JavaScript.</noscript>',
      '</div>',
      '</main>',
      '</body>',
    ],
  );

const previewPage = (settings: Settings): string =>
  page(
    'Preview',
    previewPolicy(settings),
    [
      '<link rel="stylesheet" href="preview.css">',
      '<script defer crossorigin="anonymous" src="../../embed.js"></script>',
      '<script type="module" crossorigin="anonymous" src="preview.js"></script>',
    ],
    ['<body><main aria-label="Preview"></main></body>'],
  );

const styles = (...files: readonly string[]): string => files.map((file) => readFileSync(new URL(`../demo/${file}.css`, import.meta.url), 'utf8')).join('\n');

/** The pages and style sheets of `builder/`, by path in `dist/cdn`; its scripts have a separate build. */
export const builderFiles = (settings: Settings): ReadonlyMap<string, string> =>
  new Map([
    ['builder/index.html', builderPage(settings)],
    ['builder/builder.css', styles('page', 'bar', 'builder/builder', 'builder/choices', 'builder/result')],
    ['builder/preview/index.html', previewPage(settings)],
    ['builder/preview/preview.css', styles('builder/preview/preview')],
  ]);

export function writeBuilder(folder: string, settings: Settings): void {
  for (const [path, text] of builderFiles(settings)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
