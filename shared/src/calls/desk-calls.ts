import * as z from 'zod/mini';
import {
  deskChoicesSchema,
  deskCountsSchema,
  deskDetailSchema,
  deskEventsSchema,
  deskPageSchema,
  deskQuerySchema,
  deskRowsSchema,
  enquiryStatesSchema,
  statesQuerySchema,
} from '../desk/desk-schema.ts';
import { sentStepSchema } from '../desk/steps.ts';
import type { Call, CallName } from './call.ts';

/** The desk: where every enquiry stands, and what staff do about it. */
export const deskCalls = {
  'POST /api/desk': {
    summary: 'A page of one of the lists of the desk',
    permission: 'enquiries.read',
    body: deskQuerySchema,
    response: deskPageSchema,
  },
  'GET /api/desk/counts': {
    summary: 'How many enquiries are in each list of the desk',
    permission: 'enquiries.read',
    response: deskCountsSchema,
  },
  'POST /api/desk/watch': {
    summary: 'Waits until something has happened on the desk since a mark, 10 s at most',
    permission: 'enquiries.read',
    body: z.object({ mark: z.string() }),
    response: z.strictObject({ mark: z.string() }),
  },
  'GET /api/desk/choices': {
    summary: 'Why enquiries are closed, and who may be given them',
    permission: 'enquiries.read',
    response: deskChoicesSchema,
  },
  'POST /api/desk/stands': {
    summary: 'State and assignee of enquiries, by their references',
    permission: 'enquiries.work',
    body: statesQuerySchema,
    response: enquiryStatesSchema,
  },
  'POST /api/desk/rows': {
    summary: 'Enquiries as the lists of the desk show them, by their references',
    permission: 'enquiries.read',
    body: statesQuerySchema,
    response: deskRowsSchema,
  },
  'GET /api/desk/enquiries/:reference': {
    summary: 'Where an enquiry stands, with its timeline and who else has it open',
    permission: 'enquiries.read',
    response: deskDetailSchema,
  },
  'GET /api/desk/enquiries/:reference/events/:before': {
    summary: 'What happened to an enquiry before one of its events',
    permission: 'enquiries.read',
    response: deskEventsSchema,
  },
  'POST /api/desk/enquiries/:reference/open': {
    summary: 'Notes that one is looking at an enquiry: it is read, and others see who has it open',
    permission: 'enquiries.read',
    body: z.object({ isOpen: z.boolean() }),
    response: z.pick(deskDetailSchema, { open_by: true }),
  },
  'POST /api/desk/enquiries/:reference/steps': {
    summary: 'What one did with an enquiry: an outcome, a note, an appointment, whose it is',
    permission: 'enquiries.work',
    body: sentStepSchema,
    response: deskDetailSchema,
  },
} as const satisfies Record<CallName, Call>;
