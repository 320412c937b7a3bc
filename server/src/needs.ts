import type { AnsweringSource, Dealership, Locale } from '@dealership/shared';
import type { Logger } from 'pino';
import type { Audit } from './audit/audit.ts';
import type { Database } from './db/open-database.ts';
import type { BuiltInPictures } from './storage/built-in-pictures.ts';
import type { HeicReader } from './storage/heic.ts';
import type { ImageStorage } from './storage/image-storage.ts';

/** The dependencies of most parts of the server; tests pass their own. */
interface Given {
  db: Database;
  /** Now, in epoch milliseconds. */
  clock: () => number;
  log: Logger;
  audit: Audit;
  answering: AnsweringSource;
  dealership: (locale: Locale) => Promise<Dealership>;
  /** The pictures that come with the product. */
  pictures: BuiltInPictures;
  images: ImageStorage;
  heic: HeicReader;
  /** Called when an enquiry has been stored. */
  onStored?: (() => void) | undefined;
}

export type Needs<Name extends keyof Given> = Pick<Given, Name>;
