import {
  FIRST_BRANCH,
  DEFAULT_LOCALE,
  type AnsweringSource,
  type BranchSettings,
} from '@dealership/shared';
import { createPublishedCache } from '../../db/content-revision.ts';
import type { Needs } from '../../needs.ts';
import { readAllSettings } from './settings-repository.ts';

/** How enquiries are answered, and the hours of the first branch; read again when any server has changed a setting. */
export function createAnsweringSource(deps: Needs<'db' | 'clock'>): AnsweringSource {
  const settings = createPublishedCache(deps, 'settings');
  return () =>
    settings.get({ locale: DEFAULT_LOCALE, what: 'answering' }, async () => {
      const { dealership, of } = await readAllSettings(deps.db);
      const first = of(FIRST_BRANCH) as BranchSettings | undefined;
      if (!first) throw new Error('The database has no branch: the start adds the first.');
      const { answerTimes, promises, assignments, lostReasons } = dealership;
      return {
        hours: { week: first.week, special: first.specialDays },
        answerTimes,
        promises: promises ?? [],
        assignments,
        lostReasons,
      };
    });
}
