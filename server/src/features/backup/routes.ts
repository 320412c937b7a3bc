import { dayOf, timeOf, type LastBackup } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { findBeginning, findLastBackup } from './last-backup-repository.ts';

const HOUR_MS = 60 * 60_000;
/** One is made every night: by now two have failed. */
const LATE_AFTER_MS = 48 * HOUR_MS;
/** Time to set up the first (rules: first-backup). */
const FIRST_WITHIN_MS = 24 * HOUR_MS;

export function backupHandlers({ db, clock }: Needs<'db' | 'clock'>) {
  return {
    'GET /api/lastBackup': async (): Promise<LastBackup> => {
      const known = await findLastBackup(db);
      if (!known) {
        const isNew = clock() - (await findBeginning(db)) <= FIRST_WITHIN_MS;
        return { state: isNew ? 'none-yet' : 'never', backup: null };
      }
      const { takenAt, isRestored } = known;
      const age = clock() - takenAt;
      return {
        state: age > LATE_AFTER_MS ? 'late' : 'recent',
        backup: {
          date: dayOf(takenAt),
          time: timeOf(takenAt),
          age_hours: Math.max(0, Math.floor(age / HOUR_MS)),
          is_restored: isRestored,
        },
      };
    },
  } satisfies Partial<NamedHandlers>;
}
