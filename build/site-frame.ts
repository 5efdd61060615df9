import { readFileSync } from 'node:fs';

export const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** The site's navigation, which replaces the demo's. */
const nav = (root: string, page: string): string =>
  [
    ['index.html', '', 'Article'],
    ['v0/builder/index.html', 'v0/builder/', 'Builder'],
    ['docs/index.html', 'docs/', 'Documentation'],
  ]
    .map(([file, path, name]) => `<li><a href="${root}${path}"${file === page ? ' aria-current="page"' : ''}>${name}</a></li>`)
    .join('\n');

export const header = (root: string, page: string): string =>
  read('demo/header.html')
    .replace(/(<ul>)[^]*(<\/ul>)/, (_, start: string, end: string) => `${start}${nav(root, page)}${end}`)
    .replaceAll('"/demo/icon.svg"', `"${root}demo/icon.svg"`)
    .replaceAll('href="/demo/"', `href="${root}"`);

export const foot = (root: string): string =>
  read('demo/foot.html').replace(
    /<p><a[^]*<\/p>/,
    `<p><a href="${root}wordpress/travel-safety-embeds.zip">Plugin for WordPress (zip)</a> <a href="${root}docs/hosting.html">Hosting</a></p>`,
  );
