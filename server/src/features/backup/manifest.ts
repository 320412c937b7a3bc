import * as z from 'zod/mini';
import { isImageName } from '../../storage/image-storage.ts';
import { isBackedUpTable, type TableName } from './backup-repository.ts';

export const MANIFEST = 'manifest.json';

const FORMAT = 'dealership-backup';

/** Version of the format; a program reads no other. */
const VERSION = 1;

const count = z.number().check(z.nonnegative());

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** When the snapshot was taken (ISO 8601, UTC). */
  takenAt: z.string(),
  steps: z.array(z.string()),
  entries: z.record(z.string(), z.object({ bytes: count, sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export function newManifest(takenAt: number, steps: readonly string[]): Omit<Manifest, 'entries'> {
  return {
    format: FORMAT,
    version: VERSION,
    takenAt: new Date(takenAt).toISOString(),
    steps: [...steps],
  };
}

/** The archive entry of a table's rows: one JSON object per line. */
export function entryOfTable(table: TableName): string {
  return `tables/${table}.ndjson`;
}

export function entryOfPicture(name: string): string {
  return `uploads/${name}`;
}

/** The kind of an entry; `undefined`: no backup has such an entry. */
export function readEntryName(
  entry: string,
): { table: TableName } | { picture: string } | undefined {
  const table = /^tables\/(.+)\.ndjson$/.exec(entry)?.[1];
  if (table !== undefined && isBackedUpTable(table)) return { table };
  const picture = /^uploads\/(.+)$/.exec(entry)?.[1];
  if (picture !== undefined && isImageName(picture)) return { picture };
  return undefined;
}
