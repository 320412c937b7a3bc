import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageChannel, MessageKind } from '@dealership/shared';
import { refusal, startSmtp } from './smtp-receiver.ts';

/** A message as it has arrived; one that is sent twice is two copies. */
export interface Copy {
  messageId: string;
  /** The recipient, if the channel has one. */
  to?: string;
  reference: string;
}

/** A receiver of a channel with moods, and the environment of a server that sends to it. */
export interface MoodyReceiver {
  env: Record<string, string>;
  /** The kind of message that it gets for each enquiry. */
  kind: MessageKind;
  copies: () => Copy[];
  stop: () => Promise<void>;
}

/** What a receiver does with a message, depending on its recipient or its turn. */
export const moods = ['fine', 'slow', 'later', 'cut', 'refused'] as const;
export type Mood = (typeof moods)[number];

const SLOW_MS = 150;

/** Long enough that some servers are killed between the receiver's record and its answer. */
const waitMs = () => 15 * Math.random();

/**
 * Receivers by channel; none loses a message that it has accepted, so that two copies mean two deliveries. A further
 * channel is an entry.
 */
export const receivers = {
  /** Addresses begin with the mood: one with *later* or *cut* accepts the next try. */
  mail: async () => {
    const tried = new Set<string>();
    const smtp = await startSmtp(
      {
        onRcptTo: ({ address }, session, callback) => {
          const mood = address.split('-')[0] as Mood;
          const isFirst = !tried.has(address);
          tried.add(address);
          if (mood === 'refused') callback(refusal(550));
          else if (mood === 'later' && isFirst) callback(refusal(451));
          else if (mood === 'cut' && isFirst) smtp.cut(session);
          else setTimeout(callback, mood === 'slow' ? SLOW_MS : 0);
        },
      },
      waitMs,
    );
    return {
      env: { SMTP_URL: smtp.url, MAIL_FROM: 'info@dealer.example' },
      kind: 'confirmation',
      copies: () =>
        smtp.mails.map(({ to, head, text: body }) => ({
          messageId: valueOf(head, /^Message-ID: <([0-9a-f]+)@/i),
          to: to.join(),
          reference: valueOf(body.split('\n'), /^Reference: (\w+)/),
        })),
      stop: smtp.stop,
    };
  },
  /** Every fifth message that is new to it has another mood. */
  webhook: async () => {
    const copies: Copy[] = [];
    const known = new Map<string, Mood>();
    const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      void text(request).then(async (body) => {
        const { message, reference } = JSON.parse(body) as { message: string; reference: string };
        const isFirst = !known.has(message);
        const mood = known.get(message) ?? moods[(known.size / 5) % moods.length] ?? 'fine';
        known.set(message, mood);
        if (mood === 'cut' && isFirst) request.socket.destroy();
        else if ((mood === 'later' || mood === 'refused') && isFirst) {
          response.writeHead(mood === 'later' ? 503 : 404).end();
        } else {
          if (request.headers['x-dealership-message'] === message) {
            copies.push({ messageId: message, reference });
          }
          await sleep(mood === 'slow' ? SLOW_MS : waitMs());
          response.writeHead(204).end();
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      env: {
        WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
        WEBHOOK_SECRET: 'a secret of this test and no other',
        WEBHOOK_ALLOW_PRIVATE: 'on',
      },
      kind: 'new-enquiry',
      copies: () => copies,
      stop: () =>
        new Promise((resolve) => {
          server.close(() => {
            resolve();
          });
          server.closeAllConnections();
        }),
    };
  },
} satisfies Partial<Record<MessageChannel, () => Promise<MoodyReceiver>>>;

function valueOf(lines: readonly string[], pattern: RegExp): string {
  return lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined) ?? '';
}
