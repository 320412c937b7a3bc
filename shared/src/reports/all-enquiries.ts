import { channels } from '../enquiries/fields.ts';
import { enquiryDefinitions, isEnquiryKind } from '../enquiries/registry.ts';
import type { AllEnquiriesRow, DetailField, WireValue } from './report-row.ts';
import type { TableColumn } from './report-table.ts';

const columns = [
  { key: 'reference', header: 'Reference' },
  { key: 'kind', header: 'Kind', format: kindTitle },
  { key: 'name', header: 'Name' },
  { key: 'mobile', header: 'Mobile' },
  { key: 'email', header: 'Email' },
  { key: 'model', header: 'Model' },
  { key: 'message', header: 'Message' },
  { key: 'created_date', header: 'Enq.Date' },
  { key: 'created_time', header: 'Enq.Time' },
] satisfies TableColumn[];

/** What only some kinds send. */
const detailHeaders: Readonly<Record<DetailField, string>> = {
  enteredModel: 'Entered Model',
  variant: 'Variant',
  colour: 'Colour',
  registrationNumber: 'Registration Number',
  purchaseYear: 'Year of Purchase',
  serviceType: 'Service Type',
  bookingDate: 'Booking Date',
  pinCode: 'Pin Code',
  loanAmount: 'Loan Amount',
  offerId: 'Offer',
  reason: 'Reason',
  channels: 'Channels',
  agreed: 'Agreed',
};

const detailColumns = Object.entries(detailHeaders).map(([field, header]): TableColumn => ({
  key: field,
  header,
  read: (row) => {
    const { kind, details } = row as AllEnquiriesRow;
    const wire = enquiryDefinitions[kind].form.find((each) => each.field === field)?.wire;
    return wire && plainValue(details[wire]);
  },
}));

const noticeColumn: TableColumn = {
  key: 'noticeVersion',
  header: 'Privacy Notice',
  read: (row) => (row as AllEnquiriesRow).details.noticeVersion,
};

/** The one list of all kinds (contract P45); staff read contact requests and opt-ins here. */
export const allEnquiriesReport = {
  path: '/api/allEnquiries',
  screen: 'enquiries',
  title: 'All Enquiries',
  /** On the screen and on paper, which are as wide as they are. */
  columns,
  /** A file has room for everything that was sent. */
  csvColumns: [...columns, ...detailColumns, noticeColumn],
  fileName: 'All_Enquiries',
  orientation: 'landscape',
  emptyMessage: 'No records found',
} as const;

/** What staff call a kind. */
function kindTitle(kind: string): string {
  return isEnquiryKind(kind) ? enquiryDefinitions[kind].title : kind;
}

function plainValue(value: WireValue | undefined): unknown {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object' || value === null) return value;
  return channels.filter((channel) => value[channel]).join(', ') || 'None';
}
