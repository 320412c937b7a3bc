import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface ImageFile {
  /** `isImageName` must accept it. */
  name: string;
  bytes: Buffer;
}

/** `shown`: pictures that are served; `aside`: those that no record names, until they are deleted. */
export type Shelf = 'shown' | 'aside';

/** A small text stored with the pictures, as the file `<name>.txt`. */
export type NoteName = 'owner' | 'guest';

export interface KeptFile {
  name: string;
  /** How long (ms) it has been on its shelf, by the storage's own clock. */
  age: number;
}

/**
 * Where uploaded pictures are stored: a folder on one machine, an object store for several. The content of a
 * file never changes.
 */
export interface ImageStorage {
  /** Stores all files or, when one fails, none. */
  save: (files: readonly ImageFile[]) => Promise<void>;
  /** Deletes files, by default from `shown`; missing ones are ignored. */
  delete: (names: readonly string[], shelf?: Shelf) => Promise<void>;
  /** Moves files from the other shelf to this one; missing ones are ignored. */
  move: (names: readonly string[], to: Shelf) => Promise<void>;
  /** The size in bytes and the content of a shown file; `undefined`: it does not exist. */
  open: (name: string) => Promise<{ size: number; content: Readable } | undefined>;
  /** All files of a shelf, by default `shown`, in no order. */
  list: (shelf?: Shelf) => AsyncIterable<KeptFile>;
  /**
   * Removes files that a killed process has left half written.
   * @param leastAge in ms; a newer file may still be written
   * @returns how many files
   */
  removeDrafts: (leastAge: number) => Promise<number>;
  readNote: (name: NoteName) => Promise<string | undefined>;
  /** Writes or replaces a note. */
  writeNote: (name: NoteName, text: string) => Promise<void>;
  removeNote: (name: NoteName) => Promise<void>;
}

/** The disk is full, or the object storage is unreachable: trying later may help (503). */
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

/** fetch puts the connection's error into `cause`. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}

/** A folder below the shown pictures; older versions of this program ignore it. */
export const ASIDE = 'set-aside/';

/** A new random name for a picture, without its extension. */
export function createImageKey(): string {
  return randomBytes(16).toString('hex');
}

/** Whether a name is one that we generate: no path, no hidden file. */
export function isImageName(name: string): boolean {
  return /^[0-9a-f]{32}(?:-\d{3,4})?\.webp$/.test(name);
}
