import { addCopyButton, type CopyWords } from './copy.js';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** `style="display: block; min-height: 98px"` as an editor would type it. */
const written = ({ name, value }: Attr): string => {
  if (value === '') return name;
  return `${name}="${escaped(name === 'style' ? value.replaceAll(/([:;]) /g, '$1').replace(/;$/, '') : value)}"`;
};

/** True on a page without an API, where tags show a stored answer that is not part of the snippet. */
const isSample = (tag: Element): boolean => tag.hasAttribute('data-sample');

/** The opening tag with the editor's attributes, wrapped if needed, the height on its own line. */
function opening(tag: Element): string {
  const own = [...tag.attributes].filter(({ name }) => !['state', 'aria-describedby', ...(isSample(tag) ? ['frozen', 'data-sample'] : [])].includes(name));
  const style = own.find(({ name }) => name === 'style');
  const lines = [`<${tag.localName}`];
  for (const text of own.filter((attribute) => attribute !== style).map(written)) {
    const last = lines.at(-1) ?? '';
    if (`${last} ${text}`.length > 46 && lines.length + last.length > 1) lines.push(`  ${text}`);
    else lines[lines.length - 1] = `${last} ${text}`;
  }
  return `${[...lines, ...(style ? [`  ${written(style)}`] : [])].join('\n')}>`;
}

const LINK = (link: HTMLAnchorElement): string => `  <a href="${escaped(link.getAttribute('href') ?? '')}">\n    ${link.textContent?.trim() ?? ''}</a>`;

const ANSWER = `  <script type="application/json">
    the whole answer of the API
  </script>`;

function children(tag: Element): readonly string[] {
  return [...tag.children].flatMap((child) =>
    child instanceof HTMLAnchorElement ? [LINK(child)] : child.localName === 'script' && !isSample(tag) ? [ANSWER] : [],
  );
}

/** This demo's scripts and API, used in every snippet. */
const SCRIPTS = String(import.meta.env.VITE_SCRIPTS ?? 'https://cdn.example/');
const API = import.meta.env.VITE_API_BASE ?? 'https://api.example';

const LOADER = `<script async crossorigin="anonymous"
  src="${SCRIPTS}embed.js"
  data-api-base="${API}">
</script>`;

/** A note on the URLs in a snippet, which are this page's. */
export const ADDRESSES = `${import.meta.env.VITE_SAMPLE ? 'The script is real, its data a sample in files.' : 'Works as it is, with the addresses of this demo.'} For your own site, change two places: src and data-api-base.`;

/** The snippet for a tag on the page, including the script. */
export const snippetOf = (tag: Element): string => [opening(tag), ...children(tag), `</${tag.localName}>`, LOADER].join('\n');

/** Texts of a figure besides its snippet. */
interface FigureWords {
  readonly caption?: string;
  readonly words?: CopyWords;
}

/** A figure with a snippet, its Copy button and an optional caption; `write` changes the snippet. */
export function snippetFigure(
  name: string,
  text: string,
  { caption = '', words }: FigureWords = {},
): { readonly figure: HTMLElement; readonly write: (text: string) => void } {
  const figure = Object.assign(document.createElement('figure'), { className: 'code' });
  const pre = Object.assign(document.createElement('pre'), { tabIndex: 0, dir: 'ltr', translate: false });
  pre.setAttribute('role', 'region');
  pre.setAttribute('aria-label', name);
  const code = Object.assign(document.createElement('code'), { textContent: text });
  pre.append(code);
  figure.append(pre);
  addCopyButton(pre, words);
  if (caption) figure.append(Object.assign(document.createElement('figcaption'), { textContent: caption }));
  return { figure, write: (next) => void (code.textContent = next) };
}

/** Adds each sample's snippet below its text. */
export function addSnippets(): void {
  for (const sample of document.querySelectorAll('.sample')) {
    const tag = sample.querySelector('.sample-live :is(country-risk, incident-map)');
    const name = sample.querySelector('h3')?.textContent ?? '';
    if (tag) sample.querySelector('.sample-text')?.append(snippetFigure(`Snippet: ${name.toLowerCase()}`, snippetOf(tag), { caption: ADDRESSES }).figure);
  }
}
