import { timeTexts } from '../moments.ts';

export const appointmentsTexts = {
  title: 'Appointments',
  day: timeTexts.calendar,
  dayField: 'Day',
  today: 'Today',
  previous: 'Previous day',
  next: 'Next day',
  week: 'The next 7 days',
  /** A day of the week without opening hours. */
  closed: 'Closed',
  print: { text: 'Print day sheet', busy: 'Preparing…' },
  count: (count: number) => (count === 1 ? '1 appointment' : `${count} appointments`),
  empty: 'No appointments on this day.',
  loading: 'Loading…',
  list: (text: string) => `Appointments on ${text}`,
  unnamed: 'No name',
  registration: 'Registration no.',
  service: 'Service',
  wants: 'Wants',
  assignee: 'Assigned to',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  confirmed: (name: string) => `Confirmed: ${name}.`,
  /** Its time has passed, and nobody has recorded whether the customer came. */
  cameOrNot: 'Came / Did not come',
  change: 'Change',
  changeOf: (name: string) => `Appointment: ${name}`,
  /** With a day and a time. */
  set: (name: string, when: string) => `Saved: ${name}, ${when}.`,
  time: 'Time',
  isConfirmed: 'Confirmed with the customer',
  changed: 'Someone else changed this enquiry first. This is the current version.',
  notes: 'Notes',
  /** The notes for the printed sheet could not be fetched. */
  notPrinted: 'The notes could not be loaded, so nothing was printed.',
  sheet: {
    customer: 'Customer',
    /** At the foot of the printed sheet. */
    printed: (day: string, time: string) =>
      `Printed ${day}, ${time}. Later changes are not included.`,
  },
};
