import { createHmac } from 'node:crypto';
import type { RequestOptions } from 'node:http';
import type { WebhookConfig } from '../../config.ts';
import { Undelivered, type Deliver, type Message } from './message.ts';
import { createPost } from './post.ts';

/** The wire name of this kind of message in its body. */
const events: Partial<Record<Message['kind'], string>> = {
  'new-enquiry': 'enquiry.new',
  test: 'test',
};

/**
 * Delivers to an address that the dealership has chosen (rules: webhook), as JSON with a signature (docs/api.md).
 *
 * @param options.allowsPrivate whether it may go into a private network; for tests
 * @param options.lookup looks up names, which must not lead into a private network; replaced in tests
 * @param options.clock now, in epoch milliseconds: receivers compare it with their own
 * @param options.longestMs how long one delivery may take
 */
export function createWebhook(
  { url: text, secret }: WebhookConfig,
  {
    clock = Date.now,
    ...options
  }: {
    allowsPrivate: boolean;
    lookup?: RequestOptions['lookup'];
    clock?: () => number;
    longestMs?: number;
  },
): Deliver {
  const url = new URL(text);
  const post = createPost(options);
  return async (message, stopping) => {
    const body = JSON.stringify(bodyOf(message));
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'dealership-webhook',
      'X-Dealership-Message': message.messageId,
      'X-Dealership-Signature': signatureOf(secret, Math.floor(clock() / 1000), body),
    };
    const status = await post(url, { headers, body }, stopping);
    if (status < 200 || status >= 300) throw new Undelivered('status');
  };
}

function bodyOf({ messageId, kind, payload }: Message): object {
  return { message: messageId, event: events[kind], ...(kind === 'test' ? {} : payload) };
}

/** `t=<seconds>,v1=<hex>`: signs the seconds, a dot and the body. */
function signatureOf(secret: string, seconds: number, body: string): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
