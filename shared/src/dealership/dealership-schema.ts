import * as z from 'zod/mini';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { departments } from './facts.ts';

const link = z.object({ label: z.string(), url: z.string() });
const intervals = z.array(z.object({ opens: z.string(), closes: z.string() }));

/** `Dealership`, as it is answered. */
export const dealershipSchema = z.object({
  name: z.string(),
  shortLine: z.string(),
  legalName: z.string(),
  grievance: z.object({
    name: z.string(),
    post: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    pinCode: z.string(),
  }),
  email: z.string(),
  phones: z.array(
    z.object({ department: z.enum(departments), label: z.string(), phone: z.string() }),
  ),
  whatsapp: z.string(),
  week: z.array(z.object({ days: z.string(), times: z.string() })),
  hours: z.object({
    week: z.array(intervals),
    special: z.array(
      z.object({
        firstDay: z.string(),
        lastDay: z.string(),
        intervals,
        reason: z.string(),
      }),
    ),
  }),
  loan: z.object({
    annualRate: z.number(),
    years: z.array(z.number()),
    defaultYears: z.number(),
  }),
  position: z.object({ latitude: z.number(), longitude: z.number() }),
  film: z.string(),
  socialLinks: z.array(link),
  developerCredit: z.object({ name: z.string(), url: z.string() }),
  vendorCredit: z.string(),
  retention: z.partialRecord(enquiryKindSchema, z.number()),
  tracking: z.boolean(),
  branches: z.array(z.object({ id: z.number(), city: z.string() })),
});
