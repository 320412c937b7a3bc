export const financeTexts = {
  kind: 'Finance',
  title: 'Ride now, pay monthly',
  lead: 'Work out your EMI, check which documents you need, and send us an enquiry.',
  openCalculator: 'EMI Calculator',
  form: {
    heading: 'Enquire about finance',
    text: 'We will call you to talk through your options.',
    chosen: 'Your model is already selected.',
    chooseAnother: 'Choose another',
  },
  documents: {
    heading: 'Five documents to bring',
    list: [
      { title: 'Photo', text: 'one, passport size' },
      { title: 'Proof of identity', text: 'one from the list below' },
      { title: 'Proof of address', text: 'one from the list below' },
      { title: 'Cheque or bank passbook', text: 'passbook entries for the last 3 months' },
      {
        title: 'Proof of income',
        text: 'for the last 2 years: salary slips, Form 16 or income tax returns',
      },
    ],
  },
  proofs: {
    heading: 'Which documents will you bring?',
    text: 'A checklist for yourself: mark what you have. Your marks stay on this screen and are not sent.',
    ticked: (count: number) => `${count} marked`,
    address: {
      title: 'Proof of address',
      options: ['Aadhaar card', 'Passport', 'Voter ID card', 'Electricity bill', 'Ration card'],
    },
    identity: {
      title: 'Proof of identity',
      options: ['PAN card', 'Aadhaar card', 'Passport', 'Voter ID card', 'Driving licence'],
    },
  },
  terms: {
    title: 'Terms & Conditions',
    text: 'The terms for finance, prices and bookings.',
  },
  insurance: {
    title: 'Insurance',
    text: 'Mandatory from the first day. Ask us about a policy.',
  },
  emi: {
    title: 'EMI Calculator',
    close: 'Close',
    amount: 'Loan amount (₹)',
    usualLoan: (percent: number, price: string) =>
      `Loans usually cover ${percent}% of the price (${price}). The rest is the down payment.`,
    rate: 'Interest rate (% per year)',
    years: 'Years',
    presets: 'Common choices',
    ratePreset: (rate: number) => `${rate}% per year`,
    yearsPreset: (years: number) => `${years} years`,
    amountProblem: 'Enter an amount above 0 and up to ₹\u00a01,00,00,00,000',
    rateProblem: 'Enter a rate from 0 to 100',
    yearsProblem: 'Enter a number of years up to 40',
    waiting: 'Fill in all three to see the result.',
    monthly: 'Your EMI',
    aMonth: 'a month',
    totalInterest: 'Total interest',
    totalPaid: 'Total paid',
    share: (percent: number) => `Interest is ${percent} percent of the total you pay`,
    note: 'Calculated on a reducing balance. The lender sets the rate and fees.',
  },
};
