import {
  enquiryDefinitions,
  keyLimits,
  listedEnquiriesQuerySchema,
  paiseToRupees,
  problem,
  startOfDay,
  toPlaceText,
  type Enquiry,
  type EnquiryField,
} from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import { keyActor } from '../../../audit/audit.ts';
import { invalidInput } from '../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../http/calls/add-calls.ts';
import { keyOf } from '../../../http/calls/require-key.ts';
import { validate } from '../../../http/calls/validate.ts';
import { listInOrder } from './listed-repository.ts';

/**
 * How old an enquiry is before it is listed: until then another one with an earlier time may still be stored, by a
 * server whose clock is some seconds behind or that waits for a lock, and a place never goes back.
 */
const SETTLED_MS = 30_000;

/** Fields that say who an enquiry is from. */
const personal: ReadonlySet<EnquiryField> = new Set<EnquiryField>([
  'name',
  'mobile',
  'email',
  'message',
  'registrationNumber',
]);

/** What programs with a key read: never what staff have written. */
export function programHandlers({ db, clock, audit }: Needs<'db' | 'clock' | 'audit'>) {
  return {
    'GET /api/enquiries': async ({ request, response }) => {
      const key = keyOf(response);
      const { after, from, limit } = validate(listedEnquiriesQuerySchema, request.query);
      const most = limit === undefined ? keyLimits.page : Number(limit);
      if (most < 1 || most > keyLimits.page)
        throw invalidInput({ limit: problem('limit_out_of_range', { max: keyLimits.page }) });
      const [createdAt = 0, id = 0] = after?.split('-').map(Number) ?? [
        from === undefined ? 0 : startOfDay(from),
      ];
      const found = await listInOrder(db, {
        reads: { kinds: key.kinds, branches: key.branch === null ? null : [key.branch] },
        after: { createdAt, id },
        before: clock() - SETTLED_MS,
        limit: most + 1,
      });
      const listed = found.slice(0, most);
      const last = listed.at(-1)?.enquiry;
      const seesPeople = key.rights.includes('enquiries.people');
      const what = `${listed.length} ${seesPeople ? 'with' : 'without'} people`;
      await audit({ userId: keyActor(key.name), action: 'enquiries read', what }, db);
      return {
        enquiries: listed.map(({ enquiry, status, origin }) => ({
          reference: enquiry.reference,
          kind: enquiry.kind,
          arrived_at: new Date(enquiry.createdAt).toISOString(),
          status,
          origin,
          answers: answersOf(enquiry, seesPeople),
        })),
        next: last ? toPlaceText(last) : (after ?? null),
        more: found.length > most,
      };
    },
  } satisfies Partial<NamedHandlers>;
}

function answersOf({ kind, values }: Enquiry, seesPeople: boolean) {
  const fields = enquiryDefinitions[kind].form.filter(
    ({ field }) => values[field] !== undefined && (seesPeople || !personal.has(field)),
  );
  return Object.fromEntries(
    fields.map(({ field, wire }) => [
      wire,
      field === 'loanAmount' ? paiseToRupees(values.loanAmount ?? 0) : (values[field] ?? ''),
    ]),
  );
}
