import type { Person } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import {
  listErasuresSince,
  listStopsSince,
  listUsableAccounts,
  readContacts,
} from './lost-since-repository.ts';

/** The changes to repeat after a restore, as read from the earlier database; `undefined`: it cannot be read there. */
export interface Lost {
  stops: string[] | undefined;
  accounts: string[] | undefined;
  /** Numbers and addresses that the restored database has again. */
  erased: string[] | undefined;
  /** Erasures of people who are not in the restored database, or erasures made under another secret. */
  unknownErasures: number;
}

/**
 * Reads the stops and erasures after a backup, and the accounts that cannot be used any more.
 *
 * @param options.before the database that was in use until then
 * @param options.proofOf identifies a person as the event of an erasure does
 */
export async function listLost(asked: {
  before: Database;
  restored: Database;
  /** Epoch ms. */
  since: number;
  /** `YYYY-MM-DD`. */
  today: string;
  proofOf: (person: Person) => string;
}): Promise<Lost> {
  const { before, restored, since, today, proofOf } = asked;
  const erasures = await readOrLeave(() => listErasuresSince(before, since));
  const proofs = new Set(erasures?.map((what) => what.split(':')[0] ?? ''));
  const found = new Map<string, string>();
  const people = proofs.size > 0 ? readContacts(restored) : [];
  for await (const person of people) {
    const proof = proofOf(person);
    if (proofs.has(proof)) found.set(proof, Object.values(person)[0] ?? '');
  }
  const usable = await listUsableAccounts(restored, today);
  const usableBefore = await readOrLeave(() => listUsableAccounts(before, today));
  return {
    stops: await readOrLeave(() => listStopsSince(before, since)),
    accounts: usableBefore && usable.filter((userId) => !usableBefore.includes(userId)),
    erased: erasures && [...found.values()].sort(),
    unknownErasures: proofs.size - found.size,
  };
}

/** The earlier database may be damaged, or of a version without a table: the other tables are still read. */
async function readOrLeave<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
