import type { ExportFormat } from '../../../reports/report-query.ts';
import type { PeriodName } from '../../../time/periods.ts';

export const reportTexts = {
  fromDate: 'From Date',
  toDate: 'To Date',
  kind: 'Type',
  allKinds: 'All types',
  search: 'Search',
  submit: 'SEARCH',
  loading: 'Loading...',
  /** Status and assignee, next to the report's own columns. */
  state: 'On the desk',
  rowsOf: (report: string) => `Rows of ${report}`,
  correct: 'Please correct the marked filters.',
};

export const exportTexts = {
  rows: 'Rows to export',
  /** The button that shows the others on a phone. */
  menu: 'Export',
  scopes: {
    page: (rows: string) => `This page (${rows})`,
    all: (rows: string) => `All matching (${rows})`,
  },
  formats: { PDF: 'PDF', CSV: 'CSV', Print: 'Print' } satisfies Record<ExportFormat, string>,
  progress: ({ format, done, total }: { format: string; done: string; total: string }) =>
    `${format}: ${done} of ${total} rows`,
  cancel: 'Cancel',
  tooManyRowsForPrint: (most: string) =>
    `Print can take at most ${most} rows. Use PDF or CSV, or choose a shorter period.`,
  tooManyRows: ({ print, pdf }: { print: string; pdf: string }) =>
    `Print can take at most ${print} rows, and PDF at most ${pdf}. Use CSV, or choose a shorter period.`,
  failed: (why: string) => `The export failed. ${why}`,
  windowBlocked: 'The browser blocked the print window. Allow pop-ups for this site and try again.',
  windowLoading: 'Loading...',
};

export const datePresetTexts = {
  group: 'Days',
  names: {
    today: 'Today',
    yesterday: 'Yesterday',
    last7Days: 'Last 7 days',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    last90Days: 'Last 90 days',
    thisYear: 'This year',
  } satisfies Record<PeriodName, string>,
  all: 'All dates',
};

export const enquiryTexts = {
  close: 'Close',
  call: 'Call',
  whatsapp: 'WhatsApp',
  mail: 'Email',
  reference: 'Reference',
  kind: 'Type',
  received: 'Received',
  notice: 'Privacy notice',
  notGiven: 'not given',
  yes: 'Yes',
  no: 'No',
  noChannel: 'None',
  /** For an opt-in: the channels that may be used for offers today. */
  offersNow: 'Offers now',
  previous: 'Previous enquiry',
  next: 'Next enquiry',
  position: (number: number, total: number) => `Enquiry ${number} of ${total}`,
  unnamed: 'Enquiry',
  /** Beginning of a chat or mail to a customer. */
  greeting: (name: string, dealership: string) =>
    `Hello${name === '' ? '' : ` ${name}`}, this is ${dealership}.`,
  subject: (kind: string, reference: string, dealership: string) =>
    `${kind} ${reference} – ${dealership}`,
};
