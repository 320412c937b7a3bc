/** Texts that every enquiry form shares. Labels and outcomes are the kind's own (shared registry). */
export const formTexts = {
  submit: 'SUBMIT',
  submitting: 'SUBMITTING...',
  optional: 'Optional',
  choose: 'Choose…',
  motorcycles: 'Motorcycles',
  scooters: 'Scooters',
  otherModel: 'Other',
  checkFields: 'Please check the marked fields.',
  allChannels: 'All of them',
  channels: {
    rcs: 'RCS message',
    sms: 'SMS',
    obd: 'Voice call',
    email: 'E-mail',
    whatsapp: 'WhatsApp',
  },
  notice: ({ email }: { email: string }) =>
    `We keep what you send to answer your enquiry, and erase it when you ask us to: ${email}.`,
  call: 'Call',
  whatsapp: 'WhatsApp',
  whatsappGreeting: (name: string) => `Hello ${name}, I could not send my enquiry on your website.`,
  reference: 'Your reference',
  referenceHint: 'Keep it: with it we find your enquiry at once.',
  sendAnother: 'Send another enquiry',
};
