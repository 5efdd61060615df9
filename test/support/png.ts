const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** How wide and how high a file of PNG says that it is; `undefined` for any other file. */
export function pngSize(file: Uint8Array): readonly [width: number, height: number] | undefined {
  if (!SIGNATURE.every((byte, place) => file[place] === byte)) return undefined;
  const view = new DataView(file.buffer, file.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}
