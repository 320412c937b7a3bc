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
import { toLink } from './describe-dealership.ts';
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
      const there = all.flatMap(({ id, isShown, deletedAt }) => {
        const own = of(id);
        return own && deletedAt === null ? [{ ...own, id, isShown }] : [];
      });
      const branches = there.map((branch): AnsweringBranch => {
        const { id, isShown, week, specialDays } = branch;
        const hours = { week: week ?? first.week, special: specialDays ?? first.specialDays };
        // Short, as rows of the desk have it: staff know the dealership.
        return { id, name: branch.branchName || toLink(branch, there).place, isShown, hours };
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
