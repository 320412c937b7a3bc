import { screenTitles } from '../../../parts/english/screen-titles.ts';

export const takeoutTexts = {
  title: screenTitles.takeout,
  intro:
    'Everything that is stored, in one file: enquiries, customers, quotations, models, settings, staff and your pictures.',
  formats:
    'It is a ZIP of tables that any spreadsheet and any program can read (CSV and JSON), with a text that explains each of them.',
  without:
    'Passwords, keys and sessions are not in it. To bring back a broken server you need a backup instead.',
  care: 'The file holds names and numbers of all customers. Keep it where nobody else can read it.',
  take: 'Take out everything…',
  dialogTitle: 'Take out everything?',
  dialogAbout: 'The download begins at once. The audit log notes that you have done this.',
  now: 'Download',
  preparing: 'Preparing…',
  started: 'The download has begun. Your browser shows how far it is.',
};
