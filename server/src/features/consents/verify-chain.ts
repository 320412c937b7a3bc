import type { Database } from '../../db/open-database.ts';
import { markOf, hashOfConsent } from './consent-chain.ts';
import { countConsents, readChain } from './consent-repository.ts';

const ROWS_AT_ONCE = 1000;

/** The result: how many consents are in the chain, and the last hash or the first one that is wrong. */
export type ChainState = { total: number } & ({ hash: string } | { brokenAt: number });

export async function verifyChain(db: Database): Promise<ChainState> {
  const total = await countConsents(db);
  let id = 1;
  let hash = '';
  while (id <= total) {
    const rows = await readChain(db, { from: id, upTo: total, limit: ROWS_AT_ONCE });
    if (rows.length === 0) return { total, brokenAt: id };
    for (const row of rows) {
      const { mobile, mark, mark_key: key } = row;
      const isPerson =
        mark !== null &&
        (mobile === null ? key === null : key !== null && markOf(key, mobile) === mark);
      if (row.id !== id || !isPerson || hashOfConsent(hash, mark, row) !== row.seal) {
        return { total, brokenAt: id };
      }
      hash = row.seal;
      id += 1;
    }
  }
  return { total, hash };
}
