import { formField, type EnquiryDefinition } from '../define-enquiry.ts';
import { vehicleCareColumns } from '../report-columns.ts';

export const amc: EnquiryDefinition = {
  kind: 'amc',
  path: '/amc',
  form: [
    formField('model', { required: true }),
    formField('purchaseYear', { wire: 'yearOfPurchase', required: true }),
    formField('registrationNumber', { required: true }),
    formField('name', { required: true }),
    formField('email', { required: true }),
    formField('mobile', { wire: 'contactNumber', required: true }),
    formField('message'),
  ],
  report: {
    path: '/api/amcReports',
    screen: 'amc-report',
    columns: vehicleCareColumns,
    fileName: 'AMC_Report',
    orientation: 'landscape',
  },
};
