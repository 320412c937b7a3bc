import { column, formField, receivedColumns, type EnquiryDefinition } from '../define-enquiry.ts';
import { placeColumns } from '../report-columns.ts';

export const insurance: EnquiryDefinition = {
  kind: 'insurance',
  path: '/api/postInsurance',
  form: [
    formField('name', { required: true }),
    formField('email', { required: true }),
    formField('mobile', { required: true }),
    formField('pinCode', { required: true }),
    formField('model', {
      required: true,
      control: {
        type: 'names',
        names: [
          'Honda Activa 6G',
          'Shine100',
          'Shine125',
          'Unicorn',
          'Sp125',
          'X-Blade',
          'Hornet 2.0',
          'CB125 Hornet',
          'SP160',
          'NX200',
          'Activa110',
          'Activa125',
          'Dio110',
          'Dio125',
        ],
      },
    }),
    formField('message'),
  ],
  report: {
    path: '/api/getInsurance',
    screen: 'insurance-report',
    columns: [...placeColumns, column('message', 'Message'), ...receivedColumns()],
    fileName: 'Insurance_Report',
    orientation: 'portrait',
    searchKey: 'searchTerm',
  },
};
