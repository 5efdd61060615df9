import { createHash } from 'node:crypto';
import { LICENCE, licenceUrl } from '../src/model/answer.js';
import { socialTags, type SocialPicture } from '../src/embed/social.js';
import { escaped } from './html.js';
import { POLICY as OUR_POLICY } from './lit-plugin.js';
import { readerWords } from './reader-words.js';
import { LOOPBACK, type Settings } from './settings.js';
import type { Tag } from './tags.js';

/** A page with one tag, for an iframe. */
interface FramePage {
  readonly tag: Tag;
  /** Attributes set by the page, which the URL cannot change. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The title and the fallback, shown until the script runs. Never ratings, because the page may be stale. */
  readonly title: string;
  /** Relative path from this page to the scripts' folder. */
  readonly root: string;
  /** Attributes that the URL may set. */
  readonly parameters: readonly string[];
  /** The page's URL and its oEmbed URL, if the build has a public base. */
  readonly canonical?: string | undefined;
  readonly oembed?: string | undefined;
  /** Preview picture for links to the page. */
  readonly picture?: SocialPicture | undefined;
}

const STYLE = `
:root { color-scheme: light }
:root:has(> body > [theme=dark i]) { color-scheme: dark }
:root:has(> body > [theme=auto i]) { color-scheme: light dark }
body { margin: 0; display: flow-root; position: relative; font: 1em/1.5 system-ui, sans-serif }
output:not(:empty) { position: absolute; z-index: 1; inset-inline: 0; padding: 8px; border: 1px solid; border-radius: 6px; background: Canvas; color: CanvasText;
  font-size: 14px; overflow-wrap: anywhere; user-select: all }
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Link targets of a sandboxed page, opened through the folder `out/`; only those known at build time. */
export const outPages = ({ publisherUrl }: Settings): readonly (readonly [folder: string, address: string])[] => [
  ['out/licence/', licenceUrl(LICENCE) ?? ''],
  ...(publisherUrl ? [['out/publisher/', publisherUrl] as const] : []),
];

/** API origins that a frame's URL may set; the local reference API if the build sets neither an API nor origins. */
const apiOrigins = ({ apiBase, allowedApiOrigins }: Settings): readonly string[] => (apiBase || allowedApiOrigins.length ? allowedApiOrigins : LOOPBACK);

/** The frame's CSP: our scripts, these APIs, these tiles. `frame-ancestors` has no effect in a meta tag, so any page may embed the frame. */
export function framePolicy(settings: Settings): string {
  // A path may contain separators of CSP directives.
  const own = settings.apiBase?.replaceAll(';', '%3B').replaceAll(',', '%2C');
  const apis = [...(own ? [`${own}/`] : []), ...apiOrigins(settings)];
  const { allowedTileOrigins: tiles, publicBase } = settings;
  return [
    "default-src 'none'",
    // In WebKit, `'self'` matches nothing on a sandboxed page, so the policy names the origin.
    `script-src 'self'${publicBase ? ` ${new URL(publicBase).origin}` : ''}`,
    `style-src ${hashOf(STYLE)}`,
    `connect-src ${apis.join(' ')}`,
    ...(tiles.length ? [`img-src ${tiles.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${OUR_POLICY}`,
  ].join('; ');
}

/** ` name="value"` for each; missing values are omitted. */
const attributesOf = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escaped(value)}"`]))
    .join('');

export function framePage({ tag, attributes, title, root, parameters, canonical, oembed, picture }: FramePage, settings: Settings): string {
  const { apiBase, publisherName, publisherUrl, tileAttribution } = settings;
  const out = Object.fromEntries(outPages(settings).map(([folder, address]) => [address, `../${folder}`]));
  const own = attributesOf({
    src: `${root}frame/frame.js`,
    'data-attributes': parameters.join(' '),
    'data-tile-attribution': parameters.includes('tile-url') ? tileAttribution : undefined,
    'data-out': JSON.stringify(out),
  });
  const loader = attributesOf({
    src: `${root}embed.js`,
    'data-api-base': apiBase,
    'data-allowed-api-origins': apiOrigins(settings).join(' '),
    'data-publisher-name': publisherName,
    'data-publisher-url': publisherUrl,
  });
  const fallback = publisherUrl ? `<a${attributesOf({ href: publisherUrl, target: '_blank', rel: 'noopener' })}>${escaped(title)}</a>` : escaped(title);
  const lines = [
    '<!doctype html>',
    `<html${attributesOf({ lang: settings.lang, dir: readerWords(settings.lang).dir === 'rtl' ? 'rtl' : undefined })}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy"${attributesOf({ content: framePolicy(settings) })}>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="strict-origin-when-cross-origin">',
    `<title>${escaped(title)}</title>`,
    ...socialTags(title, picture),
    ...(canonical ? [`<link${attributesOf({ rel: 'canonical', href: canonical })}>`] : []),
    ...(oembed ? [`<link${attributesOf({ rel: 'alternate', type: 'application/json+oembed', href: oembed, title })}>`] : []),
    `<style>${STYLE}</style>`,
    `<script defer${own}></script>`,
    `<script defer crossorigin="anonymous"${loader}></script>`,
    '</head>',
    '<body>',
    `<${tag}${attributesOf(attributes)}>${fallback}</${tag}>`,
    '<output dir="ltr"></output>',
    '</body>',
    '</html>',
    '',
  ];
  return lines.join('\n');
}
