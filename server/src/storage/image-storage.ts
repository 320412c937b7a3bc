import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A picture's file, ready to be kept. */
export interface ImageFile {
  /** As `isImageName` wants it. */
  name: string;
  bytes: Buffer;
}

/** `shown`: where pictures are read; `aside`: where those wait that nobody names, until they are deleted. */
export type Shelf = 'shown' | 'aside';

/** A small text beside the pictures, as the file `<name>.txt`. */
export type NoteName = 'owner' | 'guest';

/** A file that lies on a shelf. */
export interface KeptFile {
  name: string;
  /** For how long (ms) it has been on its shelf, by the storage's own clock. */
  age: number;
}

/**
 * Where uploaded pictures lie: a folder here, an object store on several machines. A file is never
 * changed under its name.
 */
export interface ImageStorage {
  /** Keeps all files or, when one fails, none. */
  save: (files: readonly ImageFile[]) => Promise<void>;
  /** Removes files, shown ones unless it is said; those that are not there are fine. */
  delete: (names: readonly string[], shelf?: Shelf) => Promise<void>;
  /** Takes files from the other shelf to this one; those that are not there are fine. */
  move: (names: readonly string[], to: Shelf) => Promise<void>;
  /** The size in bytes and the content of a file that is shown; `undefined`: there is none of this name. */
  open: (name: string) => Promise<{ size: number; content: Readable } | undefined>;
  /** All files of a shelf, the shown ones unless it is said, in no order. */
  list: (shelf?: Shelf) => AsyncIterable<KeptFile>;
  readNote: (name: NoteName) => Promise<string | undefined>;
  /** Writes a note, in place of the one that is there. */
  writeNote: (name: NoteName, text: string) => Promise<void>;
  /** Removes a note; one that is not there is fine. */
  removeNote: (name: NoteName) => Promise<void>;
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

/** Below the place of the shown pictures; an older version of this program sees nothing there. */
export const ASIDE = 'set-aside/';

/** A fresh random name for a picture, without its ending. */
export function createImageKey(): string {
  return randomBytes(16).toString('hex');
}

/** Whether a name is one of ours: it leads nowhere else, and to nothing hidden. */
export function isImageName(name: string): boolean {
  return /^[0-9a-f]{32}(?:-\d{3,4})?\.webp$/.test(name);
}
