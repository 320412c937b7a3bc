import { type Dealership, type EnquiryKind, type Locale } from '@dealership/shared';
import { createPublishedCache } from '../../db/content-revision.ts';
import { isDatabaseUnavailable } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import { describeDealership } from './describe-dealership.ts';
import { describePages, type PageTexts } from './describe-pages.ts';
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
  /** How long enquiries are kept, which the privacy policy says. */
  retentionMonths: Readonly<Partial<Record<EnquiryKind, number>>>;
}

export function createDealershipSource({ db, retentionMonths }: Deps): DealershipSource {
  const settings = createPublishedCache(db, 'settings');
  const last = new Map<Locale, Told>();
  const tell = async (locale: Locale): Promise<Told> => {
    const known = await readFacts(db);
    const dealership = describeDealership(known, locale);
    const pages = describePages(known.facts, { dealership, retentionMonths }, locale);
    return { dealership, pages };
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
