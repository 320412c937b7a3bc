import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Unpacks a WOFF file (version 1, https://www.w3.org/TR/WOFF/) to the plain font in it. fontkit reads WOFF too, but
 * inflates its tables in JavaScript and again for every document, which took most of a document's time.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The file is not WOFF 1.');
  const count = file.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  header.writeUInt32BE(file.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(2 ** power * SFNT_ENTRY, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10);
  const parts: Buffer[] = [header];
  let end = header.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER + index * WOFF_ENTRY;
    const to = SFNT_HEADER + index * SFNT_ENTRY;
    const offset = file.readUInt32BE(from + 4);
    const packedLength = file.readUInt32BE(from + 8);
    const length = file.readUInt32BE(from + 12);
    file.copy(header, to, from, from + 4);
    header.writeUInt32BE(file.readUInt32BE(from + 16), to + 4);
    header.writeUInt32BE(end, to + 8);
    header.writeUInt32BE(length, to + 12);
    const packed = file.subarray(offset, offset + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    // Tables begin at multiples of four bytes.
    const padding = Buffer.alloc(-length & 3);
    parts.push(table, padding);
    end += length + padding.length;
  }
  return Buffer.concat(parts);
}
