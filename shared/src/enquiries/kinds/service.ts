import { defineEnquiry, receivedColumns } from '../define-enquiry.ts';
import { homeFields } from '../home-form.ts';
import { placeColumns } from '../report-columns.ts';

export const service = defineEnquiry({
  kind: 'service',
  path: '/api/postServiceEnquiry',
  form: homeFields,
  report: {
    path: '/api/getServiceEnquiry',
    screen: 'service-report',
    columns: [...placeColumns, ...receivedColumns()],
    fileName: 'Service_Report',
    orientation: 'portrait',
    searchable: 'person',
    searchKey: 'searchTerm',
  },
});
