import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Two tiles of 512 x 512: quarters of red, green, blue and yellow; and grey. */
const tiles = readFileSync(path.join(import.meta.dirname, 'tiles.heic'));

const TILE = 512;

/** Colours of the quarters, from the upper left one, row by row. */
export const TILE_COLOURS = [
  [200, 16, 46],
  [30, 158, 74],
  [32, 80, 200],
  [240, 192, 32],
];

interface HeicGrid {
  width: number;
  height: number;
  /** Quarters of a turn to the left, in which it is shown. */
  turns?: number;
  isMirrored?: boolean;
  /** A wrong size of a tile in the file. */
  tile?: { width: number; height: number };
}

/**
 * A HEIC picture as phones make them: of tiles, one beside the other. The first has four colours, all others are grey.
 * It is a few KB in any size.
 */
export function buildHeicGrid({ width, height, turns, isMirrored, tile }: HeicGrid): Buffer {
  const { width: tileWidth, height: tileHeight } = tile ?? { width: TILE, height: TILE };
  const [columns, rows] = [Math.ceil(width / tileWidth), Math.ceil(height / tileHeight)];
  const count = columns * rows;
  const { hvcC, data } = readTiles();
  const properties = [
    hvcC,
    sizeBox(tileWidth, tileHeight),
    sizeBox(width, height),
    ...(turns === undefined ? [] : [box('irot', Buffer.of(turns))]),
    ...(isMirrored ? [box('imir', Buffer.of(1))] : []),
  ];
  const ids = Array.from({ length: count }, (_, index) => index + 2);
  const item = (id: number, type: string) =>
    fullBox('infe', 2, u16(id), u16(0), Buffer.from(`${type}\0`));
  const associated = (id: number, indexes: number[]) =>
    Buffer.concat([u16(id), Buffer.of(indexes.length, ...indexes.map((index) => 0x80 | index))]);
  const transformed = properties.slice(3).map((_, index) => index + 4);
  const grid = Buffer.concat([Buffer.of(0, 1, rows - 1, columns - 1), u32(width), u32(height)]);
  const metaWith = (from: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(1)),
      fullBox('iinf', 0, u16(count + 1), item(1, 'grid'), ...ids.map((id) => item(id, 'hvc1'))),
      fullBox('iref', 0, box('dimg', u16(1), u16(count), ...ids.map(u16))),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          0,
          u32(count + 1),
          associated(1, [3, ...transformed]),
          ...ids.map((id) => associated(id, [1, 2])),
        ),
      ),
      fullBox(
        'iloc',
        1,
        Buffer.of(0x44, 0),
        u16(count + 1),
        placed({ id: 1, inMeta: true, from: 0, length: grid.length }),
        ...ids.map((id) => {
          const [first, other] = data;
          const part = id === 2 ? first : other;
          const at = from + (id === 2 ? 0 : first.length);
          return placed({ id, inMeta: false, from: at, length: part.length });
        }),
      ),
      box('idat', grid),
    );
  const type = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  const from = type.length + metaWith(0).length + 8;
  return Buffer.concat([type, metaWith(from), box('mdat', ...data)]);
}

function placed(item: { id: number; inMeta: boolean; from: number; length: number }): Buffer {
  const { id, inMeta, from, length } = item;
  return Buffer.concat([u16(id), u16(Number(inMeta)), u16(0), u16(1), u32(from), u32(length)]);
}

/** The tiles, and how to decode them. */
function readTiles(): { hvcC: Buffer; data: [Buffer, Buffer] } {
  const hvcC = boxAt(tiles.indexOf('hvcC') - 4);
  const media = tiles.indexOf('mdat') - 4;
  // `heif-enc` writes one after the other, each as NAL units after their lengths: the second begins with the same
  // sort.
  const body = boxAt(media).subarray(8);
  let at = 0;
  const starts: number[] = [];
  while (at < body.length) {
    starts.push(at);
    at += 4 + body.readUInt32BE(at);
  }
  const second = starts[starts.length / 2] ?? 0;
  return { hvcC, data: [body.subarray(0, second), body.subarray(second)] };
}

function boxAt(at: number): Buffer {
  return tiles.subarray(at, at + tiles.readUInt32BE(at));
}

function sizeBox(width: number, height: number): Buffer {
  return fullBox('ispe', 0, u32(width), u32(height));
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(length), Buffer.from(type), ...parts]);
}

function fullBox(type: string, version: number, ...parts: Buffer[]): Buffer {
  return box(type, Buffer.of(version, 0, 0, 0), ...parts);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
