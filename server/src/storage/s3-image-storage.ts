import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import {
  isImageName,
  StorageUnavailable,
  type ImageFile,
  type ImageStorage,
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

/** For a call and its answer's body, with its retries. A picture has at most about 1 MB. */
const CALL_MS = 5000;
/** After an answer of 5xx or 429, first after this long, then doubling. */
const RETRIES = 2;
const FIRST_RETRY_MS = 100;

/** Names in one answer: the interface gives no more. */
const MOST_LISTED = 1000;

/** Calls under way at a time for one order. */
const CALLS_AT_ONCE = 8;

/** Keeps pictures as objects of one bucket, at its top. */
export function createS3ImageStorage(
  { endpoint, bucket, ...account }: ObjectStoreConfig,
  { callMs = CALL_MS, listedAtOnce = MOST_LISTED } = {},
): ImageStorage {
  const client = new AwsClient({
    ...account,
    service: 's3',
    retries: RETRIES,
    initRetryMs: FIRST_RETRY_MS,
  });
  const base = `${endpoint}/${encodeURIComponent(bucket)}`;
  /** An answer whose status is one of those that are expected; anything else is trouble. */
  const call = async (
    method: 'GET' | 'PUT' | 'DELETE',
    path: string,
    { expects, bytes }: { expects: readonly number[]; bytes?: Buffer },
  ): Promise<Response> => {
    try {
      const answer = await client.fetch(base + path, {
        method,
        signal: AbortSignal.timeout(callMs),
        ...(bytes && {
          body: new Uint8Array(bytes),
          // Signed too: the storage refuses what was changed on its way.
          headers: { 'X-Amz-Content-Sha256': sha256(bytes), 'Content-Type': 'image/webp' },
        }),
      });
      if (expects.includes(answer.status)) return answer;
      await answer.body?.cancel();
      throw new Error(`answer ${answer.status}`);
    } catch (error) {
      return refuse(error);
    }
  };
  const remove = async (names: readonly string[]) =>
    inTurns(names.map(pathOf), async (path) => {
      const answer = await call('DELETE', path, { expects: [200, 204, 404] });
      await answer.body?.cancel();
    });
  return {
    save: async (files) => {
      const paths = files.map(({ name }) => pathOf(name));
      try {
        await inTurns([...files.entries()], async ([index, { bytes }]: [number, ImageFile]) => {
          const answer = await call('PUT', paths[index] ?? '', { expects: [200, 201, 204], bytes });
          await answer.body?.cancel();
        });
      } catch (error) {
        // What cannot be taken back now is an orphan, which the daily sweep removes.
        await remove(files.map(({ name }) => name)).catch(() => undefined);
        throw error;
      }
    },
    delete: remove,
    open: async (name) => {
      if (!isImageName(name)) return undefined;
      const answer = await call('GET', pathOf(name), { expects: [200, 404] });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      // All of it first: what breaks off on its way is told as trouble, not sent on as half a picture.
      const bytes = Buffer.from(await answer.arrayBuffer().catch(refuse));
      return { size: bytes.length, content: Readable.from([bytes]) };
    },
    list: async function* () {
      let next: string | undefined = '';
      while (next !== undefined) {
        const further: string = next && `&continuation-token=${encodeURIComponent(next)}`;
        const answer = await call('GET', `?list-type=2&max-keys=${listedAtOnce}${further}`, {
          expects: [200],
        });
        const page = await answer.text().catch(refuse);
        yield* readObjects(page);
        next = /<IsTruncated>true/.test(page) ? textOf(page, 'NextContinuationToken') : undefined;
      }
    },
  };
}

function pathOf(name: string): string {
  if (!isImageName(name)) throw new Error('not the name of an uploaded picture');
  return `/${name}`;
}

function refuse(cause: unknown): never {
  throw new StorageUnavailable('away', { cause });
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Does all of it, some at a time; ends at the first failure, when nothing is under way any more. */
async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += CALLS_AT_ONCE) {
    const results = await Promise.allSettled(items.slice(start, start + CALLS_AT_ONCE).map(work));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

/** The pictures in an answer to ListObjectsV2. Our names need no unescaping; others are not ours. */
function* readObjects(page: string): Generator<{ name: string; keptSince: number }> {
  for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = textOf(object, 'Key') ?? '';
    const keptSince = Date.parse(textOf(object, 'LastModified') ?? '');
    if (isImageName(name)) yield { name, keptSince };
  }
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text?.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}
