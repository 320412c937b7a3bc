import { channels, consentPurposes, type Consent } from '@dealership/shared';
import { coalesceReads } from '../../db/coalesce-reads.ts';
import type { Database } from '../../db/open-database.ts';
import { findUncheckedRestore } from '../../db/unchecked-restore.ts';
import { ASKED, listLatest } from './consent-repository.ts';

const readUncheckedRestore = coalesceReads(findUncheckedRestore);

/**
 * Finds what some numbers have agreed to, channel by channel (rules: consents): the latest choice for a channel, or for
 * all channels, counts. Send an offer only where `is_given` is true; a number without a choice gets none. After a
 * restore nothing counts until an owner has checked the lost days: people may have stopped messages then. `waits` says
 * what a consent still waits for.
 */
export async function readConsents(db: Database, mobiles: readonly string[]): Promise<Consent[]> {
  const [restored, lines] = await Promise.all([readUncheckedRestore(db), listLatest(db, mobiles)]);
  return [...new Set(lines.map(({ mobile }) => mobile))].flatMap((mobile) => {
    const own = lines.filter((line) => line.mobile === mobile);
    return channels.flatMap((channel) => {
      const choices = own.filter((line) => line.channel === channel || line.channel === 'all');
      const [latest] = choices.sort((a, b) => b.at - a.at);
      if (!latest) return [];
      const isAgreed = latest.is_given === 1;
      const isHeld = isAgreed && restored !== undefined;
      return {
        mobile,
        channel,
        purpose: consentPurposes[0],
        at: latest.at,
        is_given: isAgreed && !isHeld,
        waits: latest.is_given === ASKED ? 'confirmation' : isHeld ? 'restore' : null,
      };
    });
  });
}
