import { createHmac } from 'node:crypto';
import type { WebhookConfig } from '../../config.ts';
import { Undelivered, type Deliver, type Message } from './message.ts';
import { createPost, type Post } from './post.ts';

/** The wire name of this kind of message in its body. */
const events: Partial<Record<Message['kind'], string>> = {
  'new-enquiry': 'enquiry.new',
  test: 'test',
};

/**
 * Delivers to an address that the dealership has chosen (rules: webhook), as JSON with a signature (docs/api.md).
 *
 * @param options as those of `createPost`
 * @param options.clock now, in epoch milliseconds: receivers compare it with their own
 */
export function createWebhook(
  { url: text, secret }: WebhookConfig,
  { clock = Date.now, ...options }: Parameters<typeof createPost>[0] & { clock?: () => number },
): Deliver {
  const url = new URL(text);
  const post = createPost(options);
  return async (message, stopping) => {
    const sent = { messageId: message.messageId, content: bodyOf(message) };
    await postSigned(post, { url, secret, now: clock() }, sent, stopping);
  };
}

/**
 * Posts a content as JSON, signed for its receiver with the time of this try.
 * @throws {Undelivered} when the receiver has not accepted it
 */
export async function postSigned(
  post: Post,
  { url, secret, now }: { url: URL; secret: string; now: number },
  { messageId, content }: { messageId: string; content: object },
  stopping: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(content);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'dealership-webhook',
    'X-Dealership-Message': messageId,
    'X-Dealership-Signature': signatureOf(secret, Math.floor(now / 1000), body),
  };
  const status = await post(url, { headers, body }, stopping);
  if (status < 200 || status >= 300) throw new Undelivered('status');
}

/** ISO 8601 of an instant; `null`: there is none. */
export function isoOf(at: number | null | undefined): string | null {
  return typeof at === 'number' ? new Date(at).toISOString() : null;
}

function bodyOf({ messageId, kind, payload }: Message): object {
  return { message: messageId, event: events[kind], ...(kind === 'test' ? {} : payload) };
}

/** `t=<seconds>,v1=<hex>`: signs the seconds, a dot and the body. */
function signatureOf(secret: string, seconds: number, body: string): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
