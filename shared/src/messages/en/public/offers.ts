/** Texts of the offers page. */
export const offersTexts = {
  heading: 'Offers',
  eyebrow: 'Offer of the moment',
  loading: 'Loading the offer',
  form: 'Ask about this offer',
  formHint: 'We call you back and keep it for you.',
  call: 'Call',
  whatsapp: 'WhatsApp',
  greeting: ({ name, title }: { name: string; title: string }) =>
    `Hello ${name}, please tell me more about this offer: ${title}`,
  none: {
    heading: 'No offer is running just now',
    text: 'The next one is never far away, above all before the festivals. Leave your name and number and we tell you first, or look at what every model costs today.',
    form: 'Tell me about the next offer',
    toMotorcycles: 'See motorcycles',
    toScooters: 'See scooters',
    greeting: (name: string) => `Hello ${name}, which offers do you have at the moment?`,
  },
  failed: 'The offers could not be loaded.',
  older: 'Earlier offers',
  olderHint: 'Some may still be open. Ask us.',
};
