import { screenTitles } from '../../../parts/english/screen-titles.ts';

export const ownCalendarTexts = {
  title: screenTitles.calendar,
  intro:
    'A private address with appointments of the last 7 and the next 60 days, for the calendar of your phone or computer. It looks for changes every hour or so.',
  notLoaded: 'The addresses could not be loaded.',
  scopes: {
    own: {
      title: 'My appointments',
      about: 'Appointments of the enquiries that are assigned to you.',
    },
    workshop: {
      title: 'Workshop',
      about: 'All appointments for service, as far as you read them: for a screen in the workshop.',
    },
  },
  names: {
    on: 'Appointments name the customer: the dealership has allowed it.',
    off: 'Appointments name no customer, only type, model and reference.',
  },
  none: 'No address yet.',
  made: (when: string) => `Made ${when}`,
  read: (when: string) => `Last read ${when}`,
  unread: 'Not read yet',
  make: 'Make an address',
  again: 'Make a new address',
  making: 'Making…',
  end: 'End',
  ending: 'Ending…',
  address: 'Address',
  once: 'It is shown this once. Add it in your calendar as “From URL” or “Subscribe”. Anyone who has it reads these appointments: end it if it gets into other hands. A new one ends the earlier one.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The address is selected: copy it.',
};
