export const optainTexts = {
  kind: 'Optain',
  title: 'Only the messages you want',
  lead: 'We send service reminders and offers only on the channels you select here. Nothing is selected for you.',
  form: {
    heading: 'Your channels',
    text: 'The registration number tells us which two-wheeler to remind you about.',
  },
  channels: {
    heading: 'What each channel means',
    list: [
      { title: 'SMS', text: 'A short text message, for example when a service is due.' },
      { title: 'RCS message', text: 'A text message with pictures, on newer phones.' },
      { title: 'Voice call', text: 'A recorded call, also known as OBD.' },
      { title: 'Email', text: 'Offers and reminders in your inbox.' },
      { title: 'WhatsApp', text: 'A message you can reply to.' },
    ],
  },
  stop: {
    heading: 'Stop messages',
    text: 'Enter your number to stop all reminders and offers to it. We still answer your enquiries.',
    mobile: 'Mobile number',
    submit: 'Stop messages',
    stopping: 'Stopping…',
    failed: 'That did not reach us. Please try again, or call us.',
  },
  change: {
    heading: 'If you change your mind',
    paragraphs: [
      'Send this form again: your latest choice counts, and selecting none means no messages. You can also call or email us.',
      'Withdrawing is as easy as agreeing. It does not affect your warranty, your service or our reply to an enquiry.',
    ],
    privacy: { title: 'Privacy policy', text: 'What we store, why and for how long.' },
  },
};
