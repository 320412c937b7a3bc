import { column, defineEnquiry, formField, receivedColumns } from '../define-enquiry.ts';

export const finance = defineEnquiry({
  kind: 'finance',
  title: 'Finance enquiry',
  path: '/finance',
  form: [
    formField('name', { required: true }),
    formField('email'),
    formField('mobile', { wire: 'contact', label: 'Contact number', required: true }),
    formField('model', { required: true, requiredMessage: 'Please select a model' }),
    formField('loanAmount'),
    formField('message'),
    formField('agreed', { label: 'I agree to be contacted by finance partners' }),
  ],
  messages: {
    success: 'Finance Enquiry Submitted Successfully!',
    refused: '{message}',
    refusedSilently: 'Failed to submit. Please try again later.',
    unreachable: 'Failed to submit. Please try again later.',
  },
  report: {
    path: '/api/financeReports',
    screen: 'finance-report',
    title: 'Finance Report',
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
    emptyMessage: 'No finance data available',
    searchable: 'person',
  },
});
