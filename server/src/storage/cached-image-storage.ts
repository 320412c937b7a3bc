import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ImageStorage } from './image-storage.ts';

/** Counts since the start, for the metrics. */
export interface PictureCacheCounts {
  hits: number;
  misses: number;
  bytes: number;
}

interface Kept {
  bytes: Buffer;
  /** When it was read (epoch ms). */
  since: number;
}

/** About 500 pictures of the usual size. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A picture deleted by another server stays here for at most this long. */
const KEPT_MS = 5 * 60 * 1000;

/**
 * Caches the most recently read files in memory, for a storage behind a network. The content under a name
 * never changes, so a cached file is never stale.
 */
export function cacheImages(
  storage: ImageStorage,
  { mostBytes = MAX_BYTES, clock = Date.now } = {},
): { images: ImageStorage; counts: Readonly<PictureCacheCounts> } {
  const counts: PictureCacheCounts = { hits: 0, misses: 0, bytes: 0 };
  /** By name, least recently used first. */
  const kept = new Map<string, Kept>();
  const forget = (name: string) => {
    counts.bytes -= kept.get(name)?.bytes.length ?? 0;
    kept.delete(name);
  };
  const keep = (name: string, file: Kept) => {
    forget(name);
    kept.set(name, file);
    counts.bytes += file.bytes.length;
    for (const oldest of kept.keys()) {
      if (counts.bytes <= mostBytes) break;
      forget(oldest);
    }
  };
  const images: ImageStorage = {
    ...storage,
    delete: async (names, shelf) => {
      for (const name of names) forget(name);
      await storage.delete(names, shelf);
    },
    move: async (names, to) => {
      for (const name of names) forget(name);
      await storage.move(names, to);
    },
    open: async (name) => {
      const known = kept.get(name);
      if (known && known.since > clock() - KEPT_MS) {
        counts.hits += 1;
        keep(name, known);
        return { size: known.bytes.length, content: Readable.from([known.bytes]) };
      }
      forget(name);
      const image = await storage.open(name);
      if (!image) return undefined;
      counts.misses += 1;
      const bytes = await buffer(image.content);
      keep(name, { bytes, since: clock() });
      return { size: bytes.length, content: Readable.from([bytes]) };
    },
  };
  return { images, counts };
}
