import * as z from 'zod/mini';
import { appointmentDaysSchema } from '../desk/answering/appointment-days.ts';
import {
  daysOffSchema,
  deskNoticesSchema,
  newDaysOffSchema,
  openEnquiriesSchema,
} from '../desk/answering/duty-schema.ts';
import {
  deskChoicesSchema,
  deskCountsSchema,
  deskDetailSchema,
  deskEventsSchema,
  deskPageSchema,
  deskQuerySchema,
  enquiryStatesSchema,
  overduePeopleSchema,
  statesQuerySchema,
} from '../desk/desk-schema.ts';
import { insightQuerySchema, insightsSchema } from '../desk/insights/insights.ts';
import { quotedQuerySchema, quotedSchema } from '../desk/insights/quoted.ts';
import { leadCheckSchema, leadsAppliedShape } from '../desk/leads/lead-schema.ts';
import {
  manyDoneSchema,
  manyUndoneSchema,
  matchQuerySchema,
  matchSchema,
  sentManySchema,
} from '../desk/many.ts';
import { newViewSchema, savedViewsSchema, viewChangeSchema } from '../desk/saved-views.ts';
import { sentStepSchema } from '../desk/steps.ts';
import { coded } from '../errors/problem.ts';
import {
  newBillSchema,
  newQuotationSchema,
  quotationsSchema,
  quotationStepSchema,
} from '../quotations/quotation-schema.ts';
import { tapCountsSchema, tapPeriodSchema } from '../taps/tap-schema.ts';
import { ofPermission, type Call, type CallName } from './call.ts';

/** The desk: the state of every enquiry, and what staff do about it. */
export const deskCalls = {
  ...ofPermission('enquiries.read', {
    'POST /api/desk': {
      summary: 'A page of one of the lists of the desk',
      body: deskQuerySchema,
      response: deskPageSchema,
    },
    'GET /api/desk/counts': {
      summary: 'How many enquiries are in each list of the desk',
      response: deskCountsSchema,
    },
    'POST /api/desk/watch': {
      summary: 'Waits until something has happened on the desk since a mark, 10 s at most',
      body: z.object({ mark: z.string() }),
      response: z.strictObject({ mark: z.string() }),
    },
    'GET /api/desk/choices': {
      summary: 'Why enquiries are closed, and who may be given them',
      response: deskChoicesSchema,
    },
  }),
  'GET /api/desk/overdue': {
    summary: 'Who has overdue enquiries, how many, and since when',
    permission: 'enquiries.assign',
    response: overduePeopleSchema,
  },
  'POST /api/desk/stands': {
    summary: 'State and assignee of enquiries, by their references',
    permission: 'enquiries.work',
    body: statesQuerySchema,
    response: enquiryStatesSchema,
  },
  ...ofPermission('enquiries.read', {
    'POST /api/desk/rows': {
      summary: 'Enquiries as the lists of the desk show them, by their references',
      body: statesQuerySchema,
      /** In any order; without those that do not exist or that the person may not read. */
      response: z.pick(deskPageSchema, { rows: true }),
    },
    'GET /api/desk/enquiries/:reference': {
      summary: 'The state of an enquiry, with its timeline and who else has it open',
      response: deskDetailSchema,
    },
    'GET /api/desk/enquiries/:reference/events/:before': {
      summary: 'What happened to an enquiry before one of its events',
      response: deskEventsSchema,
    },
    'POST /api/desk/enquiries/:reference/open': {
      summary:
        'Notes that one is looking at an enquiry: it is read, and others see who has it open',
      body: z.object({ isOpen: z.boolean() }),
      response: z.pick(deskDetailSchema, { open_by: true }),
    },
  }),
  'POST /api/desk/enquiries/:reference/steps': {
    summary: 'What one did with an enquiry: an outcome, a note, an appointment, whose it is',
    permission: 'enquiries.work',
    body: sentStepSchema,
    response: deskDetailSchema,
  },
  'GET /api/desk/enquiries/:reference/quotations': {
    summary: 'The quotations of an enquiry, all versions, the latest first',
    permission: 'enquiries.read',
    response: quotationsSchema,
  },
  ...ofPermission('enquiries.work', {
    'POST /api/desk/enquiries/:reference/quotations': {
      summary: 'Makes a quotation from today’s rates, or a new version of one',
      body: newQuotationSchema,
      response: quotationsSchema,
    },
    'POST /api/desk/enquiries/:reference/quotations/:number/steps': {
      summary: 'Notes that the customer has accepted a quotation, or withdraws it',
      body: quotationStepSchema,
      response: quotationsSchema,
    },
    'POST /api/desk/enquiries/:reference/quotations/:number/bill': {
      summary: 'Stores the bill of a delivery, each difference to the quotation with its reason',
      body: newBillSchema,
      response: quotationsSchema,
    },
  }),
} as const satisfies Record<CallName, Call>;

/** A file in a form counts as text. */
const file = z.string();

