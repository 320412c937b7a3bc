/** Texts of the communication opt-in page. */
export const optainTexts = {
  kind: 'Optain',
  title: 'Only what you want to hear',
  lead: 'Service reminders and offers reach you only on the channels that you tick here. Nothing is ticked for you.',
  form: {
    heading: 'Your channels',
    text: 'The registration number tells us which two-wheeler the reminders are for.',
  },
  channels: {
    heading: 'What each one is',
    list: [
      { title: 'SMS', text: 'A short text, for a service that is due.' },
      { title: 'RCS message', text: 'A text with a picture, in the messages of newer phones.' },
      { title: 'Voice call', text: 'A recorded call, also known as OBD, in opening hours only.' },
      { title: 'E-mail', text: 'Offers and papers, not more than twice a month.' },
      { title: 'WhatsApp', text: 'A message that you can answer.' },
    ],
  },
  change: {
    heading: 'If you change your mind',
    paragraphs: [
      'Send this form again: the newest answer counts, and no tick at all means that we leave you alone. A call or an e-mail does the same.',
      'Withdrawing is as easy as agreeing, and changes nothing about warranty, service or the answer to an enquiry.',
    ],
    privacy: { title: 'Privacy policy', text: 'What we keep, why, and for how long.' },
  },
};
