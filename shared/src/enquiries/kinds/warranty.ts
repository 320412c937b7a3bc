import { formField, type EnquiryDefinition } from '../define-enquiry.ts';
import { vehicleCareColumns } from '../report-columns.ts';

export const warranty: EnquiryDefinition = {
  kind: 'warranty',
  path: '/warranty',
  form: [
    formField('model'),
    formField('purchaseYear', { wire: 'yearOfPurchase' }),
    formField('registrationNumber'),
    formField('name', { required: true }),
    formField('email', { required: true }),
    formField('mobile', { wire: 'contactNumber', required: true }),
    formField('message'),
  ],
  report: {
    path: '/api/ExtendedWarrantyReports',
    screen: 'ew-report',
    columns: vehicleCareColumns,
    fileName: 'EWReport',
    orientation: 'portrait',
  },
};
