import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A picture's file, ready to be kept. */
export interface ImageFile {
  /** As `isImageName` wants it. */
  name: string;
  bytes: Buffer;
}

/**
 * Where uploaded pictures lie: a folder here, an object store on several machines. A file is never
 * changed under its name.
 */
export interface ImageStorage {
  /** Keeps all files or, when one fails, none. */
  save: (files: readonly ImageFile[]) => Promise<void>;
  /** Removes files; those that are not there are fine. */
  delete: (names: readonly string[]) => Promise<void>;
  /** A file's size in bytes and its content; `undefined`: there is none of this name. */
  open: (name: string) => Promise<{ size: number; content: Readable } | undefined>;
  /** The names of all files, in no order, with the time since when each is there (epoch ms). */
  list: () => AsyncIterable<{ name: string; keptSince: number }>;
}

/** The disk has no room for pictures, or the object storage is away: trying later may help (503). */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  readonly reason: 'full' | 'away';

  constructor(reason: StorageUnavailable['reason'], options: ErrorOptions) {
    super(
      reason === 'full'
        ? 'There is no room for pictures.'
        : `The object storage of pictures cannot be used: ${messageOf(options.cause)}.`,
      options,
    );
    this.reason = reason;
  }
}

/** fetch hides what happened to the line one level down. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}

/** A fresh random name for a picture, without its ending. */
export function createImageKey(): string {
  return randomBytes(16).toString('hex');
}

/** Whether a name is one of ours: it leads nowhere else, and to nothing hidden. */
export function isImageName(name: string): boolean {
  return /^[0-9a-f]{32}(?:-\d{3,4})?\.webp$/.test(name);
}
