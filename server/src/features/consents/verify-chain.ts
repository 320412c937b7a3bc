import type { Database } from '../../db/open-database.ts';
import { markOf, hashOfConsent } from './consent-chain.ts';
import { countConsents, readChain } from './consent-repository.ts';

const ROWS_AT_ONCE = 1000;

/** What was found: how many consents stand in the chain, and the last seal or the first that does not hold. */
export type ChainState = { total: number } & ({ seal: string } | { brokenAt: number });

/** Checks every seal of the chain, and that the numbers beside it are those that it was made with. */
export async function verifyChain(db: Database): Promise<ChainState> {
  const total = await countConsents(db);
  let id = 1;
  let seal = '';
  while (id <= total) {
    const rows = await readChain(db, { from: id, upTo: total, limit: ROWS_AT_ONCE });
    if (rows.length === 0) return { total, brokenAt: id };
    for (const row of rows) {
      const { mobile, mark, mark_key: key } = row;
      const isPerson =
        mark !== null &&
        (mobile === null ? key === null : key !== null && markOf(key, mobile) === mark);
      if (row.id !== id || !isPerson || hashOfConsent(seal, mark, row) !== row.seal) {
        return { total, brokenAt: id };
      }
      seal = row.seal;
      id += 1;
    }
  }
  return { total, seal };
}
