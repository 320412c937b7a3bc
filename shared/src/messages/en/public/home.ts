/** Texts of the home page. */
export const homeTexts = {
  place: ({ street, city }: { street: string; city: string }) => `${street}, ${city}`,
  headingLines: ({ street }: { street: string }) => ['Your next ride', 'starts on', street],
  promise: (city: string) =>
    `Motorcycles and scooters, service and genuine parts under one roof in ${city}. Tell us what you need and we call you back.`,
  enquire: 'Send an enquiry',
  enquiry: {
    heading: 'Tell us what you need',
    steps: [
      { title: 'Send the form', text: 'One minute, four answers.' },
      { title: 'Keep your reference', text: 'A short number tells you that it has arrived.' },
      { title: 'We call you back', text: 'Every day, in our opening hours.' },
    ],
    tabs: 'What is it about?',
    sales: 'Sales',
    service: 'Service',
    spareParts: 'SpareParts',
  },
  shortcuts: {
    label: 'Prices and money',
    priceList: 'Price list',
    priceListHint: 'All models, PDF',
    emi: 'EMI calculator',
    emiHint: 'What it costs a month',
    insurance: 'Insurance',
    insuranceHint: 'New policy or renewal',
  },
};
