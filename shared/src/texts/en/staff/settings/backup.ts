import type { LastBackup } from '../../../../dashboard/dashboard-schema.ts';
import { backupAge } from '../../../parts/backup-age.ts';

type State = LastBackup['state'];

export const backupTexts = {
  titles: {
    recent: 'Last backup',
    late: 'Backup overdue',
    'none-yet': '',
    never: 'No backup on record',
  } satisfies Record<State, string>,
  /** `on`: `on Sat 28 Nov at 11:00 am` */
  made: (on: string) => `made ${on}`,
  restored: (on: string) => `this database was restored from the one made ${on}`,
  age: (hours: number) =>
    backupAge(hours, {
      underAnHour: 'less than an hour ago',
      hours: (count) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
      days: (count) => `${count} days ago`,
    }),
  advice: {
    recent: '',
    'none-yet': '',
    late: 'Everything entered since then would be lost with the server. Ask the person who looks after it.',
    never:
      'Everything would be lost with the server. Ask the person who looks after it to set up a daily backup.',
  } satisfies Record<State, string>,
  failed: 'Failed to fetch when the last backup was made',
};
