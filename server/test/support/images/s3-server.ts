import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsClient, AwsV4Signer } from 'aws4fetch';
import type { ObjectStoreConfig } from '../../../src/storage/s3-image-storage.ts';

export interface S3Server {
  /** Creates an empty bucket. */
  createBucket: () => Promise<ObjectStoreConfig>;
  stop: () => Promise<void>;
}

type Account = Pick<ObjectStoreConfig, 'endpoint' | 'accessKeyId' | 'secretAccessKey' | 'region'>;

/**
 * A fake S3 server in memory, with the calls that the product needs: checks of signature, body and bucket included.
 * `TEST_S3_ENDPOINT`, `TEST_S3_ACCESS_KEY_ID` and `TEST_S3_SECRET_ACCESS_KEY` name a real one instead, as in `npm run
 * rig -- --only=objects`.
 */
export async function startS3(): Promise<S3Server> {
  const env = process.env;
  const keys = {
    accessKeyId: env.TEST_S3_ACCESS_KEY_ID ?? 'tester',
    secretAccessKey: env.TEST_S3_SECRET_ACCESS_KEY ?? 'a secret key',
    region: 'us-east-1',
  };
  if (env.TEST_S3_ENDPOINT !== undefined) {
    const account = { ...keys, endpoint: env.TEST_S3_ENDPOINT };
    return { createBucket: () => createBucket(account), stop: () => Promise.resolve() };
  }
  const buckets = new Map<string, Bucket>();
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void answer(request, buckets, keys).then(({ status, body = '' }) => {
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    createBucket: () => createBucket({ ...keys, endpoint: `http://127.0.0.1:${port}` }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function createBucket(account: Account): Promise<ObjectStoreConfig> {
  const config = { ...account, bucket: `test-${randomBytes(6).toString('hex')}` };
  const client = new AwsClient({ ...config, service: 's3' });
  const { ok, status } = await client.fetch(`${config.endpoint}/${config.bucket}`, {
    method: 'PUT',
  });
  if (!ok) throw new Error(`no bucket: ${status}`);
  return config;
}

type Bucket = Map<string, { bytes: Buffer; since: Date }>;

async function answer(
  request: IncomingMessage,
  buckets: Map<string, Bucket>,
  keys: Omit<Account, 'endpoint'>,
): Promise<{ status: number; body?: Buffer | string }> {
  const url = new URL(request.url ?? '', `http://${request.headers.host ?? ''}`);
  const bytes = await buffer(request);
  if (!(await isSigned(request, url, bytes, keys))) return { status: 403 };
  const [, name = '', ...rest] = url.pathname.split('/');
  const key = rest.join('/');
  if (request.method === 'PUT' && key === '') buckets.set(name, new Map());
  const bucket = buckets.get(name);
  if (!bucket) return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
  if (key === '') return { status: 200, body: listObjects(bucket, url.searchParams) };
  if (request.method === 'PUT') bucket.set(key, { bytes, since: new Date() });
  if (request.method === 'DELETE') return { status: bucket.delete(key) ? 204 : 404 };
  const object = bucket.get(key);
  if (!object) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  return { status: 200, ...(request.method === 'GET' && { body: object.bytes }) };
}

async function isSigned(
  { method = '', headers }: IncomingMessage,
  url: URL,
  bytes: Buffer,
  keys: Omit<Account, 'endpoint'>,
): Promise<boolean> {
  const digest = headers['x-amz-content-sha256'];
  if (
    digest !== 'UNSIGNED-PAYLOAD' &&
    digest !== createHash('sha256').update(bytes).digest('hex')
  ) {
    return false;
  }
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const signer = new AwsV4Signer({
    ...keys,
    service: 's3',
    method,
    url: url.href,
    headers: signed
      .filter((name) => name !== 'host')
      .map((name): [string, string] => [name, String(headers[name])]),
    datetime: String(headers['x-amz-date']),
    allHeaders: true,
  });
  return (await signer.authHeader()) === headers.authorization;
}

/** ListObjectsV2; as in real servers, its token is not just an object's name. */
function listObjects(bucket: Bucket, query: URLSearchParams): string {
  const token = query.get('continuation-token');
  const from = token === null ? '' : token.slice('a&b<'.length);
  const prefix = query.get('prefix') ?? '';
  const names = [...bucket.keys()].sort().filter((name) => name > from && name.startsWith(prefix));
  const page = names.slice(0, Number(query.get('max-keys')));
  const objects = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><LastModified>${bucket.get(name)?.since.toISOString() ?? ''}</LastModified></Contents>`,
  );
  const isCut = page.length < names.length;
  const next = `<NextContinuationToken>a&amp;b&lt;${page.at(-1) ?? ''}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${String(isCut)}</IsTruncated>${isCut ? next : ''}${objects.join('')}</ListBucketResult>`;
}
