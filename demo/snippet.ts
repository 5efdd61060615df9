import { addCopyButton } from './copy.js';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** `style="display: block; min-height: 98px"` as an editor would type it. */
const written = ({ name, value }: Attr): string => {
  if (value === '') return name;
  return `${name}="${escaped(name === 'style' ? value.replaceAll(/([:;]) /g, '$1').replace(/;$/, '') : value)}"`;
};

/** The opening tag with the attributes an editor wrote, on as many lines as needed, the height on a line of its own. */
function opening(tag: Element): string {
  const own = [...tag.attributes].filter(({ name }) => name !== 'state' && name !== 'aria-describedby');
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
  return [...tag.children].flatMap((child) => (child instanceof HTMLAnchorElement ? [LINK(child)] : child.localName === 'script' ? [ANSWER] : []));
}

const LOADER = `<script async crossorigin="anonymous"
  src="https://cdn.example/embed.js"
  data-api-base="https://api.example">
</script>`;

/** What an editor pastes to get the same tag as on the page, with the script that it needs. */
export const snippetOf = (tag: Element): string => [opening(tag), ...children(tag), `</${tag.localName}>`, LOADER].join('\n');

/** A figure with a snippet and its Copy button; `write` changes the text. */
export function snippetFigure(name: string, text: string): { readonly figure: HTMLElement; readonly write: (text: string) => void } {
  const figure = Object.assign(document.createElement('figure'), { className: 'code' });
  const pre = Object.assign(document.createElement('pre'), { tabIndex: 0 });
  pre.setAttribute('role', 'region');
  pre.setAttribute('aria-label', `Snippet: ${name}`);
  const code = Object.assign(document.createElement('code'), { textContent: text });
  pre.append(code);
  figure.append(pre);
  addCopyButton(pre);
  return { figure, write: (next) => void (code.textContent = next) };
}

/** Below each sample's text, the snippet of the tag beside it. */
export function addSnippets(): void {
  for (const sample of document.querySelectorAll('.sample')) {
    const tag = sample.querySelector('.sample-live :is(country-risk, incident-map)');
    const name = sample.querySelector('h3')?.textContent ?? '';
    if (tag) sample.querySelector('.sample-text')?.append(snippetFigure(name.toLowerCase(), snippetOf(tag)).figure);
  }
}
