import {
  FIRST_BRANCH,
  DEFAULT_LOCALE,
  type AnsweringBranch,
  type AnsweringSource,
  type BranchSettings,
} from '@dealership/shared';
import { createPublishedCache } from '../../db/content-revision.ts';
import type { Needs } from '../../needs.ts';
import { listBranches } from './branch-repository.ts';
import { nameIn } from './branches.ts';
import { readAllSettings } from './settings-repository.ts';

/** How enquiries are answered, and the hours of each branch; read again when any server has changed a setting. */
export function createAnsweringSource(deps: Needs<'db' | 'clock'>): AnsweringSource {
  const settings = createPublishedCache(deps, 'settings');
  return () =>
    settings.get({ locale: DEFAULT_LOCALE, what: 'answering' }, async () => {
      const [all, { dealership, of }] = await Promise.all([
        listBranches(deps.db),
        readAllSettings(deps.db),
      ]);
      const first = of(FIRST_BRANCH) as BranchSettings | undefined;
      if (!first) throw new Error('The database has no branch: the start adds the first.');
      const branches = all.flatMap(({ id, isShown, deletedAt }): AnsweringBranch | [] => {
        const own = of(id);
        if (!own || deletedAt !== null) return [];
        const { week, specialDays } = own;
        const hours = { week: week ?? first.week, special: specialDays ?? first.specialDays };
        return { id, name: nameIn(own, dealership), isShown, hours };
      });
      const { answerTimes, promises, assignments, lostReasons } = dealership;
      return {
        branches,
        answerTimes,
        promises: promises ?? [],
        assignments,
        lostReasons,
      };
    });
}
