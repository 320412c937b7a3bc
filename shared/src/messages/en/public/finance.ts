/** Texts of the finance page and its EMI calculator. */
export const financeTexts = {
  kind: 'Finance',
  title: 'Ride now, pay monthly',
  lead: 'Work out what a month costs, bring five papers, and ride home. We ask the banks for you.',
  openCalculator: 'EMI Calculator',
  form: {
    heading: 'Ask for a loan',
    text: 'We call you with what two or three lenders would offer.',
    chosen: 'The model is already chosen.',
    chooseAnother: 'Choose another',
  },
  documents: {
    heading: 'Five papers to bring',
    list: [
      { title: 'Photo', text: 'one, passport size' },
      { title: 'Proof of identity', text: 'one of the list below' },
      { title: 'Proof of address', text: 'one of the list below' },
      { title: 'Cheque or bank pass book', text: 'of the last 3 months' },
      {
        title: 'Proof of income',
        text: 'of the last 2 years: salary slips, Form 16 or tax returns',
      },
    ],
  },
  proofs: {
    heading: 'Which proof will you bring?',
    text: 'Tick for your own list what you have at hand. The ticks stay on this screen and are not sent.',
    ticked: (count: number) => `${count} ticked`,
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
    text: 'What holds for finance, prices and bookings.',
  },
  insurance: {
    title: 'Insurance',
    text: 'Mandatory from the first day; we arrange it with the vehicle.',
  },
  emi: {
    title: 'EMI Calculator',
    close: 'Close',
    amount: 'Loan amount (₹)',
    rate: 'Interest rate (% a year)',
    years: 'Years',
    presets: 'Usual with us',
    ratePreset: (rate: number) => `${rate} % a year`,
    yearsPreset: (years: number) => `${years} years`,
    amountProblem: 'Enter an amount above 0',
    rateProblem: 'Enter a rate from 0 to 100',
    yearsProblem: 'Enter up to 40 years',
    waiting: 'Fill in all three, and the instalment stands here.',
    monthly: 'Your EMI',
    aMonth: 'a month',
    totalInterest: 'Total interest',
    totalPaid: 'Total paid',
    share: (percent: number) => `Interest is ${percent} percent of what you pay`,
    note: 'Calculated on the reducing balance. The lender decides on rate and fees.',
  },
};
