import { ownSentence } from '../../../parts/own-sentence.ts';

export const homeTexts = {
  place: ({ street, city }: { street: string; city: string }) => `${street}, ${city}`,
  headingLines: ({ street }: { street: string }) => ['Your next ride', 'starts on', street],
  shortLine: ownSentence,
  promise: 'Tell us what you need, and we will call you back.',
  enquire: 'Send an enquiry',
  welcome: {
    heading: 'Welcome to the showroom',
    text: 'See every model with its price, colours and specifications. Sit on it, ride it, then decide. After that, our workshop keeps it running, with genuine parts and a maintenance contract if you want one.',
    doors: [
      { title: 'Motorcycles', text: 'Commuter, sports, retro, touring', to: '/motorcycle' },
      { title: 'Scooters', text: 'Petrol and electric', to: '/scooters' },
      {
        title: 'Book a service',
        text: 'Paid or free, on a day that suits you',
        to: '/service-booking',
      },
      { title: 'Joy Club', text: 'Our club for riders', to: '/joy-club' },
    ],
  },
  about: {
    heading: 'On the showroom floor',
    text: ({ street, city }: { street: string; city: string }) =>
      `We sell and service two-wheelers on ${street} in ${city}. Tell us how you ride, and we will help you find the right one, not the expensive one.`,
    more: 'KNOW MORE',
  },
  enquiry: {
    heading: 'Tell us what you need',
    steps: [
      { title: 'Send the form', text: 'It takes about a minute.' },
      { title: 'Keep your reference', text: 'It shows that your enquiry has reached us.' },
      { title: 'We call you back', text: 'During our opening hours.' },
    ],
    tabs: 'What is it about?',
    sales: 'Sales',
    service: 'Service',
    spareParts: 'SpareParts',
  },
  shortcuts: {
    label: 'Prices, finance and insurance',
    priceList: 'Price list',
    priceListHint: 'All models, PDF',
    emi: 'EMI calculator',
    emiHint: 'Your monthly instalment',
    insurance: 'Insurance',
    insuranceHint: 'New policy or renewal',
  },
};
