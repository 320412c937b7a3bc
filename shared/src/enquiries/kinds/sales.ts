import { defineEnquiry, receivedColumns } from '../define-enquiry.ts';
import { homeFields, homeMessages } from '../home-form.ts';
import { placeColumns } from '../report-columns.ts';

export const sales = defineEnquiry({
  kind: 'sales',
  title: 'Sales enquiry',
  path: '/api/postSalesEnquiry',
  form: homeFields,
  messages: homeMessages,
  report: {
    path: '/api/getSalesEnquiry',
    screen: 'sales-report',
    title: 'Sales Report',
    columns: [...placeColumns, ...receivedColumns('Enq.Date', 'Enq.Time')],
    fileName: 'Sales_Report',
    orientation: 'portrait',
    emptyMessage: 'No records found',
    searchable: 'person',
  },
});
