const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

interface SentSummary {
  /** Of the form. */
  title: string;
  /** Of the dealership. */
  name: string;
  reference: string;
  phone: string;
  /** Model and day, if the form asks for them. */
  subject: readonly string[];
}

/** Results of an enquiry form, beside the kind's own texts (shared registry). */
export const outcomeTexts = {
  checkFields: 'Please check the marked fields.',
  /** For a service booking, after the kind's own text. */
  notConfirmed: 'We’ll call to confirm the day.',
  reference: 'Your reference',
  referenceHint: 'Keep it handy: it helps us find your enquiry.',
  /** What the visitor has sent, and ways to keep it. */
  sent: {
    heading: 'What you sent',
    day: (day: string) => longDate.format(Date.parse(day)),
    toWhatsapp: 'Send to my WhatsApp',
    toCalendar: 'Add to my calendar',
    /** A message to oneself, and the note in the calendar. */
    summary: ({ title, name, reference, phone, subject }: SentSummary) =>
      [`${title}, ${name}`, ...subject, `Reference: ${reference}`, `Phone: ${phone}`].join('\n'),
  },
  sendAnother: 'Send another enquiry',
  next: {
    heading: 'What happens next',
    openAllDay: 'We will call or write to you. We are open 24 hours.',
    open: (closes: string) => `We will call or write to you. We are open until ${closes} today.`,
    today: (opens: string) => `We open at ${opens} today and will call or write to you after that.`,
    later: (next: string) => `We open at ${next} and will call or write to you after that.`,
    unknown: 'We will call or write to you.',
    /** `by` comes from `hoursTexts.by`. */
    promise: (by: string) => `We’ll call you ${by}.`,
    /** For the opt-in form, which asks for no answer. */
    optIn: 'Your choices are saved. You can change them here.',
  },
  saved: 'Saved on this phone, not sent yet.',
  notSaved: 'Not sent yet, and this browser cannot save it. Please keep this page open.',
  goesIn: (seconds: number) =>
    seconds < 60
      ? `Trying again in ${seconds} s.`
      : `Trying again in ${Math.ceil(seconds / 60)} min.`,
  sendNow: 'Send now',
  delete: 'Delete',
  received: ({ title, reference }: { title: string; reference: string }) =>
    reference === '' ? `${title} received.` : `${title} received. Your reference: ${reference}`,
  /** The form was changed after an earlier version with the same key had arrived. */
  earlierArrived: (reference: string) =>
    `We have your enquiry as it was before your changes${reference === '' ? '' : `: reference ${reference}`}. The changes have not been sent. Tap SUBMIT to send them as a new enquiry.`,
  refusedLater: ({ title }: { title: string }) =>
    `${title}: not accepted. Your answers are saved. Please check them.`,
  old: ({ title, savedAt }: { title: string; savedAt: number }) =>
    `${title} from ${longDate.format(savedAt)}: saved on this phone, not sent.`,
  openForm: 'Open the form',
  contact: {
    label: 'Details you entered before',
    use: 'Use',
    forget: 'Clear',
  },
};
