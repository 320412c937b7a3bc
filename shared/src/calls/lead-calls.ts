import * as z from 'zod/mini';
import { leadCheckSchema, leadsAppliedShape } from '../desk/leads/lead-schema.ts';
import type { Call, CallName } from './call.ts';

/** A file in a form counts as text. */
const file = z.string();

/** Imports leads of a portal or an advertiser from a file. */
export const leadCalls = {
  'POST /api/desk/leads/check': {
    summary: 'What a file of leads (CSV or XLSX) would add to the desk; nothing is stored',
    permission: 'enquiries.import',
    form: z.object({ file, kind: z.string() }),
    response: leadCheckSchema,
  },
  'POST /api/desk/leads/apply': {
    summary: 'Stores the leads of a file that was checked, each of them once',
    permission: 'enquiries.import',
    form: z.object({ file, kind: z.string(), digest: z.string() }),
    response: z.strictObject({ message: z.string(), ...leadsAppliedShape }),
  },
} as const satisfies Record<CallName, Call>;
