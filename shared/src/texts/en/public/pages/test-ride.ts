import { UNDECIDED_COLOUR } from '../../../parts/english/undecided-colour.ts';
export const testRideTexts = {
  heading: 'PRODUCT ENQUIRY',
  finance: 'INTERESTED FOR FINANCE ?',
  inColour: (name: string, colour: string) => `${name}, ${colour}`,
  form: 'Book a test ride',
  formHint: 'Choose a colour, and we will call you to fix a time.',
  price: {
    form: 'Ask for this price',
    hint: 'Your choices go to us with this form.',
    /** With the total on the card. */
    hintWithTotal: (total: string) =>
      `Your choices and the total that you saw, ${total}, go to us with this form.`,
    noColour: 'Not decided yet',
    undecided: UNDECIDED_COLOUR,
  },
  terms: 'I agree to the terms and conditions and to a call about this enquiry.',
  termsMissing: 'Please agree to the terms and conditions',
  termsLink: 'Read the terms',
  noModel: {
    name: 'Which model?',
    text: 'Choose a model to see its price and colours.',
  },
  unknown: {
    name: 'Not found',
    text: (bike: string) => `We could not find “${bike}”. Which model do you mean?`,
  },
  model: 'Model',
  choose: 'Choose…',
  show: 'Show this model',
  notSold: (name: string) => `The ${name} is no longer sold.`,
  otherMotorcycles: 'See motorcycles on sale',
  otherScooters: 'See scooters on sale',
};
