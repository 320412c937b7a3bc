import { randomBytes } from 'node:crypto';
import type { WebhookTopic } from '@dealership/shared';
import type { Database } from './open-database.ts';
import { inParts } from './rows.ts';

/** News for programs; who an enquiry is from is read when it is sent. */
export interface HookEvent {
  enquiryId: number;
  topic: WebhookTopic;
  /** Epoch ms. */
  at: number;
  /** What was done: `kind` of an event of the desk. */
  what?: string;
  quotation?: { number: string; version: number };
}

/** SQLite takes 32,766 values in a statement. */
const AT_ONCE = 500;

/**
 * Writes a message for each program that has chosen the topic, in the transaction of the cause: both are stored, or
 * neither (rules: messages-wait).
 */
export async function queueHookEvents(
  transaction: Database,
  events: readonly HookEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const hooks = await transaction.selectFrom('webhooks').select(['id', 'topics']).execute();
  const rows = hooks.flatMap(({ id, topics }) =>
    events
      .filter(({ topic }) => topics.split(',').includes(topic))
      .map(({ enquiryId, ...payload }) => ({
        message_id: randomBytes(16).toString('hex'),
        channel: 'hook' as const,
        kind: 'event' as const,
        enquiry_id: enquiryId,
        webhook_id: id,
        payload: JSON.stringify(payload),
        created_at: payload.at,
        state: 'waiting' as const,
        due_at: payload.at,
        attempts: 0,
      })),
  );
  for (const some of inParts(rows, AT_ONCE)) {
    await transaction.insertInto('outbox').values(some).execute();
  }
}
