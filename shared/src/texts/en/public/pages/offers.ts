export const offersTexts = {
  heading: 'Offers',
  eyebrow: 'Current offer',
  loading: 'Loading the offer',
  form: 'Ask about this offer',
  formHint: 'We will call you back with the details.',
  call: 'Call',
  whatsapp: 'WhatsApp',
  greeting: ({ name, title }: { name: string; title: string }) =>
    `Hello ${name}, please tell me more about this offer: ${title}`,
  none: {
    heading: 'No offers right now',
    text: 'Leave your name, email and number, and we will call you about the next one. Or see what each model costs today.',
    form: 'Tell me about the next offer',
    toMotorcycles: 'See motorcycles',
    toScooters: 'See scooters',
    greeting: (name: string) => `Hello ${name}, which offers do you have at the moment?`,
  },
  failed: 'The offers could not be loaded.',
  older: 'More offers',
  olderHint: 'Ask us about any of them.',
  toModel: (name: string) => `See the ${name}`,
};
