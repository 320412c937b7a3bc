import { column, defineEnquiry, formField, receivedColumns } from '../define-enquiry.ts';

export const joyClub = defineEnquiry({
  kind: 'joy-club',
  title: 'Joy Club enquiry',
  path: '/api/joyClub',
  form: [
    formField('model', {
      control: { type: 'select', options: ['Shine', 'Activa', 'Unicorn', 'CBR 150R'] },
    }),
    formField('purchaseYear'),
    formField('registrationNumber', { wire: 'regNo' }),
    formField('name', { required: true }),
    formField('email'),
    formField('mobile', { label: 'Contact number', required: true }),
    formField('message'),
  ],
  messages: {
    success: 'Form submitted successfully!',
    refused: 'Failed to submit form. Please try again.',
    refusedSilently: 'Failed to submit form. Please try again.',
    unreachable: 'Something went wrong. Please try again.',
  },
  report: {
    path: '/api/getJoyClub',
    screen: 'joy-club-report',
    title: 'Joy Club Report',
    columns: [
      column('name', 'Name'),
      column('mobile', 'Mobile', 'mobile_no'),
      column('email', 'Email', 'email_id'),
      column('registrationNumber', 'Registration Number', 'registration_no'),
      column('message', 'Message'),
      ...receivedColumns('Enq.Date', 'Enq.Time'),
    ],
    fileName: 'Joy_Club_Report',
    orientation: 'portrait',
    emptyMessage: 'No records found',
    searchable: 'person',
  },
});
