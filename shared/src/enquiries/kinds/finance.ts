import { fieldControls } from '../fields.ts';
import { column, formField, receivedColumns, type EnquiryDefinition } from '../define-enquiry.ts';

export const finance: EnquiryDefinition = {
  kind: 'finance',
  path: '/finance',
  form: [
    formField('name', { required: true }),
    formField('email'),
    formField('mobile', {
      wire: 'contact',
      required: true,
      control: { ...fieldControls.mobile, inputMode: 'numeric', digitsOnly: true },
    }),
    formField('model', { required: true }),
    formField('loanAmount'),
    formField('message'),
    formField('agreed'),
  ],
  report: {
    path: '/api/financeReports',
    screen: 'finance-report',
    columns: [
      column('name', 'Name'),
      column('mobile', 'Mobile', 'contact'),
      column('email', 'Email ID'),
      column('model', 'Model'),
      column('loanAmount', 'Loan Amount', 'loan_amount'),
      column('message', 'Comment'),
      ...receivedColumns('Enq. Date', 'Enq. Time'),
    ],
    fileName: 'finance_report',
    orientation: 'landscape',
    sendsEmpty: true,
  },
};
