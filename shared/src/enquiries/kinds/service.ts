import { receivedColumns, type EnquiryDefinition } from '../define-enquiry.ts';
import { homeFields } from '../home-form.ts';
import { placeColumns } from '../report-columns.ts';

export const service: EnquiryDefinition = {
  kind: 'service',
  path: '/api/postServiceEnquiry',
  form: homeFields,
  report: {
    path: '/api/getServiceEnquiry',
    screen: 'service-report',
    columns: [...placeColumns, ...receivedColumns()],
    fileName: 'Service_Report',
    orientation: 'portrait',
    sendsEmpty: true,
    searchKey: 'searchTerm',
  },
};
