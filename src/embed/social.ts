const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, within quotes too. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A picture that goes with an address, for sites that show a link as more than its text. */
export interface SocialPicture {
  /** What screen readers say in its place. */
  readonly alternative: string;
  readonly width: number;
  readonly height: number;
  /** Absolute, because it is read on another site. */
  readonly url: string;
}

const property = ([name, content]: readonly [string, string | number]): string => `<meta property="og:${name}" content="${escaped(String(content))}">`;

/** What the head of a page says of it for those who show a link to it: Open Graph (https://ogp.me/), and the size in which the picture is shown. */
export function socialTags(title: string, picture?: SocialPicture): readonly string[] {
  if (!picture) return [property(['title', title])];
  const { url, width, height, alternative } = picture;
  const properties = { title, image: url, 'image:width': width, 'image:height': height, 'image:alt': alternative };
  return [...Object.entries(properties).map(property), '<meta name="twitter:card" content="summary_large_image">'];
}
