import { column, defineEnquiry, formField, receivedColumns } from '../define-enquiry.ts';
import { homeFormMessages } from '../home-form.ts';

export const sales = defineEnquiry({
  kind: 'sales',
  title: 'Sales enquiry',
  path: '/api/postSalesEnquiry',
  form: [
    formField('name', { required: true }),
    formField('email', { required: true }),
    formField('mobile', { required: true }),
    formField('pinCode', { required: true }),
    formField('model', { control: { type: 'model', wire: 'slug' } }),
  ],
  messages: homeFormMessages,
  report: {
    path: '/api/getSalesEnquiry',
    screen: 'sales-report',
    title: 'Sales Report',
    columns: [
      column('name', 'Name'),
      column('mobile', 'Mobile', 'mobile_no'),
      column('email', 'Email', 'email_id'),
      column('model', 'Model'),
      column('pinCode', 'Pin Code', 'pin_code'),
      ...receivedColumns('Enq.Date', 'Enq.Time'),
    ],
    fileName: 'Sales_Report',
    orientation: 'portrait',
    emptyMessage: 'No records found',
    searchable: 'person',
  },
});
