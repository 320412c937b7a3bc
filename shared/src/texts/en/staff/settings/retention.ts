import type { RetentionMonths } from '../../../../retention/retention-months.ts';
import { monthsText } from '../../common/retention.ts';
import { titlesByMonths } from '../../../parts/titles-by-months.ts';
import { kindTexts } from '../../common/kinds/index.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';
import { timeTexts } from '../moments.ts';

/** How long each kind is kept; kinds with the same number of months are on one line. */
export function retentionLines(months: RetentionMonths): readonly string[] {
  const groups = [...titlesByMonths(kindTexts, months)];
  return groups.map(([kept, titles]) => {
    const what = groups.length === 1 ? 'All enquiries' : titles.join(', ');
    return `${what}: ${kept === undefined ? 'kept until someone erases them' : monthsText(kept)}`;
  });
}

export const retentionTexts = {
  title: 'Automatic Deletion',
  intro:
    'How many months enquiries are kept. Older ones are erased once a day. The privacy policy and the note at every form show these months.',
  dueHeading: 'Due for erasure',
  heading: 'Months to keep',
  hint: 'An empty field means that enquiries of this type are kept until someone erases them.',
  all: 'All types',
  fillIn: 'Use for all types',
  look: 'Preview',
  looking: 'Counting…',
  due: (total: number) =>
    total === 0 ? 'Nothing would be erased now.' : `${enquiriesText(total)} would be erased.`,
  days: (oldest: string, newest: string) =>
    oldest === newest
      ? `They arrived on ${timeTexts.calendar(oldest)}.`
      : `They arrived from ${timeTexts.calendar(oldest)} to ${timeTexts.calendar(newest)}.`,
  next: 'Nothing is erased when you save. The server erases once a day, next after midnight.',
  nextWaits:
    'Nothing is erased when you save. Since this looks like a lot at once, the server will wait until you confirm it on this page.',
  save: 'Save…',
  saveTitle: 'Change how long enquiries are kept?',
  saveNow: 'Save',
  saving: 'Saving…',
  saved: 'Saved. Visitors read it now.',
  conflict: 'Someone else changed this first. Now it says:',
  conflictHint: 'Your months are still in the fields. Preview them again, or use theirs.',
  useTheirs: 'Use theirs',
  confirm: 'Confirm erasure…',
  confirmTitle: 'Erase permanently?',
  confirmText: (total: number) =>
    `${enquiriesText(total)} will be erased. This cannot be undone. Look at a clock or calendar other than this server’s, and enter today’s date.`,
  today: 'Today’s date',
  confirmNow: 'Erase permanently',
  deleting: (sofar: number) => (sofar === 0 ? 'Erasing…' : `Erased ${grouped.format(sofar)}…`),
  deleted: (total: number) =>
    total === 1 ? '1 enquiry was erased.' : `${enquiriesText(total)} were erased.`,
  brokenOff: (total: number) =>
    `${enquiriesText(total)} were erased before this went wrong. The numbers below are new.`,
  earlier: 'History',
  useBefore: 'Use earlier values',
};
