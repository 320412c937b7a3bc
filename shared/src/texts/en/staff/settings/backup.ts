import type { LastBackup } from '../../../../dashboard/dashboard-schema.ts';

type State = LastBackup['state'];

const HOURS_OF_A_DAY = 24;

function inWords(hours: number): string {
  if (hours < 1) return 'less than an hour';
  if (hours === 1) return '1 hour';
  if (hours < 2 * HOURS_OF_A_DAY) return `${hours} hours`;
  return `${Math.floor(hours / HOURS_OF_A_DAY)} days`;
}

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
  age: (hours: number) => `${inWords(hours)} ago`,
  advice: {
    recent: '',
    'none-yet': '',
    late: 'Everything entered since then would be lost with the server. Ask the person who looks after it.',
    never:
      'Everything would be lost with the server. Ask the person who looks after it to set up a daily backup.',
  } satisfies Record<State, string>,
  failed: 'Failed to fetch when the last backup was made',
};
