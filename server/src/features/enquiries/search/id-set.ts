/** A block is a range of this many ids, beginning at `block * IDS_OF_BLOCK`. */
export const IDS_OF_BLOCK = 16_384;

const BITMAP_BYTES = IDS_OF_BLOCK / 8;

export function blockOf(id: number): number {
  return Math.floor(id / IDS_OF_BLOCK);
}

/**
 * A stored set, in the shorter of two forms: a bitmap of the block, or the sorted offsets of the ids in the
 * block, two bytes each (little-endian). The length tells which.
 */
export type StoredSet = Uint8Array;

/** The set together with further ids of its block. */
export function addIds(stored: StoredSet, ids: readonly number[]): StoredSet {
  const places = placesOf(stored);
  const added = ids.map(placeOf);
  // The usual case: new ids are larger than the stored ones.
  const isInOrder = added.every((place, i) => place > (added[i - 1] ?? places.at(-1) ?? -1));
  if (isInOrder) return encode([...places, ...added]);
  return encode([...new Set([...places, ...added])].sort((a, b) => a - b));
}

/** The set without these ids. */
export function removeIds(stored: StoredSet, ids: readonly number[]): StoredSet {
  const removed = new Set(ids.map(placeOf));
  return encode(placesOf(stored).filter((place) => !removed.has(place)));
}

export function sizeOf(stored: StoredSet): number {
  return stored.length === BITMAP_BYTES ? placesOf(stored).length : stored.length / 2;
}

/** The ids of a block's sets that are in all of them, in order. */
export function idsInAll(sets: readonly StoredSet[], block: number): number[] {
  const [first, ...others] = sets.map(toBitmap);
  if (!first) return [];
  const common = first.map((byte, at) =>
    others.reduce((bits, other) => bits & (other[at] ?? 0), byte),
  );
  return placesOf(common).map((place) => block * IDS_OF_BLOCK + place);
}

function placeOf(id: number): number {
  return id % IDS_OF_BLOCK;
}

function placesOf(stored: StoredSet): number[] {
  const places: number[] = [];
  if (stored.length < BITMAP_BYTES) {
    for (let at = 0; at < stored.length; at += 2) {
      places.push((stored[at] ?? 0) | ((stored[at + 1] ?? 0) << 8));
    }
    return places;
  }
  for (let at = 0; at < BITMAP_BYTES; at += 1) {
    const byte = stored[at] ?? 0;
    for (let bit = 0; byte >> bit > 0; bit += 1) {
      if (byte & (1 << bit)) places.push(at * 8 + bit);
    }
  }
  return places;
}

function encode(places: readonly number[]): StoredSet {
  if (places.length * 2 >= BITMAP_BYTES) return bitmapOf(places);
  const stored = new Uint8Array(places.length * 2);
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    stored[index * 2] = place & 0xff;
    stored[index * 2 + 1] = place >> 8;
  }
  return stored;
}

function toBitmap(stored: StoredSet): Uint8Array {
  return stored.length === BITMAP_BYTES ? stored : bitmapOf(placesOf(stored));
}

function bitmapOf(places: readonly number[]): Uint8Array {
  const bitmap = new Uint8Array(BITMAP_BYTES);
  for (const place of places) bitmap[place >> 3] = (bitmap[place >> 3] ?? 0) | (1 << (place & 7));
  return bitmap;
}
