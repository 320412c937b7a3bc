import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import {
  ASIDE,
  isImageName,
  StorageUnavailable,
  type ImageStorage,
  type KeptFile,
  type NoteName,
  type Shelf,
} from './image-storage.ts';

/** A bucket of an object storage with the S3 interface. */
export interface ObjectStoreConfig {
  /** Origin, such as `https://s3.ap-south-1.amazonaws.com`; the bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Timeout for a call, its answer's body and its retries. A picture has at most about 1 MB. */
const CALL_MS = 5000;
/** After an answer of 5xx or 429, first after up to this long, then doubling. */
const RETRIES = 2;
const FIRST_RETRY_MS = 100;

/** Names in one answer: the most that S3 returns. */
const MAX_LISTED = 1000;

/** Concurrent calls of one operation. */
const CALLS_AT_ONCE = 8;

/** Keeps pictures as objects of one bucket, the shown ones without a prefix. */
export function createS3ImageStorage(
  store: ObjectStoreConfig,
  { callMs = CALL_MS, listedAtOnce = MAX_LISTED } = {},
): ImageStorage {
  const { call, put, get, removeObject } = createBucket(store, callMs);
  const remove = async (names: readonly string[], shelf?: Shelf) =>
    inTurns(
      names.map((name) => pathOf(name, shelf)),
      removeObject,
    );
  return {
    save: async (files) => {
      const objects = files.map(({ name, bytes }) => ({ path: pathOf(name), bytes }));
      try {
        await inTurns(objects, ({ path, bytes }) => put(path, bytes));
      } catch (error) {
        // Objects that cannot be deleted now become orphans, which the daily sweep removes.
        await remove(files.map(({ name }) => name)).catch(() => undefined);
        throw error;
      }
    },
    delete: remove,
    move: async (names, to) =>
      inTurns(names, async (name) => {
        const from = pathOf(name, to === 'aside' ? 'shown' : 'aside');
        // Downloads and uploads: a picture is small, and not every storage can copy.
        const bytes = await get(from);
        if (!bytes) return;
        await put(pathOf(name, to), bytes);
        await removeObject(from);
      }),
    open: async (name) => {
      if (!isImageName(name)) return undefined;
      const bytes = await get(pathOf(name));
      return bytes && { size: bytes.length, content: Readable.from([bytes]) };
    },
    list: async function* (shelf = 'shown') {
      const prefix = shelf === 'aside' ? ASIDE : '';
      const query = `?list-type=2&max-keys=${listedAtOnce}&prefix=${encodeURIComponent(prefix)}`;
      let next: string | undefined = '';
      while (next !== undefined) {
        const further: string = next && `&continuation-token=${encodeURIComponent(next)}`;
        const answer = await call('GET', query + further, { expects: [200] });
        const now = Date.parse(answer.headers.get('date') ?? '') || Date.now();
        const page = await answer.text().catch(refuse);
        yield* readObjects(page, { prefix, now });
        next = /<IsTruncated>true/.test(page) ? textOf(page, 'NextContinuationToken') : undefined;
      }
    },
    // An object is there as a whole or not at all.
    removeDrafts: () => Promise.resolve(0),
    readNote: async (name) => (await get(pathOfNote(name)))?.toString(),
    writeNote: (name, text) => put(pathOfNote(name), Buffer.from(text), 'text/plain'),
    removeNote: (name) => removeObject(pathOfNote(name)),
  };
}

function createBucket({ endpoint, bucket, ...account }: ObjectStoreConfig, callMs: number) {
  const client = new AwsClient({ ...account, service: 's3' });
  /**
   * Sends a request, again while the storage is busy. The package's own way copies the request, and a copy forgets its
   * time limit when the garbage is collected (nodejs/undici#4068): a storage that hangs would hold its callers for ever.
   */
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(callMs);
    for (let retries = 0; ; retries += 1) {
      const answer = await fetch(await client.sign(url, init), { signal });
      const isBusy = answer.status >= 500 || answer.status === 429;
      if (!isBusy || retries === RETRIES) return answer;
      await answer.body?.cancel();
      // Calls that were refused together come back apart.
      await setTimeout(Math.random() * FIRST_RETRY_MS * 2 ** retries, undefined, { signal });
    }
  };
  const base = `${endpoint}/${encodeURIComponent(bucket)}`;
  /** Sends a request; throws unless the answer has one of the expected statuses. */
  const call = async (
    method: 'GET' | 'PUT' | 'DELETE',
    path: string,
    { expects, bytes, type = '' }: { expects: readonly number[]; bytes?: Buffer; type?: string },
  ): Promise<Response> => {
    try {
      const answer = await send(base + path, {
        method,
        ...(bytes && {
          body: new Uint8Array(bytes),
          // Signed too: the storage refuses content that was changed in transit.
          headers: { 'X-Amz-Content-Sha256': hash('sha256', bytes), 'Content-Type': type },
        }),
      });
      if (expects.includes(answer.status)) return answer;
      await answer.body?.cancel();
      throw new Error(`answer ${answer.status}`);
    } catch (error) {
      return refuse(error);
    }
  };
  const put = async (path: string, bytes: Buffer, type = 'image/webp') => {
    const answer = await call('PUT', path, { expects: [200, 201, 204], bytes, type });
    await answer.body?.cancel();
  };
  const get = async (path: string): Promise<Buffer | undefined> => {
    const answer = await call('GET', path, { expects: [200, 404] });
    if (answer.status === 404) {
      await answer.body?.cancel();
      return undefined;
    }
    // Read completely first: an interrupted download must fail, not be served as half a picture.
    return Buffer.from(await answer.arrayBuffer().catch(refuse));
  };
  const removeObject = async (path: string) => {
    const answer = await call('DELETE', path, { expects: [200, 204, 404] });
    await answer.body?.cancel();
  };
  return { call, put, get, removeObject };
}

function pathOf(name: string, shelf: Shelf = 'shown'): string {
  if (!isImageName(name)) throw new Error('not the name of an uploaded picture');
  return `/${shelf === 'aside' ? ASIDE : ''}${name}`;
}

function pathOfNote(name: NoteName): string {
  return `/${name}.txt`;
}

function refuse(cause: unknown): never {
  throw new StorageUnavailable('away', { cause });
}

/** Works on all items, some at a time; after a failure rejects once the calls in progress have ended. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  for (let start = 0; start < items.length; start += CALLS_AT_ONCE) {
    const results = await Promise.allSettled(items.slice(start, start + CALLS_AT_ONCE).map(work));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

/** The pictures in an answer to ListObjectsV2. Our names need no unescaping; other names are ignored. */
function* readObjects(
  page: string,
  { prefix, now }: { prefix: string; now: number },
): Generator<KeptFile> {
  for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = textOf(object, 'Key') ?? '';
    const name = key.slice(prefix.length);
    const age = now - Date.parse(textOf(object, 'LastModified') ?? '');
    if (key.startsWith(prefix) && isImageName(name)) yield { name, age };
  }
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text?.replace(/&(\w+);/g, (entity, name: string) => signs[name] ?? entity);
}