/** What the desk needs beside: leads from files, duty, counts of appointments, saved views, many enquiries, Insights. */
export const deskWorkCalls = {
  'POST /api/desk/leads/check': {
    summary: 'What a file of leads (CSV or XLSX) would add to the desk; nothing is stored',
    permission: 'enquiries.import',
    form: z.object({ file, kind: z.string() }),
    response: leadCheckSchema,
  },
  'POST /api/desk/leads/apply': {
    summary: 'Stores the leads of a file that was checked, each of them once',
    permission: 'enquiries.import',
    form: z.object({
      file,
      kind: z.string(),
      digest: z.string(),
      branch: z.optional(z.string()),
    }),
    response: z.strictObject({ message: z.string(), ...leadsAppliedShape }),
  },
  'PATCH /api/desk/duty': {
    summary: 'Begins one’s duty, until closing, or ends it',
    permission: 'enquiries.work',
    body: z.object({ isOn: z.boolean(coded('not_boolean')) }),
    response: z.pick(deskCountsSchema, { on_duty_until: true }),
  },
  'GET /api/desk/notices': {
    summary: 'What one is to know of enquiries: late ones, and those that one was given',
    permission: 'enquiries.read',
    response: deskNoticesSchema,
  },
  'POST /api/desk/notices/seen': {
    summary: 'Notes which of them one has seen; the answer is how many are left',
    permission: 'enquiries.read',
    body: z.object({ upTo: z.int(coded('invalid')) }),
    response: z.strictObject({ notices: z.number() }),
  },
  ...ofPermission('enquiries.work', {
    'GET /api/daysOff': {
      summary: 'One’s own days off that are not over',
      response: daysOffSchema,
    },
    'POST /api/daysOff': {
      summary:
        'Adds days off of one’s own; to name who takes the open enquiries needs enquiries.assign',
      body: newDaysOffSchema,
      response: daysOffSchema,
    },
    'DELETE /api/daysOff/:id': {
      summary: 'Takes days off of one’s own back; what has been handed over stays so',
      response: daysOffSchema,
    },
  }),
  ...ofPermission('staff.manage', {
    'GET /api/staff/:userId/enquiries': {
      summary: 'How many open enquiries somebody answers',
      response: openEnquiriesSchema,
    },
    'GET /api/staff/:userId/days-off': {
      summary: 'The days off of somebody that are not over',
      response: daysOffSchema,
    },
    'POST /api/staff/:userId/days-off': {
      summary: 'Adds days off; when they begin, the open enquiries are handed over',
      body: newDaysOffSchema,
      response: daysOffSchema,
    },
    'DELETE /api/staff/:userId/days-off/:id': {
      summary: 'Takes days off back; what has been handed over stays so',
      response: daysOffSchema,
    },
  }),
  ...ofPermission('enquiries.read', {
    'GET /api/desk/appointment-days/:day': {
      summary: 'How many appointments there are on a day (`YYYY-MM-DD`) and the six days after it',
      response: appointmentDaysSchema,
    },
    'GET /api/desk/views': {
      summary: 'The saved views of the desk: own ones, and those that are shared',
      response: savedViewsSchema,
    },
    'POST /api/desk/views': {
      summary: 'Keeps a list of the desk with its filters under a name',
      status: 201,
      body: newViewSchema,
      response: z.strictObject({ id: z.number(), ...savedViewsSchema.shape }),
    },
    'PATCH /api/desk/views/:id': {
      summary:
        'Renames a saved view, gives it other filters or another place, shares it or stops that',
      body: viewChangeSchema,
      response: savedViewsSchema,
    },
    'DELETE /api/desk/views/:id': {
      summary: 'Deletes a saved view; a second time it changes nothing',
      response: savedViewsSchema,
    },
  }),
  ...ofPermission('enquiries.bulk', {
    'POST /api/desk/matches': {
      summary: 'How many enquiries one step for all that match a list or search would be for',
      body: matchQuerySchema,
      response: matchSchema,
    },
    'POST /api/desk/steps': {
      summary:
        'One step for many enquiries: assigns, sets the next step or closes; to assign needs enquiries.assign',
      body: sentManySchema,
      // 2,000 references with their versions.
      largestBodyKb: 256,
      response: manyDoneSchema,
    },
    'POST /api/desk/steps/:id/undo': {
      summary: 'Takes one’s own step for many back, where nothing has happened since',
      response: manyUndoneSchema,
    },
  }),
  'POST /api/insights': {
    summary: 'How soon the enquiries of a period were answered, and what has become of them',
    permission: 'insights.read',
    body: insightQuerySchema,
    response: insightsSchema,
  },
  'POST /api/insights/quotations': {
    summary: 'How many quotations of a period’s enquiries were made, opened, accepted and sold',
    permission: 'insights.read',
    body: quotedQuerySchema,
    response: quotedSchema,
  },
  'POST /api/insights/taps': {
    summary: 'How often Call and WhatsApp were pressed on public pages in a period',
    permission: 'insights.read',
    body: tapPeriodSchema,
    response: tapCountsSchema,
  },
} as const satisfies Record<CallName, Call>;
