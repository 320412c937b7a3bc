import type { AlertChannel, AlertTopic } from '../../../../desk/answering/alert-choices.ts';

export const ownAlertTexts = {
  title: 'Alerts',
  intro:
    'Work that needs you, also when the Desk is closed. Alerts never name a customer. Bundled: at most one a minute.',
  notLoaded: 'Your choices could not be loaded.',
  channels: {
    mail: 'By email',
    push: 'On my devices',
  } satisfies Record<AlertChannel, string>,
  topics: {
    new: 'Enquiries assigned to me, and unassigned ones while I am on duty',
    due: 'Enquiries that nobody has answered in time, while I am on duty',
    critical: 'Enquiries that are critical and still unanswered',
    booked: 'Appointments that others make for my enquiries',
    digest: 'Morning summary at opening time',
    weekly: 'Weekly figures on the first working day',
  } satisfies Record<AlertTopic, string>,
  alertAbout: 'Alert me about',
  nothingTicked: 'Nothing is selected: your devices are sent nothing.',
  noDevice: 'No device of yours has alerts switched on: nothing is sent.',
  mailOff: 'Email is not set up on this website: nothing is sent.',
  noAddress: 'Your profile has no email address: nothing is sent.',
  quiet: 'Quiet hours',
  isQuiet: 'Hold alerts until quiet hours end',
  from: 'From',
  to: 'Until',
  quietHint: 'They may run past midnight.',
  save: { text: 'Save', busy: 'Saving…' },
  saved: 'Saved.',
};

/** An alert was tapped while a form on the page was being filled in. */
export const pressedTexts = {
  typed: 'You opened an alert. What you have typed here may not be saved yet.',
  open: 'Open it',
};
