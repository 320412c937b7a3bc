import type { AlertChannel, AlertTopic } from '../../../desk/alert-choices.ts';

/** Texts of the screen on which somebody says what they want to be told. */
export const ownAlertTexts = {
  title: 'Alerts',
  intro:
    'What waits for you, also while the desk is closed. No alert names a customer; several at once come as one, and at most one a minute.',
  notLoaded: 'Your choices could not be loaded.',
  channels: {
    mail: 'By e-mail',
    push: 'On my devices',
  } satisfies Record<AlertChannel, string>,
  topics: {
    new: 'New enquiries: assigned to me, or anybody’s while I am on duty',
    due: 'Enquiries that nobody has answered in time, while I am on duty',
    critical: 'Enquiries that are critical and still unanswered',
    booked: 'Appointments that others make for my enquiries',
    digest: 'What waits today, when we open',
    weekly: 'The figures of last week, on the first open day',
  } satisfies Record<AlertTopic, string>,
  tellMe: 'Tell me about',
  mailOff: 'E-mail is not set up on this website: nothing is sent.',
  noAddress: 'Your profile has no e-mail address: nothing is sent.',
  quiet: 'Quiet hours',
  isQuiet: 'Keep messages until the quiet hours are over',
  from: 'From',
  to: 'Until',
  quietHint: 'They may go over midnight.',
  save: { text: 'Save', busy: 'Saving…' },
  saved: 'Saved.',
};
