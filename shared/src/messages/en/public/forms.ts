/** Texts that every enquiry form shares. Labels and outcomes are the kind's own (shared registry). */
export const formTexts = {
  submit: 'SUBMIT',
  submitting: 'SUBMITTING...',
  /** SUBMIT was pressed before the code was there that sends. */
  held: 'Not sent yet: this page is still loading. Please keep it open: we send it then, or say what is missing.',
  optional: 'Optional',
  choose: 'Choose…',
  motorcycles: 'Motorcycles',
  scooters: 'Scooters',
  otherModel: 'Other',
  allChannels: 'All of them',
  channels: {
    rcs: 'RCS message',
    sms: 'SMS',
    obd: 'Voice call',
    email: 'E-mail',
    whatsapp: 'WhatsApp',
  },
  lead: 'Only what says Optional may stay empty.',
  leadOfAll: 'Every answer is needed.',
  notice: {
    summary: 'What we keep of this, why, and for how long',
    items: ({ email, kept, version }: { email: string; kept: string; version: string }) => [
      `What: your answers, the time and a reference. Until they are sent they stay in this browser.`,
      'Why: to answer you, and for nothing that you did not tick.',
      kept,
      `Whom to ask, also to erase it: ${email}.`,
      `Version ${version} of our privacy policy.`,
    ],
  },
  /** Of the field that robots fill. */
  trap: 'Website',
  call: 'Call',
  whatsapp: 'WhatsApp',
  whatsappGreeting: (name: string) => `Hello ${name}, I could not send my enquiry on your website.`,
};
