import type { BrowserContext } from '@playwright/test';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Number of pixels by colour, in the order requested. */
  readonly counts: readonly number[];
}

/** Decodes a PNG in a new page and counts the pixels of some colours, written `#rrggbb`. */
export async function pixelsOf(context: BrowserContext, png: Buffer, colors: readonly string[]): Promise<Pixels> {
  const page = await context.newPage();
  const pixels = await page.evaluate(
    async ({ base64, wanted }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = image;
      const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, width, height);
      const values = wanted.map((color) => Number.parseInt(color.slice(1), 16));
      const counts = values.map(() => 0);
      for (let at = 0; at < data.length; at += 4) {
        const value = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
        const place = values.indexOf(value);
        if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
      }
      return { width, height, counts };
    },
    { base64: png.toString('base64'), wanted: [...colors] },
  );
  await page.close();
  return pixels;
}
