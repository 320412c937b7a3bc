import type { PendingErasure, RetentionDoubt } from '../../../enquiries/erasure.ts';
import { kindTexts } from '../common/kinds/index.ts';

const grouped = new Intl.NumberFormat('en-IN');

function enquiries(count: number): string {
  return count === 1 ? '1 enquiry' : `${grouped.format(count)} enquiries`;
}

/** Texts of the screen that erases a person, and shows what the retention erases. */
export const erasureTexts = {
  title: 'Erase a Person',
  intro: 'Takes all that a customer ever sent out of the records, of every kind, for good.',
  number: (count: number) => grouped.format(count),
  person: 'Mobile number or e-mail address',
  missing: 'Enter a mobile number or an e-mail address',
  look: 'SHOW WHAT WOULD GO',
  looking: 'Looking...',
  nothing: (person: string) => `No enquiry of ${person} is stored. There is nothing to erase.`,
  found: (total: number, person: string) => `${enquiries(total)} of ${person} would go`,
  byNumber:
    'Enquiries that give another number are not among them. Look for the e-mail address, too.',
  byEmail:
    'Enquiries without this address, such as opt-ins, are not among them. Look for the mobile number, too.',
  read: 'Read them first',
  erase: (total: number) => `Erase ${enquiries(total)}…`,
  confirmTitle: 'Erase for good?',
  confirm: (total: number, person: string) =>
    `${enquiries(total)} of ${person} will be gone. Nobody can bring them back.`,
  retype: {
    mobile: 'Type the mobile number again to confirm',
    email: 'Type the e-mail address again to confirm',
  },
  retypeMissing: (person: string) => `Type ${person} to confirm`,
  differs: (person: string) => `This is not ${person}. Nothing was erased.`,
  sure: 'Erase for good',
  erasing: 'Erasing…',
  uncertain:
    'No answer came, so it is not certain whether anything was erased. Close this and look again.',
  done: (total: number, person: string) =>
    total === 1
      ? `1 enquiry of ${person} was erased.`
      : `${enquiries(total)} of ${person} were erased.`,
  proof:
    'This is the event in the audit log. In place of the number or address it holds a code that only this server can make of it.',
  event: 'Event of this erasure',
  pending: {
    'database files':
      'A backup or an export is reading the database at the moment, so its files still hold what was erased. The server clears them by itself within a minute after that ends.',
    'server logs':
      'The database server’s own logs hold what was erased for a while longer, until it clears them by itself.',
  } satisfies Record<PendingErasure, string>,
  remains:
    'Backups, and files that were exported before, still hold what was erased. Delete those by hand.',
  toAudit: 'Open in the audit log',
  earlier: 'Earlier erasures',
  retention: {
    title: 'What goes by itself',
    kept: (months: number, before: string) =>
      `Kept for ${months === 1 ? '1 month' : `${months} months`}: what came before ${before} goes`,
    total: (total: number) =>
      `${enquiries(total)} would go today. The server erases them once a day; kinds that are not listed are kept until somebody erases them.`,
    waits: 'Waits for confirmation',
    waiting: (total: number) =>
      `${enquiries(total)} would go today, but the server erases nothing for now.`,
    doubt: (doubt: RetentionDoubt) =>
      doubt.reason === 'clock'
        ? `Its clock says ${doubt.today}; the last day it was sure of is ${doubt.known}. A clock that is ahead would have enquiries erased too early.`
        : `It does not erase more than a tenth at once by itself, and this is ${grouped.format(doubt.count)} of ${grouped.format(doubt.stored)}${doubt.kind === undefined ? '' : ` under “${kindTexts[doubt.kind].title}”`}. That is to be expected when RETENTION_MONTHS was just set or shortened; otherwise something is wrong.`,
    goOn: 'Whoever runs the server checks this and then runs npm run erase -- --expired, which shows the numbers again and asks for today’s date. Once the reason is gone, the server goes on by itself.',
    none: 'Nothing does: enquiries are kept until somebody erases them. Whoever runs the server can set RETENTION_MONTHS to change that.',
  },
};
