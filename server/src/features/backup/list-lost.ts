import type { Person } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import {
  listContacts,
  listDeactivated,
  listErasuresSince,
  listStopsSince,
} from './lost-since-repository.ts';

/** What has to be entered anew after a restore, as the database of before says. */
export interface Lost {
  /** Numbers. */
  stops: string[];
  /** User ids. */
  accounts: string[];
  /** Numbers and addresses that the restored database has again. */
  erased: string[];
  /** Erasures of whom the restored database has nothing, or which were made under another secret. */
  unknownErasures: number;
}

/**
 * Reads what was stopped and erased after a backup, and which accounts cannot be used any more.
 *
 * @param options.before the database that was in use until then
 * @param options.proofOf names a person as the event of an erasure does
 */
export async function listLost({
  before,
  restored,
  since,
  today,
  proofOf,
}: {
  before: Database;
  restored: Database;
  /** Epoch ms. */
  since: number;
  /** `YYYY-MM-DD`. */
  today: string;
  proofOf: (person: Person) => string;
}): Promise<Lost> {
  const proofs = new Set(
    (await listErasuresSince(before, since)).map((what) => what.split(':')[0] ?? ''),
  );
  const found = new Map<string, string>();
  let behind: number | undefined = proofs.size > 0 ? 0 : undefined;
  while (behind !== undefined) {
    const { contacts, last } = await listContacts(restored, behind);
    for (const { mobile, email } of contacts) {
      for (const person of [mobile ? { mobile } : [], email ? { email } : []].flat()) {
        const proof = proofOf(person);
        if (proofs.has(proof)) found.set(proof, Object.values(person)[0] ?? '');
      }
    }
    behind = last;
  }
  const accounts = await listDeactivated({ before, restored, today });
  return {
    stops: await listStopsSince(before, since),
    accounts: accounts.map(({ userId }) => userId),
    erased: [...found.values()].sort(),
    unknownErasures: proofs.size - found.size,
  };
}
