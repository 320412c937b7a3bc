import { receivedColumns, type EnquiryDefinition } from '../define-enquiry.ts';
import { homeFields } from '../home-form.ts';
import { placeColumns } from '../report-columns.ts';

export const sales: EnquiryDefinition = {
  kind: 'sales',
  path: '/api/postSalesEnquiry',
  form: homeFields,
  report: {
    path: '/api/getSalesEnquiry',
    screen: 'sales-report',
    columns: [...placeColumns, ...receivedColumns()],
    fileName: 'Sales_Report',
    orientation: 'portrait',
    searchKey: 'searchTerm',
  },
};
