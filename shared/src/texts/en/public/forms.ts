/** Texts that every enquiry form shares. Labels and results are the kind's own (shared registry). */
export const formTexts = {
  submit: 'SUBMIT',
  submitting: 'SUBMITTING...',
  /** SUBMIT was pressed before the code that sends had loaded. */
  held: 'Not sent yet: this page is still loading. Please keep it open, and we will send it or tell you what is missing.',
  optional: 'Optional',
  choose: 'Choose…',
  motorcycles: 'Motorcycles',
  scooters: 'Scooters',
  otherModel: 'Other',
  branch: 'Nearest showroom',
  allChannels: 'All channels',
  channels: {
    rcs: 'RCS message',
    sms: 'SMS',
    obd: 'Voice call',
    email: 'Email',
    whatsapp: 'WhatsApp',
  },
  lead: 'All fields are required unless marked optional.',
  leadOfAll: 'All fields are required.',
  notice: {
    summary: 'What we store, why and for how long',
    items: ({ email, kept, version }: { email: string; kept: string; version: string }) => [
      'What: your answers, how you came here, the time and a reference. Until you send the form, they stay in this browser.',
      'Why: to answer you. Anything else only if you selected it.',
      kept,
      `Questions, or to have it erased: ${email}.`,
      `Version ${version} of our privacy policy.`,
    ],
  },
  /** Label of the field that only robots fill in. */
  trap: 'Website',
  call: 'Call',
  whatsapp: 'WhatsApp',
  whatsappGreeting: (name: string) => `Hello ${name}, I could not send my enquiry on your website.`,
};
