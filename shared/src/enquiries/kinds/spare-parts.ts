import { column, defineEnquiry, formField, receivedColumns } from '../define-enquiry.ts';
import { homeFields, homeMessages } from '../home-form.ts';
import { placeColumns } from '../report-columns.ts';

export const spareParts = defineEnquiry({
  kind: 'spare-parts',
  title: 'Spare parts enquiry',
  path: '/api/postSparePartsEnquiry',
  form: [...homeFields, formField('message')],
  messages: homeMessages,
  report: {
    path: '/api/getSparePartsEnquiry',
    screen: 'spare-part-report',
    title: 'Spare Part Report',
    columns: [
      ...placeColumns,
      column('message', 'Message'),
      ...receivedColumns('Enq.Date', 'Enq.Time'),
    ],
    fileName: 'Spare_Part_Report',
    orientation: 'portrait',
    emptyMessage: 'No records found',
    searchable: 'person',
  },
});
