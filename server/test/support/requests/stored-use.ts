import { expect } from 'vitest';
import type { TestServer } from '../server/test-server.ts';

/**
 * Waits until the database has that an account was used within the last minute: requests wait for that only 40 ms, and a
 * test that moves the clock on at once would find an idle session.
 */
export async function untilUseStored({ db, clock }: TestServer, userId: string): Promise<void> {
  const idleMs = async () => {
    const { lastSeenAt } = await db
      .selectFrom('sessions')
      .select(({ fn }) => fn.max('last_seen_at').as('lastSeenAt'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return clock() - lastSeenAt;
  };
  await expect.poll(idleMs).toBeLessThan(60_000);
}
