import { createHmac } from 'node:crypto';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { WebhookConfig } from '../../config.ts';
import { Undelivered, type Deliver, type Message } from './message.ts';
import { createPublicLookup, isPublicAddress, PrivateAddress } from './public-address.ts';

/** From the first step to the end of the answer. */
const LONGEST_MS = 10_000;

/** An answer is not read beyond it, in bytes. */
const LARGEST_ANSWER = 1024;

/** What a message of this kind is called in its body. */
const events: Partial<Record<Message['kind'], string>> = {
  'new-enquiry': 'enquiry.new',
  test: 'test',
};

/**
 * Delivers to an address of the dealership's choice (rules: webhook), as JSON with a signature (docs/api.md).
 *
 * @param options.lookup how names are found, which must not lead into a private network; replaced in tests
 * @param options.clock now, in epoch milliseconds: receivers compare it with their own
 * @param options.longestMs how long one delivery may take
 */
export function createWebhook(
  { url: text, secret, allowsPrivate }: WebhookConfig,
  {
    lookup = createPublicLookup(),
    clock = Date.now,
    longestMs = LONGEST_MS,
  }: { lookup?: RequestOptions['lookup']; clock?: () => number; longestMs?: number } = {},
): Deliver {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return async (message, stopping) => {
    // A number is connected to without being looked up.
    if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) {
      throw new Undelivered('private-address');
    }
    const body = JSON.stringify(bodyOf(message));
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestMs)]);
    try {
      const status = await post(url, body, {
        // A connection of its own: each one is looked at.
        ...{ method: 'POST', agent: false, signal, maxHeaderSize: 8192 },
        ...(!allowsPrivate && { lookup }),
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': 'dealership-webhook',
          'X-Dealership-Message': message.messageId,
          'X-Dealership-Signature': signatureOf(secret, Math.floor(clock() / 1000), body),
        },
      });
      if (status >= 300 && status < 400) throw new Undelivered('redirect');
      if (status < 200 || status >= 300) throw new Undelivered('status');
    } catch (error) {
      throw undelivered(error, signal);
    }
  };
}

function bodyOf({ messageId, kind, payload }: Message): object {
  return { message: messageId, event: events[kind], ...(kind === 'test' ? {} : payload) };
}

/** `t=<seconds>,v1=<hex>`: of the seconds, a dot and the body. */
function signatureOf(secret: string, seconds: number, body: string): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** Sends a body; resolves to the status, when the answer has ended or is as long as it may be. */
async function post(url: URL, body: string, options: RequestOptions): Promise<number> {
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
