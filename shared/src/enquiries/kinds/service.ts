import { defineEnquiry, receivedColumns } from '../define-enquiry.ts';
import { homeFields, homeMessages } from '../home-form.ts';
import { placeColumns } from '../report-columns.ts';

export const service = defineEnquiry({
  kind: 'service',
  title: 'Service enquiry',
  path: '/api/postServiceEnquiry',
  form: homeFields,
  messages: homeMessages,
  report: {
    path: '/api/getServiceEnquiry',
    screen: 'service-report',
    title: 'Service Report',
    columns: [...placeColumns, ...receivedColumns('Enq.Date', 'Enq.Time')],
    fileName: 'Service_Report',
    orientation: 'portrait',
    emptyMessage: 'No records found',
    searchable: 'person',
  },
});
