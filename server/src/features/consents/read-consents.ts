import { channels, consentPurposes, type Consent } from '@dealership/shared';
import { coalesceReads } from '../../db/coalesce-reads.ts';
import type { Database } from '../../db/open-database.ts';
import { findUncheckedRestore } from '../../db/unchecked-restore.ts';
import { ASKED, listLatest } from './consent-repository.ts';

const readUncheckedRestore = coalesceReads(findUncheckedRestore);

/**
 * What counts now of some numbers (rules: consents), by channel: the latest that was said of a channel or of all. An offer may be
 * sent only where `is_given` is true; of a number that is left out nothing is known, so none may. Since a restore nobody
 * knows who has stopped messages meanwhile: nothing counts until an owner has gone through that.
 */
export async function readConsents(db: Database, mobiles: readonly string[]): Promise<Consent[]> {
  const [restored, lines] = await Promise.all([readUncheckedRestore(db), listLatest(db, mobiles)]);
  return [...new Set(lines.map(({ mobile }) => mobile))].flatMap((mobile) => {
    const own = lines.filter((line) => line.mobile === mobile);
    return channels.flatMap((channel) => {
      const said = own.filter((line) => line.channel === channel || line.channel === 'all');
      const [latest] = said.sort((a, b) => b.at - a.at);
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
