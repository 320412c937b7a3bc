import { createHash } from 'node:crypto';
import { deskLimits } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import { deleteRows } from '../../db/rows.ts';
import type { NewMessage, Payloads } from './message.ts';
import { insertMessages } from './outbox-repository.ts';

type Reply = Payloads['reply'] & {
  reference: string;
  requestKey: string;
};

/** The mails by which staff answer: each waits until its step cannot be undone any more (rules: reply-mails). */
export function createReplyMails({
  clock,
  config,
}: Needs<'clock'> & { config: Pick<Config, 'mail'> }) {
  const write = async (
    transaction: Database,
    { reference, requestKey, ...payload }: Reply,
  ): Promise<void> => {
    const now = clock();
    const message: NewMessage = {
      channel: 'mail',
      kind: 'reply',
      reference,
      payload,
      messageId: messageIdOf(requestKey),
      dueAt: now + deskLimits.undoMs,
    };
    await insertMessages(transaction, [message], now);
  };
  return {
    write: config.mail && write,
    /** Resolves to whether there was one that has not been tried yet. */
    drop: async (
      transaction: Database,
      { enquiryId, requestKey }: { enquiryId: number; requestKey: string },
    ) => {
      const untried = { message_id: messageIdOf(requestKey), attempts: 0 };
      return (await deleteRows(transaction, 'outbox', { enquiry_id: enquiryId, ...untried })) > 0;
    },
  };
}

/** A digest: a step finds its mail again, and the recipient of the mail cannot find the step's key. */
function messageIdOf(requestKey: string): string {
  return createHash('sha256').update(`reply\n${requestKey}`).digest('hex').slice(0, 32);
}
