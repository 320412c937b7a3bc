import { column, defineEnquiry, formField, receivedColumns } from '../define-enquiry.ts';
import { homeFormMessages } from '../home-form.ts';

export const spareParts = defineEnquiry({
  kind: 'spare-parts',
  title: 'Spare parts enquiry',
  path: '/api/postSparePartsEnquiry',
  form: [
    formField('name', { required: true }),
    formField('email', { required: true }),
    formField('mobile', { required: true }),
    formField('pinCode', { required: true }),
    formField('model', { control: { type: 'model', wire: 'slug' } }),
    formField('message'),
  ],
  messages: homeFormMessages,
  report: {
    path: '/api/getSparePartsEnquiry',
    screen: 'spare-part-report',
    title: 'Spare Part Report',
    columns: [
      column('name', 'Name'),
      column('mobile', 'Mobile', 'mobile_no'),
      column('email', 'Email', 'email_id'),
      column('model', 'Model'),
      column('pinCode', 'Pin Code', 'pin_code'),
      column('message', 'Message'),
      ...receivedColumns('Enq.Date', 'Enq.Time'),
    ],
    fileName: 'Spare_Part_Report',
    orientation: 'portrait',
    emptyMessage: 'No records found',
    searchable: 'person',
  },
});
