import type { Dealership, Locale } from '@dealership/shared';
import { createPublishedCache } from '../../db/content-revision.ts';
import { isDatabaseUnavailable } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import { describeDealership } from './describe-dealership.ts';
import { describePages, type PageTexts } from './describe-pages.ts';
import type { FixedFacts } from './fixed-facts.ts';
import { readFacts } from './settings-repository.ts';

/** What is told of the dealership in a language, and what its pages say. */
export interface Told {
  dealership: Dealership;
  pages: PageTexts;
}

/** The same objects as long as no server has changed a fact; with the database away, what was told last. */
export interface DealershipSource {
  dealership: (locale: Locale) => Promise<Dealership>;
  told: (locale: Locale) => Promise<Told>;
}

interface Deps {
  db: Database;
  /** What the environment of this server sets in place of facts. */
  fixed: FixedFacts;
}

export function createDealershipSource({ db, fixed }: Deps): DealershipSource {
  const settings = createPublishedCache(db, 'settings');
  const last = new Map<Locale, Told>();
  const tell = async (locale: Locale): Promise<Told> => {
    const { facts, branches } = await readFacts(db);
    const [first, ...others] = branches;
    if (!first) throw new Error('The database has no branch: the start adds the first.');
    const dealership = describeDealership({ ...facts, ...fixed }, [first, ...others], locale);
    return { dealership, pages: describePages(facts, dealership, locale) };
  };
  const told = async (locale: Locale) => {
    try {
      const now = await settings.get({ locale, what: 'told' }, () => tell(locale));
      last.set(locale, now);
      return now;
    } catch (error) {
      const known = last.get(locale);
      if (!known || !isDatabaseUnavailable(error)) throw error;
      return known;
    }
  };
  return { told, dealership: async (locale) => (await told(locale)).dealership };
}
