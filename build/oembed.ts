import { HEIGHTS } from '../demo/heights.js';
import type { SocialPicture } from '../src/embed/social.js';
import { escaped } from './html.js';
import type { Settings } from './settings.js';

/** In pixels: a column of text, and what a card needs in it. */
const WIDTH = 640;
const HEIGHT = HEIGHTS.card[1];

/** How long (seconds) the answer may be cached: a day. */
const CACHE_AGE = 86_400;

/** An answer of type `rich`, as https://oembed.com/ has it. */
interface OEmbed {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly cache_age: number;
  readonly width: number;
  readonly height: number;
  readonly html: string;
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
}

/** The answer for one page: a plain iframe, which is all that strict readers of such answers let through. */
export const oEmbed = (title: string, address: string, { publisherName, publisherUrl }: Settings, picture?: SocialPicture): OEmbed => ({
  version: '1.0',
  type: 'rich',
  title,
  provider_name: publisherName ?? 'Travel Safety Embeds',
  provider_url: publisherUrl ?? new URL('/', address).href,
  cache_age: CACHE_AGE,
  width: WIDTH,
  height: HEIGHT,
  html: `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${HEIGHT}" frameborder="0" style="border:0" loading="lazy"></iframe>`,
  ...(picture && { thumbnail_url: picture.url, thumbnail_width: picture.width, thumbnail_height: picture.height }),
});
