import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst, type Plugin } from 'vite';

interface Patch {
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
}

/**
 * Where Leaflet parses HTML or creates a `data:` image. With `require-trusted-types-for 'script'` the first patch's code throws while its module loads;
 * `img-src` without `data:` blocks the image. Strings become text content; callers that want elements pass elements.
 */
export const PATCHES: readonly Patch[] = [
  {
    file: 'core/Browser.js',
    text: `div.innerHTML = '<svg/>';\n\treturn (div.firstChild && div.firstChild.namespaceURI) === 'http://www.w3.org/2000/svg';`,
    replacement: 'return false;', // never used by Leaflet
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

/** Methods that our maps never call. Geolocation has no place in an embed at all. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  'map/Map.js': [
    'fitWorld',
    'flyTo',
    'flyToBounds',
    'panInside',
    'locate',
    'stopLocate',
    '_handleGeolocationError',
    '_handleGeolocationResponse',
    'wrapLatLngBounds',
  ],
};

const HTML_SINK = /\b(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|document\.write)\b/;

const sourceFolder = fileURLToPath(new URL('../node_modules/leaflet/src/', import.meta.url));
const leafletFile = (id: string): string | undefined => /\/leaflet\/src\/([^?]+\.js)(?:\?|$)/.exec(id)?.[1];

interface Node {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
  readonly value?: { readonly type?: string };
}

function* methodsIn(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  const { type, value } = node as Node;
  if (type === 'Property' && value?.type === 'FunctionExpression') yield node as Node;
  for (const child of Object.values(node)) yield* methodsIn(child);
}

/** Removes methods from a module; throws unless each occurs exactly once. */
export function withoutMethods(source: string, names: readonly string[]): string {
  const found = [...methodsIn(parseAst(source))].filter(({ key }) => names.includes(key?.name ?? ''));
  const hasAll = names.every((name) => found.some(({ key }) => key?.name === name));
  if (!hasAll || found.length !== names.length) throw new Error(`Leaflet has not each of these once: ${names.join(', ')}.`);
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), source);
}

/** Applies the patches to a file; throws if a text does not occur exactly once, or if an unpatched HTML sink is left. */
export function patchLeaflet(file: string, source: string, patches: readonly Patch[] = PATCHES): string {
  let patched = source.replaceAll('\r\n', '\n'); // the package mixes both line endings
  for (const { text, replacement } of patches.filter((patch) => patch.file === file)) {
    const parts = patched.split(text);
    if (parts.length !== 2) throw new Error(`leaflet/src/${file}: expected exactly once, found ${parts.length - 1} times: ${text}`);
    patched = parts.join(replacement);
  }
  const sink = HTML_SINK.exec(patched)?.[1];
  if (sink) throw new Error(`leaflet/src/${file} uses ${sink}, and build/leaflet-plugin.ts has no patch for it.`);
  return UNUSED[file] ? withoutMethods(patched, UNUSED[file]) : patched;
}

/** Makes Leaflet's sources work under Trusted Types and a strict CSP; fails the build if Leaflet has changed. */
export function leafletForStrictPages(): Plugin {
  return {
    name: 'leaflet-for-strict-pages',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: ['leaflet'] } }), // pre-bundling would bypass the patches
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
