const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Texts of what becomes of an enquiry form, beside the kind's own (shared registry). */
export const outcomeTexts = {
  checkFields: 'Please check the marked fields.',
  reference: 'Your reference',
  referenceHint: 'Keep it: with it we find your enquiry at once.',
  sendAnother: 'Send another enquiry',
  next: {
    heading: 'What happens next',
    open: (closes: string) =>
      `We read it now and call or write to you. Today we are here until ${closes}.`,
    today: (opens: string) => `We open at ${opens} today and call or write to you then.`,
    tomorrow: (opens: string) => `We open at ${opens} tomorrow and call or write to you then.`,
    /** Of the opt-in form, which asks for nothing to be done. */
    optIn: 'Your choice holds from now on. You can change it here at any time.',
  },
  saved: 'Saved on this phone, not sent yet.',
  notSaved: 'Not sent yet, and this browser saves nothing for us: please keep this page open.',
  goesIn: (seconds: number) =>
    seconds < 60 ? `Next try in ${seconds} s.` : `Next try in ${Math.ceil(seconds / 60)} min.`,
  sendNow: 'Send now',
  delete: 'Delete',
  received: ({ title, reference }: { title: string; reference: string }) =>
    reference === '' ? `${title} received.` : `${title} received. Your reference: ${reference}`,
  /** What was sent under this form's key before it was changed. */
  earlierArrived: (reference: string) =>
    `What you sent before your changes has arrived${reference === '' ? '' : `: reference ${reference}`}. The changes have not been sent; press SUBMIT to send them as a new enquiry.`,
  refusedLater: ({ title }: { title: string }) =>
    `${title}: not accepted. Your answers are kept, please look through them.`,
  old: ({ title, savedAt }: { title: string; savedAt: number }) =>
    `${title} of ${longDate.format(savedAt)}: saved on this phone, never sent.`,
  openForm: 'Open the form',
  contact: {
    label: 'What you entered before',
    use: 'Use',
    forget: 'Clear',
  },
};
