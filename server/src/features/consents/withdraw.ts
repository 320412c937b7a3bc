import { findRow, idsOf } from '../../db/rows.ts';
import type { Needs } from '../../needs.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction, letOthersWrite } from '../../db/transaction.ts';
import { appendConsents } from './append-consents.ts';
import { clearNumbers, findPeople, listNumbersBefore, lockChain } from './consent-repository.ts';

type Deps = Needs<'db' | 'clock'>;

/**
 * Withdraws all consents of a number. An unknown number is recorded as well: an earlier opt-in may not have been
 * recorded yet. A person who has stopped already gets no further row.
 */
export async function stopMessages({ db, clock }: Deps, mobile: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockChain(transaction);
    const [person] = await findPeople(transaction, [mobile]);
    if (person) {
      const stop = { person_id: person.id, channel: 'all', at: person.last_at ?? -1 } as const;
      if (await findRow(transaction, 'consents', stop)) return;
    }
    await withdraw(transaction, [mobile], { at: clock(), source: 'stop' });
  });
}

function withdraw(
  transaction: Database,
  mobiles: readonly string[],
  { at, source }: { at: number; source: 'stop' | 'erased' | 'expired' },
): Promise<void> {
  const choice = { at, source, ticked: 'none', textVersion: null, enquiryId: null } as const;
  return appendConsents(
    transaction,
    mobiles.map((mobile) => ({ mobile, ...choice })),
  );
}

/** People whose numbers are cleared in one transaction. */
const CLEARED_AT_ONCE = 100;

/** Ends the consents of people whose enquiries are erased. */
export function createConsentErasure({ clock }: Pick<Deps, 'clock'>) {
  const clear = async (
    transaction: Database,
    mobiles: readonly string[],
    source: 'erased' | 'expired',
  ): Promise<void> => {
    await lockChain(transaction);
    const people = await findPeople(transaction, mobiles);
    if (people.length === 0) return;
    const known = people.map(({ mobile }) => mobile);
    await withdraw(transaction, known, { at: clock(), source });
    await clearNumbers(transaction, idsOf(people));
  };
  return {
    erase: (transaction: Database, mobile: string) => clear(transaction, [mobile], 'erased'),
    /**
     * Clears the numbers of all people without a choice since an instant (epoch ms).
     * @param isOver ends it before the next part
     */
    expire: async (db: Database, before: number, isOver: () => boolean): Promise<void> => {
      let found;
      do {
        if (isOver()) return;
        found = await inTransaction(db, async (transaction) => {
          await lockChain(transaction);
          const part = { before, limit: CLEARED_AT_ONCE };
          const mobiles = await listNumbersBefore(transaction, part);
          if (mobiles.length > 0) await clear(transaction, mobiles, 'expired');
          return mobiles.length;
        });
        await letOthersWrite();
      } while (found > 0);
    },
  };
}
