import { HEIGHTS } from '../demo/heights.js';
import type { SocialPicture } from '../src/embed/social.js';
import { escaped } from './html.js';
import type { Settings } from './settings.js';

/** Pixels: the width of a text column, and the height of a card in it. */
const WIDTH = 640;
const HEIGHT = HEIGHTS.card[1];

/** Cache lifetime in seconds: a day. */
const CACHE_AGE = 86_400;

/** A `rich` response as defined by https://oembed.com/. */
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

/** The oEmbed response for one page: a plain iframe, the only markup that strict consumers accept. */
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
