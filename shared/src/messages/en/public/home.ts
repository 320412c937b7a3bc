/** Texts of the home page. */
export const homeTexts = {
  place: ({ street, city }: { street: string; city: string }) => `${street}, ${city}`,
  headingLines: ({ street }: { street: string }) => ['Your next ride', 'starts on', street],
  promise: (city: string) =>
    `Motorcycles and scooters, service and genuine parts under one roof in ${city}. Tell us what you need and we call you back.`,
  enquire: 'Send an enquiry',
  welcome: {
    heading: 'Welcome to the showroom',
    text: 'Every model with its price, its colours and its figures, and nobody in a hurry. Sit on it, ride it, then decide. Afterwards we keep it running: our own workshop, genuine parts, and a maintenance contract if you want one.',
    doors: [
      { title: 'Motorcycles', text: 'Commuter, sport, retro, touring', to: '/motorcycle' },
      { title: 'Scooters', text: 'Petrol and electric', to: '/scooters' },
      {
        title: 'Book a service',
        text: 'Paid or free, on a day that suits you',
        to: '/service-booking',
      },
    ],
  },
  about: {
    heading: 'On the floor today',
    text: ({ street, city }: { street: string; city: string }) =>
      `We sell, service and insure two-wheelers on ${street} in ${city}. Whoever sells you one here also looks after it, so we would rather find you the right one than the dear one.`,
    more: 'KNOW MORE',
  },
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
