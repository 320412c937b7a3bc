import type { PendingErasure, RetentionDoubt } from '../../../../enquiries/erasure.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';
import { timeTexts } from '../moments.ts';

export const erasureTexts = {
  title: 'Erase a Person',
  intro: 'Permanently erases everything a customer has sent, across all types of enquiry.',
  number: (count: number) => grouped.format(count),
  person: 'Mobile number, email address or reference',
  missing: 'Enter a mobile number, an email address or a reference',
  look: 'Find enquiries',
  looking: 'Finding...',
  nothing: (person: string) => `No enquiries from ${person}. There is nothing to erase.`,
  found: (total: number, person: string) => `${enquiriesText(total)} from ${person} found`,
  byNumber:
    'Enquiries with a different number are not included. Search for the email address as well.',
  byEmail:
    'Enquiries without this address, such as opt-ins, are not included. Search for the mobile number as well.',
  byReference:
    'By reference, only an enquiry with neither a mobile number nor an email address can be erased. Search for all others by the number or the address.',
  joined: (others: readonly string[]) =>
    `On the desk, this person is the same customer as ${others.join(', ')}. Their enquiries are not included. Search for them as well.`,
  read: 'Read them first',
  erase: (total: number) => `Erase ${enquiriesText(total)}…`,
  confirmTitle: 'Erase permanently?',
  confirm: (total: number, person: string) =>
    `${enquiriesText(total)} from ${person} will be erased. This cannot be undone.`,
  retype: {
    mobile: 'Type the mobile number again to confirm',
    email: 'Type the email address again to confirm',
    reference: 'Type the reference again to confirm',
  },
  retypeMissing: (person: string) => `Type ${person} to confirm`,
  differs: (person: string) => `This is not ${person}. Nothing was erased.`,
  sure: 'Erase permanently',
  erasing: 'Erasing…',
  uncertain:
    'The server did not answer, so the enquiries may or may not have been erased. Close this and search again.',
  done: (total: number, person: string) =>
    total === 1
      ? `1 enquiry from ${person} was erased.`
      : `${enquiriesText(total)} from ${person} were erased.`,
  proof:
    'This is the entry in the audit log. Instead of the number, address or reference, it holds a code that only this server can work out from it.',
  event: 'Audit log entry',
  pending: {
    'database files':
      'A backup or export is running, so the database files still hold what was erased. The server clears them automatically within a minute of it finishing.',
    'server logs':
      'The database server’s own logs still hold what was erased until it clears them automatically.',
  } satisfies Record<PendingErasure, string>,
  remains: 'Earlier backups and exported files still hold what was erased. Delete them yourself.',
  toAudit: 'Open in the audit log',
  earlier: 'Earlier erasures',
  retention: {
    title: 'Automatic deletion',
    kept: (months: number, before: string) =>
      `Kept for ${months === 1 ? '1 month' : `${months} months`}: enquiries from before ${timeTexts.calendar(before)} are erased`,
    total: (total: number) =>
      `Due for erasure today: ${enquiriesText(total)}. The server erases them once a day. Types that are not listed are kept until someone erases them.`,
    waits: 'Waits for confirmation',
    waiting: (total: number) =>
      `Due for erasure today: ${enquiriesText(total)}. Erasure is paused.`,
    doubt: (doubt: RetentionDoubt, kind: string | undefined) =>
      doubt.reason === 'clock'
        ? `The server’s clock says ${timeTexts.calendar(doubt.today)}, but the last day it could be sure of is ${timeTexts.calendar(doubt.known)}. If the clock is ahead, enquiries would be erased too early.`
        : `The server does not erase more than a tenth at once without being asked, and this is ${grouped.format(doubt.count)} of ${grouped.format(doubt.stored)}${kind === undefined ? '' : ` under “${kind}”`}. This is expected if the months to keep have just been set or shortened. Otherwise, something is wrong.`,
    goOn: 'If it is right, confirm it; npm run erase -- --expired on the server does the same. Once the cause is fixed, erasure resumes automatically.',
    none: 'Off. Enquiries are kept until someone erases them.',
    change: 'Change or confirm it under Automatic Deletion',
  },
};
