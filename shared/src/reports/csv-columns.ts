import { channels } from '../enquiries/fields.ts';
import { enquiryDefinitions } from '../enquiries/registry.ts';
import { allEnquiriesReport } from './all-enquiries.ts';
import type { AllEnquiriesRow, WireValue } from './report-row-schema.ts';
import type { DetailField } from './report-row.ts';
import type { TableColumn } from './report-table.ts';

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

/** The last column: a ticked channel may have been stopped since (rules: opt-ins-now). */
const countsColumn: TableColumn = {
  key: 'counts',
  header: 'Offers Now',
  read: (row) => {
    const { counts } = row as AllEnquiriesRow;
    return counts && (counts.join(', ') || 'None');
  },
};

/** The columns of a report's CSV: a file has room for all fields. */
export function csvColumnsOf({ path, columns }: { path: string; columns: readonly TableColumn[] }) {
  if (path !== allEnquiriesReport.path) return columns;
  return [...columns, ...detailColumns, noticeColumn, countsColumn];
}

function plainValue(value: WireValue | undefined): unknown {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object' || value === null) return value;
  return channels.filter((channel) => value[channel]).join(', ') || 'None';
}
