import { column, formField, receivedColumns, type EnquiryDefinition } from '../define-enquiry.ts';
import { homeFields } from '../home-form.ts';
import { placeColumns } from '../report-columns.ts';

export const spareParts: EnquiryDefinition = {
  kind: 'spare-parts',
  path: '/api/postSparePartsEnquiry',
  form: [...homeFields, formField('message')],
  report: {
    path: '/api/getSparePartsEnquiry',
    screen: 'spare-part-report',
    columns: [...placeColumns, column('message', 'Message'), ...receivedColumns()],
    fileName: 'Spare_Part_Report',
    orientation: 'portrait',
    searchKey: 'searchTerm',
  },
};
