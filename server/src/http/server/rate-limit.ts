import { rateLimit, ipKeyGenerator, type Store } from 'express-rate-limit';
import type { Request, Response } from 'express';
import { tooMany, type TextOf } from '../../errors/app-error.ts';
import { keepLatest } from '../../keep-latest.ts';

/** Addresses remembered by one limit; after that the one quiet for longest is forgotten. About 2 MB. */
const MAX_ADDRESSES = 10_000;

/** Counts per fixed window in bounded memory, for one process. */
function createBoundedStore(windowMs: number): Store {
  const windows = new Map<string, { totalHits: number; resetTime: Date }>();
  return {
    localKeys: true,
    increment: (key) => {
      const now = Date.now();
      const known = windows.get(key);
      const isOpen = known !== undefined && known.resetTime.getTime() > now;
      const current = isOpen ? known : { totalHits: 0, resetTime: new Date(now + windowMs) };
      current.totalHits += 1;
      keepLatest(windows, [key, current], MAX_ADDRESSES);
      return current;
    },
    decrement: (key) => {
      const known = windows.get(key);
      if (known) known.totalHits -= 1;
    },
    resetKey: (key) => {
      windows.delete(key);
    },
  };
}

/** The address that a limit counts: an IPv4 address, or the /56 network that an IPv6 client owns. */
export function clientNetwork({ ip }: Pick<Request, 'ip'>): string {
  return ipKeyGenerator(ip ?? 'unknown');
}

/** The network whose confirmations are counted: an IPv4 address, or the /48 network that an IPv6 site owns. */
export function clientSite({ ip }: Pick<Request, 'ip'>): string {
  return ipKeyGenerator(ip ?? 'unknown', 48);
}

interface Limit {
  limit: number;
  windowMs: number;
  textOf: TextOf;
  /** Whether an address is neither counted nor refused. */
  isLifted?: (request: Pick<Request, 'ip'>) => boolean;
  onRefused?: () => void;
}

/**
 * At most `limit` requests in `windowMs` from one client address (an IPv6 client is its /56 network). The answer is 429
 * with Retry-After and the text that `textOf` selects.
 */
export function limitPerAddress(limit: Limit) {
  return countPerSource({ ...limit, sourceOf: clientNetwork });
}

/** The same from one source of another sort. */
export function countPerSource({
  limit,
  windowMs,
  textOf,
  isLifted = () => false,
  onRefused,
  sourceOf,
}: Limit & { sourceOf: (request: Request, response: Response) => string }) {
  return rateLimit({
    limit,
    windowMs,
    store: createBoundedStore(windowMs),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: sourceOf,
    skip: isLifted,
    handler: (_request, response) => {
      onRefused?.();
      // The library has set the header, in seconds.
      throw tooMany(textOf, Number(response.getHeader('Retry-After')));
    },
  });
}
