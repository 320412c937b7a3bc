import { enquiriesText, grouped } from '../../common/counts.ts';

function rows(count: number): string {
  return count === 1 ? '1 row' : `${grouped.format(count)} rows`;
}

export const leadTexts = {
  title: 'Import leads',
  intro:
    'Choose a file from the manufacturer’s portal or an advertiser. One of its first rows must name the columns, such as Name, Mobile number and Model. Columns with other headings go into the note of each enquiry. You first see what it would add; nothing is stored before you select Import.',
  back: 'Back to the desk',
  kind: 'What are the leads about?',
  choose: 'Choose',
  kindMissing: 'Choose what the leads are about',
  file: 'File with the leads',
  fileHint:
    'CSV, Excel (.xlsx) or the web page that portals call .xls, at most 5 MB and 10,000 rows',
  fileMissing: 'Choose one file with leads',
  fileTooLarge: 'A file of leads can be at most 5 MB',
  fileChanged: 'This file has changed since you chose it. Choose it again',
  check: { text: 'Check the file', busy: 'Reading…' },
  result: 'What the file would add',
  summary: {
    fresh: (count: number) => (count === 0 ? 'Nothing new.' : `${enquiriesText(count)} to add.`),
    sheet: (name: string) => `Read from the sheet “${name}”.`,
    otherSheets: (names: readonly string[]) =>
      `Not read, though they have such columns too: ${names.map((name) => `“${name}”`).join(', ')}. Move the sheet that you want to the front and check the file again.`,
    withoutNumber: (count: number) =>
      count === 1
        ? '1 has no number, only an email address.'
        : `${grouped.format(count)} have no number, only an email address.`,
    ofCustomers: (count: number) =>
      count === 1
        ? '1 is from a customer who is known already, and is linked with them.'
        : `${grouped.format(count)} are from customers who are known already, and are linked with them.`,
    withOpen: (count: number) =>
      count === 1
        ? 'In 1 case the same customer has an open enquiry of this type: both are kept.'
        : `In ${grouped.format(count)} cases the same customer has an open enquiry of this type: both are kept.`,
    blocked: (count: number) =>
      count === 1
        ? '1 is from a blocked number and is closed unseen.'
        : `${grouped.format(count)} are from blocked numbers and are closed unseen.`,
    stored: (count: number) =>
      count === 1
        ? '1 row was imported before and is left out.'
        : `${rows(count)} were imported before and are left out.`,
    repeated: (count: number) =>
      count === 1
        ? '1 row repeats another one and is left out.'
        : `${rows(count)} repeat other ones and are left out.`,
    own: (count: number) =>
      count === 1
        ? '1 row carries the reference of an enquiry from this back office and is left out.'
        : `${rows(count)} carry references of enquiries from this back office and are left out.`,
    unreachable: (count: number) =>
      count === 1
        ? '1 row has neither a number nor an email address and is left out.'
        : `${rows(count)} have neither a number nor an email address and are left out.`,
    notLeads: (count: number) =>
      count === 1
        ? '1 row is no lead, such as a total, and is left out.'
        : `${rows(count)} are no leads, such as totals, and are left out.`,
    hidden: (count: number) =>
      count === 1
        ? '1 row is hidden or filtered out in the file and is left out. Show it in the file to import it.'
        : `${rows(count)} are hidden or filtered out in the file and are left out. Show them in the file to import them.`,
    beyond: (count: number) =>
      count === 1
        ? '1 column lies too far right and is not read. Delete columns that you do not need.'
        : `${grouped.format(count)} columns lie too far right and are not read. Delete columns that you do not need.`,
    damaged: (count: number) =>
      count === 1
        ? 'In 1 row letters are damaged. Save the file from where it comes as “CSV UTF-8” or Excel (.xlsx), and choose it again.'
        : `In ${rows(count)} letters are damaged. Save the file from where it comes as “CSV UTF-8” or Excel (.xlsx), and choose it again.`,
    unread: (count: number) =>
      count === 1
        ? '1 row cannot be read and is left out.'
        : `${rows(count)} cannot be read and are left out.`,
  },
  errors: {
    title: (count: number) => `Cannot be read (${grouped.format(count)})`,
    hint: 'Correct these rows in the file and import it again: rows that are stored already are skipped.',
    row: 'Row',
    column: 'Column',
    text: 'What is wrong',
  },
  unreachable: {
    title: (count: number) => `Nobody to reach (${grouped.format(count)})`,
    hint: 'Is one of them a customer? Enter a number or an email address in the file and import it again.',
  },
  notLeads: { title: (count: number) => `No leads (${grouped.format(count)})` },
  rows: { row: 'Row', text: 'What it says' },
  leftOut: {
    title: (count: number) => `To be noted, with a fault (${grouped.format(count)})`,
    hint: 'These rows are imported. What is damaged is noted as it is; formulas and errors are left out of the note.',
    column: 'Column',
    text: 'What is wrong',
    rows: 'Rows',
  },
  open: {
    title: (count: number) => `Have an open enquiry already (${grouped.format(count)})`,
    row: 'Row',
    reference: 'Open enquiry',
    linkOf: (reference: string) => `Open ${reference}`,
  },
  /** The list is longer. */
  cut: (shown: number) => `Only the first ${grouped.format(shown)} are shown.`,
  columns: {
    title: 'How the columns were read',
    heading: 'In the file',
    is: 'Read as',
    none: 'Note, under its heading',
  },
  apply: {
    text: (count: number) => `Import ${enquiriesText(count)}`,
    busy: 'Importing… This may take a minute.',
  },
  /** The server’s answer, before a link. */
  done: (message: string) => `${message}.`,
  uncertain:
    'The server did not answer. Select Import again: what is stored already will not be stored twice.',
  see: 'See them on the desk',
};
