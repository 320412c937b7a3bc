import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { timeLimit } from '../../time-limit.ts';
import { Undelivered } from './message.ts';
import { createPublicLookup, isPublicAddress, PrivateAddress } from './public-address.ts';

/** From the first step to the end of the answer. */
const LONGEST_MS = 10_000;

/** Most bytes of an answer that are read. */
const LARGEST_ANSWER = 1024;

interface Sent {
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/**
 * Sends a body to an address outside; resolves to the status of the answer.
 * @throws {Undelivered} when there is no answer, a redirect, or an address in a private network
 */
export type Post = (url: URL, sent: Sent, stopping: AbortSignal) => Promise<number>;

/**
 * @param options.allowsPrivate whether it may go into a private network; for tests
 * @param options.lookup how names are found, which must not lead into a private network; replaced in tests
 * @param options.longestMs how long one delivery may take
 */
export function createPost({
  allowsPrivate,
  lookup = createPublicLookup(),
  longestMs = LONGEST_MS,
}: {
  allowsPrivate: boolean;
  lookup?: RequestOptions['lookup'];
  longestMs?: number;
}): Post {
  return async (url, { headers, body }, stopping) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // An IP address is connected to without a lookup.
    if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) {
      throw new Undelivered('private-address');
    }
    const signal = timeLimit(longestMs, stopping);
    try {
      const status = await send(url, body, {
        // A new connection each time, so that each address is checked.
        method: 'POST',
        agent: false,
        signal,
        maxHeaderSize: 8192,
        ...(!allowsPrivate && { lookup }),
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      });
      if (status >= 300 && status < 400) throw new Undelivered('redirect');
      return status;
    } catch (error) {
      throw undelivered(error, signal);
    }
  };
}

/** Resolves to the status when the answer has ended or reached its limit. */
async function send(url: URL, body: string | Buffer, options: RequestOptions): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
  let read = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    read += chunk.length;
    // Leaving the loop closes the connection.
    if (read > LARGEST_ANSWER) break;
  }
  return answer.statusCode ?? 0;
}

function undelivered(error: unknown, signal: AbortSignal): Undelivered {
  if (error instanceof Undelivered) return error;
  if (signal.aborted) return new Undelivered('timeout');
  if (error instanceof PrivateAddress) return new Undelivered('private-address');
  const { code = '' } = error as { code?: string };
  const isOfCertificate = /CERT|SIGNATURE|ISSUER|ALTNAME|ERR_SSL|ERR_TLS/.test(code);
  return new Undelivered(isOfCertificate ? 'certificate' : 'unreachable');
}
