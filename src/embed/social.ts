const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for HTML, including attribute values in double quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The picture of a page, for link previews. */
export interface SocialPicture {
  readonly alternative: string;
  readonly width: number;
  readonly height: number;
  /** Absolute, because other sites use it. */
  readonly url: string;
}

const property = ([name, content]: readonly [string, string | number]): string => `<meta property="og:${name}" content="${escaped(String(content))}">`;

/** The tags in the head of a page for link previews: Open Graph (https://ogp.me/), and the size of the preview. */
export function socialTags(title: string, picture?: SocialPicture): readonly string[] {
  if (!picture) return [property(['title', title])];
  const { url, width, height, alternative } = picture;
  const properties = { title, image: url, 'image:width': width, 'image:height': height, 'image:alt': alternative };
  return [...Object.entries(properties).map(property), '<meta name="twitter:card" content="summary_large_image">'];
}
