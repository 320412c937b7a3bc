import * as z from 'zod/mini';
import {
  daysOffSchema,
  deskNoticesSchema,
  dutyChangeSchema,
  dutySchema,
  newDaysOffSchema,
  noticesSeenSchema,
  openEnquiriesSchema,
} from '../desk/answering/duty-schema.ts';
import type { Call, CallName } from './call.ts';

/** Who takes enquiries and when, and what they are told. */
export const dutyCalls = {
  'PATCH /api/desk/duty': {
    summary: 'Begins one’s duty, until closing, or ends it',
    permission: 'enquiries.work',
    body: dutyChangeSchema,
    response: dutySchema,
  },
  'GET /api/desk/notices': {
    summary: 'What one is to know of enquiries: late ones, and those that one was given',
    permission: 'enquiries.read',
    response: deskNoticesSchema,
  },
  'POST /api/desk/notices/seen': {
    summary: 'Notes which of them one has seen; the answer is how many are left',
    permission: 'enquiries.read',
    body: noticesSeenSchema,
    response: z.strictObject({ notices: z.number() }),
  },
  'GET /api/daysOff': {
    summary: 'One’s own days off that are not over',
    permission: 'enquiries.work',
    response: daysOffSchema,
  },
  'POST /api/daysOff': {
    summary:
      'Adds days off of one’s own; to name who takes the open enquiries needs enquiries.assign',
    permission: 'enquiries.work',
    body: newDaysOffSchema,
    response: daysOffSchema,
  },
  'DELETE /api/daysOff/:id': {
    summary: 'Takes days off of one’s own back; what has been handed over stays so',
    permission: 'enquiries.work',
    response: daysOffSchema,
  },
  'GET /api/staff/:userId/enquiries': {
    summary: 'How many open enquiries somebody answers',
    permission: 'staff.manage',
    response: openEnquiriesSchema,
  },
  'GET /api/staff/:userId/days-off': {
    summary: 'The days off of somebody that are not over',
    permission: 'staff.manage',
    response: daysOffSchema,
  },
  'POST /api/staff/:userId/days-off': {
    summary: 'Adds days off; when they begin, the open enquiries are handed over',
    permission: 'staff.manage',
    body: newDaysOffSchema,
    response: daysOffSchema,
  },
  'DELETE /api/staff/:userId/days-off/:id': {
    summary: 'Takes days off back; what has been handed over stays so',
    permission: 'staff.manage',
    response: daysOffSchema,
  },
} as const satisfies Record<CallName, Call>;
