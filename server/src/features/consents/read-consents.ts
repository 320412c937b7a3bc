import { channels, consentPurposes, type Consent } from '@dealership/shared';
import { coalesceReads } from '../../db/coalesce-reads.ts';
import type { Database } from '../../db/open-database.ts';
import { findUncheckedRestore } from '../../db/unchecked-restore.ts';
import { ASKED, listLatest } from './consent-repository.ts';

const readUncheckedRestore = coalesceReads(findUncheckedRestore);

/**
 * The choices that count now for some numbers (rules: consents), by channel: the latest for the channel or for all. An
 * offer may be sent only where `is_given` is true; a number that is left out has no choice, so none may. After a
 * restore nothing counts until an owner has checked the lost days, since people may have stopped messages then.
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
