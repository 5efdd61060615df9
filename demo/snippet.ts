import { addCopyButton, type CopyWords } from './copy.js';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** `style="display: block; min-height: 98px"` as an editor would type it. */
const written = ({ name, value }: Attr): string => {
  if (value === '') return name;
  return `${name}="${escaped(name === 'style' ? value.replaceAll(/([:;]) /g, '$1').replace(/;$/, '') : value)}"`;
};

/** True on a page that has no API: there a tag shows an answer that is not part of what an editor copies. */
const isSample = (tag: Element): boolean => tag.hasAttribute('data-sample');

/** The opening tag with the attributes an editor wrote, on as many lines as needed, the height on a line of its own. */
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

/** Where the scripts and the API of this demo are, which every snippet names. */
const SCRIPTS = String(import.meta.env.VITE_SCRIPTS ?? 'https://cdn.example/');
const API = import.meta.env.VITE_API_BASE ?? 'https://api.example';

const LOADER = `<script async crossorigin="anonymous"
  src="${SCRIPTS}embed.js"
  data-api-base="${API}">
</script>`;

/** A note on a snippet's addresses: they are those of this page. */
export const ADDRESSES = `${import.meta.env.VITE_SAMPLE ? 'The script is real, its data a sample in files.' : 'Works as it is, with the addresses of this demo.'} For your own site, change two places: src and data-api-base.`;

/** What an editor pastes to get the same tag as on the page, with the script that it needs. */
export const snippetOf = (tag: Element): string => [opening(tag), ...children(tag), `</${tag.localName}>`, LOADER].join('\n');

/** The words of a figure beside its snippet. */
interface FigureWords {
  readonly caption?: string;
  readonly words?: CopyWords;
}

/** A figure with a snippet, its Copy button and a caption, if there is one; `write` changes the text. */
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

/** Below each sample's text, the snippet of the tag beside it. */
export function addSnippets(): void {
  for (const sample of document.querySelectorAll('.sample')) {
    const tag = sample.querySelector('.sample-live :is(country-risk, incident-map)');
    const name = sample.querySelector('h3')?.textContent ?? '';
    if (tag) sample.querySelector('.sample-text')?.append(snippetFigure(`Snippet: ${name.toLowerCase()}`, snippetOf(tag), { caption: ADDRESSES }).figure);
  }
}
