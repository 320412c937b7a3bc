const SIGNATURE = 8;
/** Length, type and checksum of a chunk. */
const FRAME = 12;

/** Size in pixels and texts (`tEXt`, by key) of a PNG: https://www.w3.org/TR/png-3/. */
export function readPng(png: Buffer) {
  const texts: Record<string, string> = {};
  let size = { width: 0, height: 0 };
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') size = { width: body.readUInt32BE(0), height: body.readUInt32BE(4) };
    if (type === 'tEXt') {
      const [key = '', text = ''] = body.toString('latin1').split('\0');
      texts[key] = text;
    }
    at += length + FRAME;
  }
  return { ...size, texts };
}
