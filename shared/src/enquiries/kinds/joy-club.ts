import { column, formField, receivedColumns, type EnquiryDefinition } from '../define-enquiry.ts';

export const joyClub: EnquiryDefinition = {
  kind: 'joy-club',
  path: '/api/joyClub',
  form: [
    formField('model', {
      control: { type: 'names', names: ['Shine', 'Activa', 'Unicorn', 'CBR 150R'] },
    }),
    formField('purchaseYear'),
    formField('registrationNumber', { wire: 'regNo' }),
    formField('name', { required: true }),
    formField('email'),
    formField('mobile', { required: true }),
    formField('message'),
  ],
  report: {
    path: '/api/getJoyClub',
    screen: 'joy-club-report',
    columns: [
      column('name', 'Name'),
      column('mobile', 'Mobile', 'mobile_no'),
      column('email', 'Email', 'email_id'),
      column('registrationNumber', 'Registration Number', 'registration_no'),
      column('message', 'Message'),
      ...receivedColumns(),
    ],
    fileName: 'Joy_Club_Report',
    orientation: 'portrait',
  },
};
