import { enquiryDefinitions, isEnquiryKind } from '../enquiries/registry.ts';
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

/** The one list of all kinds; staff read contact requests and opt-ins here. */
export const allEnquiriesReport = {
  path: '/api/allEnquiries',
  screen: 'enquiries',
  title: 'All Enquiries',
  /** On the screen and on paper, which are as wide as they are; a file holds more (`csvColumnsOf`). */
  columns,
  fileName: 'All_Enquiries',
  orientation: 'landscape',
  emptyMessage: 'No records found',
} as const;

/** What staff call a kind. */
function kindTitle(kind: string): string {
  return isEnquiryKind(kind) ? enquiryDefinitions[kind].title : kind;
}
