const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** Width and height in the header of a PNG; `undefined` for any other file. */
export function pngSize(file: Uint8Array): readonly [width: number, height: number] | undefined {
  if (!SIGNATURE.every((byte, place) => file[place] === byte)) return undefined;
  const view = new DataView(file.buffer, file.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}
