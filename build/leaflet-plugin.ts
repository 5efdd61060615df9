import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Patch {
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
}

/**
 * The places where Leaflet parses HTML or makes a `data:` image. Under `require-trusted-types-for 'script'` the first one throws while
 * the module loads, and `img-src` without `data:` refuses the last. Strings become text: whoever wants elements hands over elements.
 */
export const PATCHES: readonly Patch[] = [
  {
    file: 'core/Browser.js',
    text: `div.innerHTML = '<svg/>';\n\treturn (div.firstChild && div.firstChild.namespaceURI) === 'http://www.w3.org/2000/svg';`,
    replacement: 'return false;', // read by nobody within Leaflet
  },
  { file: 'core/Browser.js', text: `div.innerHTML = '<v:shape adj="1"/>';`, replacement: '' }, // VML, for browsers without SVG
  {
    file: 'core/Util.js',
    text: `'data:image/gif;base64,R0lGODlhAQABAAD/ACwAAAAAAQABAAACADs='`,
    replacement: `''`,
  },
  { file: 'layer/marker/DivIcon.js', text: `div.innerHTML = options.html !== false ? options.html : '';`, replacement: 'empty(div);' },
  { file: 'layer/DivOverlay.js', text: 'node.innerHTML = content;', replacement: 'node.textContent = content;' },
  {
    file: 'layer/Popup.js',
    text: `closeButton.innerHTML = '<span aria-hidden="true">&#215;</span>';`,
    replacement: `closeButton.textContent = '\\u00d7';`,
  },
];

const HTML_SINK = /\b(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|document\.write)\b/;

const sourceFolder = fileURLToPath(new URL('../node_modules/leaflet/src/', import.meta.url));
const leafletFile = (id: string): string | undefined => /\/leaflet\/src\/([^?]+\.js)(?:\?|$)/.exec(id)?.[1];

/** Throws when a text is not there exactly once, or when a sink is left that no patch knows. */
export function patchLeaflet(file: string, source: string, patches: readonly Patch[] = PATCHES): string {
  let patched = source.replaceAll('\r\n', '\n'); // the package mixes both
  for (const { text, replacement } of patches.filter((patch) => patch.file === file)) {
    const parts = patched.split(text);
    if (parts.length !== 2) throw new Error(`leaflet/src/${file}: expected exactly once, found ${parts.length - 1} times: ${text}`);
    patched = parts.join(replacement);
  }
  const sink = HTML_SINK.exec(patched)?.[1];
  if (sink) throw new Error(`leaflet/src/${file} uses ${sink}, and build/leaflet-plugin.ts has no patch for it.`);
  return patched;
}

/** Makes Leaflet's source modules fit for pages with Trusted Types and a strict CSP; any build with an unknown Leaflet fails. */
export function leafletForStrictPages(): Plugin {
  return {
    name: 'leaflet-for-strict-pages',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: ['leaflet'] } }), // pre-bundling would go around the patches
    buildStart() {
      for (const file of new Set(PATCHES.map((patch) => patch.file))) patchLeaflet(file, readFileSync(sourceFolder + file, 'utf8'));
    },
    transform: {
      filter: { id: /\/leaflet\/src\// },
      handler(code, id) {
        const file = leafletFile(id);
        return file === undefined ? undefined : { code: patchLeaflet(file, code), map: null };
      },
    },
  };
}
