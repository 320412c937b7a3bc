import * as z from 'zod/mini';
import { calendarChoiceSchema, calendarLinksSchema } from '../desk/calendars/calendars.ts';
import { ofPermission, type Call, type CallName } from './call.ts';

const message = z.string();

/** Appointments in calendars of phones and computers. */
export const calendarCalls = {
  ...ofPermission('enquiries.read', {
    'GET /api/calendars': {
      summary: 'Which private calendar addresses you have, and when they were last read',
      response: calendarLinksSchema,
    },
    'POST /api/calendars': {
      summary:
        'Makes a private calendar address, in place of the earlier one of the same scope; it is shown this once',
      body: calendarChoiceSchema,
      status: 201,
      response: z.strictObject({ message, path: z.string() }),
    },
    'DELETE /api/calendars/:scope': {
      summary: 'Ends a private calendar address',
      response: z.strictObject({ message }),
    },
  }),
  ...ofPermission('public', {
    'GET /calendars/:token.ics': {
      summary: 'The appointments of a private calendar address, as RFC 5545 describes',
      response: { media: 'text/calendar' },
    },
    'GET /appointments/:token.ics': {
      summary: 'The agreed appointment of one customer, for their own calendar',
      response: { media: 'text/calendar' },
    },
  }),
} satisfies Record<CallName, Call>;
