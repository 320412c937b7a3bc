import type { Dealership, Locale } from '@dealership/shared';
import { createPublishedCache } from '../../db/content-revision.ts';
import { isDatabaseUnavailable } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import { describeDealership } from './describe-dealership.ts';
import { readFacts } from './settings-repository.ts';

/**
 * What is told of the dealership in a language: the same object as long as no server has changed a fact. With the
 * database away, what was told last.
 */
export type DealershipSource = (locale: Locale) => Promise<Dealership>;

export function createDealershipSource(db: Database): DealershipSource {
  const settings = createPublishedCache(db, 'settings');
  const last = new Map<Locale, Dealership>();
  return async (locale) => {
    try {
      const told = await settings.get({ locale, what: 'dealership' }, async () => {
        const { facts, branches } = await readFacts(db);
        const [first, ...others] = branches;
        if (!first) throw new Error('The database has no branch: the start adds the first.');
        return describeDealership(facts, [first, ...others], locale);
      });
      last.set(locale, told);
      return told;
    } catch (error) {
      const known = last.get(locale);
      if (!known || !isDatabaseUnavailable(error)) throw error;
      return known;
    }
  };
}
