import { isEnquiryKind, type EnquiryKind } from '../enquiries/registry.ts';
import { readModel } from '../enquiries/define-enquiry.ts';
import type { TableColumn } from './report-table.ts';

const columns = [
  { key: 'reference', header: 'Reference' },
  { key: 'kind', header: 'Kind' },
  { key: 'name', header: 'Name' },
  { key: 'mobile', header: 'Mobile' },
  { key: 'email', header: 'Email' },
  { key: 'model', header: 'Model', read: readModel },
  { key: 'message', header: 'Message' },
  { key: 'created_date', header: 'Enq.Date' },
  { key: 'created_time', header: 'Enq.Time' },
] satisfies TableColumn[];

/** The one list of all kinds; staff read contact requests and opt-ins here. */
export const allEnquiriesReport = {
  path: '/api/allEnquiries',
  screen: 'enquiries',
  fileName: 'All_Enquiries',
  orientation: 'landscape',
} as const;

/**
 * Its columns on the screen and on paper, whose width is limited; a file has more (`csvColumnsOf`).
 *
 * @param texts name of each kind, for staff
 * @param listTexts `noOffers`: an opt-in by which no offer may be sent, because it was stopped, changed since, or has
 * no tick (rules: opt-ins-now)
 */
export function allEnquiriesColumns(
  texts: Readonly<Record<EnquiryKind, { title: string }>>,
  listTexts: { noOffers: (kind: string) => string },
): readonly TableColumn[] {
  const titleOf = (kind: string) => (isEnquiryKind(kind) ? texts[kind].title : kind);
  const read: TableColumn['read'] = ({ kind, counts }) => {
    const title = titleOf(String(kind));
    return Array.isArray(counts) && counts.length === 0 ? listTexts.noOffers(title) : title;
  };
  return columns.map((column) => (column.key === 'kind' ? { ...column, read } : column));
}
