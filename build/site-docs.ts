import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { escaped } from './html.js';
import { foot, header, read } from './site-frame.js';

/** Output paths of source files outside `docs/`. */
const PAGES: Readonly<Record<string, string>> = {
  'README.md': 'docs/index.html',
  'CHANGELOG.md': 'docs/changelog.html',
  'SECURITY.md': 'docs/security.html',
};

const pageOf = (file: string): string => PAGES[file] ?? file.replace(/\.md$/, '.html');

/** Relative path from a page to the site's root. */
const rootFrom = (page: string): string => '../'.repeat(page.split('/').length - 1) || './';

/** The anchor of a heading, as on GitHub. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/<[^>]*>|[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Converts a link between source files to one between pages; `undefined` if the site lacks the target. */
function hrefOf(href: string, file: string, known: readonly string[]): string | undefined {
  if (/^(https?:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = posix.join(posix.dirname(file), path);
  if (!known.includes(target)) return undefined;
  return posix.relative(posix.dirname(pageOf(file)), pageOf(target)) + (anchor ? `#${anchor}` : '');
}

function htmlOf(file: string, known: readonly string[]): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const target = hrefOf(href, file, known);
        const words = this.parser.parseInline(tokens);
        return target === undefined ? words : `<a href="${escaped(target)}">${words}</a>`;
      },
      table({ header: heads, rows }: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], name: string): string =>
          `<tr>${cells.map(({ tokens }) => `<${name}>${this.parser.parseInline(tokens)}</${name}>`).join('')}</tr>`;
        const head = heads.some(({ text }) => text) ? `<thead>${row(heads, 'th')}</thead>` : '';
        return `<div class="scroll"><table>${head}<tbody>${rows.map((cells) => row(cells, 'td')).join('\n')}</tbody></table></div>\n`;
      },
    },
  });
  const pictures = (html: string): string =>
    html.replaceAll(/(<img[^>]*\ssrc=")([^"]+)/g, (_, start: string, src: string) => start + (hrefOf(src, file, known) ?? ''));
  return pictures(marked.parse(read(file), { async: false }));
}

/** All documentation pages by path. `files` are the repository's files that the site contains. */
export function docPages(files: readonly string[]): ReadonlyMap<string, string> {
  const sources = files.filter((file) => file.endsWith('.md') && existsSync(new URL(`../${file}`, import.meta.url)));
  return new Map(
    sources.map((file) => {
      const page = pageOf(file);
      const root = rootFrom(page);
      const content = htmlOf(file, files);
      const title = /<h1[^>]*>([^]*?)<\/h1>/.exec(content)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? 'Travel Safety Embeds';
      return [
        page,
        `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Travel Safety Embeds</title>
<link rel="icon" href="${root}demo/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}demo/page.css">
<link rel="stylesheet" href="${root}demo/bar.css">
<link rel="stylesheet" href="${root}demo/docs.css">
<script type="module" src="${root}demo/page.js"></script>
</head>
<body>
${header(root, page)}
<main id="main" class="page doc">
${content}</main>
${foot(root)}
</body>
</html>
`,
      ] as const;
    }),
  );
}
