import { dayOf, type Dealership, type Locale } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { createPublishedCache } from '../../db/content-revision.ts';
import { isDatabaseUnavailable } from '../../db/dialect.ts';
import { describeDealership } from './describe-dealership.ts';
import {
  describeNotices,
  describePages,
  type FurtherNotices,
  type PageTexts,
} from './describe-pages.ts';
import type { FixedSettings } from './fixed-settings.ts';
import { findOwnPictures, type OwnPictures } from './own-pictures.ts';
import { readStoredSettings } from './settings-repository.ts';

/** Describes the dealership in a language, and the texts of its pages. */
export interface SiteDetails {
  dealership: Dealership;
  pages: PageTexts;
  /** The privacy notice in further languages. */
  notices: FurtherNotices;
  /** Its own pictures in place of those that come with the product. */
  pictures: OwnPictures;
}

/**
 * The same objects as long as no server has changed a setting, and none of its special days has ended; while the
 * database is away, the last ones read.
 */
export interface DealershipSource {
  dealership: (locale: Locale) => Promise<Dealership>;
  read: (locale: Locale) => Promise<SiteDetails>;
}

interface Deps extends Needs<'db' | 'clock'> {
  fixed: FixedSettings;
}

/** By the day in Asia/Kolkata: special days that are over are left out. */
type DetailsOn = (today: string) => SiteDetails;

export function createDealershipSource({ db, clock, fixed }: Deps): DealershipSource {
  const cache = createPublishedCache({ db, clock }, 'settings');
  const last = new Map<Locale, DetailsOn>();
  const load = async (locale: Locale): Promise<DetailsOn> => {
    const known = await readStoredSettings(db);
    const settings = { ...known.settings, ...fixed };
    const pictures = await findOwnPictures(db, settings);
    let details: SiteDetails | undefined;
    return (today) => {
      const specialDays = known.first.specialDays.filter(({ lastDay }) => today <= lastDay);
      // No two share a day, so the same number means the same days.
      if (details?.dealership.hours.special.length === specialDays.length) return details;
      const first = { ...known.first, specialDays };
      const dealership = describeDealership({ ...known, settings, first, pictures }, locale);
      details = {
        dealership,
        pages: describePages(settings, dealership, locale),
        notices: describeNotices(settings, dealership, known.versionOf),
        pictures,
      };
      return details;
    };
  };
  const detailsOn = async (locale: Locale) => {
    try {
      const now = await cache.get({ locale, what: 'site-details' }, () => load(locale));
      last.set(locale, now);
      return now;
    } catch (error) {
      const known = last.get(locale);
      if (!known || !isDatabaseUnavailable(error)) throw error;
      return known;
    }
  };
  const read = async (locale: Locale) => (await detailsOn(locale))(dayOf(clock()));
  return { read, dealership: async (locale) => (await read(locale)).dealership };
}
