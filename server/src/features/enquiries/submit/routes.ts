import { hash } from 'node:crypto';
import type { Request } from 'express';
import {
  branchSent,
  dayOf,
  enquiryDefinitions,
  enquiryKinds,
  FORM_AGE_HEADER,
  HONEYPOT_KEY,
  IDEMPOTENCY_KEY_HEADER,
  textsIn,
  MINIMUM_FORM_AGE_MS,
  parseEnquiry,
  siteVisitSchema,
  type CallName,
  type EnquiryKind,
  type ParseResult,
  type SubmissionAnswer,
} from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import { invalidInput, malformed } from '../../../errors/app-error.ts';
import type { Handler, Handlers } from '../../../http/calls/add-calls.ts';
import { localeOf } from '../../../http/answers/locale-of.ts';
import type { Metrics } from '../../../http/server/metrics.ts';
import { clientSite } from '../../../http/server/rate-limit.ts';
import { newDeskRow } from '../desk-row.ts';
import { makeArrivingCard, type MakeCard } from './arriving-card.ts';
import { createEnquiryLimits } from './enquiry-limits.ts';
import {
  enquiryDigest,
  findEarlier,
  type Accepted,
  type Submission,
} from './earlier-submission.ts';
import { createInsertBatcher } from './insert-batcher.ts';
import { decoyReference, newReference } from './reference.ts';
import { submitEnquiry, type Sender, type SubmitDeps } from './submit-enquiry.ts';

interface Deps extends SubmitDeps, Needs<'answering'> {
  makeCard: MakeCard;
  config: { jwtSecret: string };
}

type Given = Omit<Deps, 'insertEnquiry' | 'countEnquiry'> & {
  metrics?: Pick<Metrics, 'createCounter'>;
} & Parameters<typeof createInsertBatcher>[0] &
  Parameters<typeof createEnquiryLimits>[0];

/** Takes the enquiries of every kind in the registry. */
export function submissionHandlers(given: Given): Handlers {
  const deps = {
    ...given,
    insertEnquiry: createInsertBatcher(given),
    countEnquiry: given.metrics?.createCounter({
      name: 'dealership_enquiries_stored_total',
      help: 'Enquiries stored by this process, by kind; repeats and robots are not counted.',
      labelName: 'kind',
      values: enquiryKinds,
    }),
  };
  const limitsOfKind = createEnquiryLimits(given);
  const entries = enquiryKinds.map((kind): [CallName, Handler] => {
    const definition = enquiryDefinitions[kind];
    const handle = async ({ request }: { request: Request }): Promise<SubmissionAnswer> => {
      const submission = readSubmission(kind, request);
      const body = request.body as Record<string, unknown>;
      const parsed = parseEnquiry(definition, body, { today: dayOf(deps.clock()) });
      const { reference, promisedAt } = isRobot(request, body)
        ? await decoy(deps, kind, parsed, submission)
        : await store(deps, kind, parsed, {
            submission,
            network: clientSite(request),
            // No data about the visit makes an enquiry invalid (rules: sources).
            visit: siteVisitSchema.parse(body.visit),
            // Nor does a branch (rules: branch-of-enquiry).
            branch: branchSent(await deps.answering(), body.branch),
            language: localeOf(request),
            ...(kind === 'product' &&
              parsed.ok && {
                priceCard: await makeArrivingCard(deps, body.priceCard, localeOf(request)),
              }),
          });
      return {
        message: textsIn(localeOf(request)).kinds[kind].messages.success,
        reference,
        ...(promisedAt !== null && { promise: { at: promisedAt } }),
      };
    };
    return [`POST ${definition.path}`, { before: limitsOfKind(), handle }];
  });
  return Object.fromEntries(entries);
}

async function store(
  deps: Deps,
  kind: EnquiryKind,
  parsed: ParseResult,
  from: Sender,
): Promise<Accepted> {
  if (parsed.ok) return submitEnquiry(deps, kind, parsed.enquiry, from);
  const { submission } = from;
  // An accepted submission stays accepted: a booking for today may be repeated after midnight.
  const earlier = submission && (await findEarlier(deps.db, submission));
  if (earlier === undefined) throw invalidInput(parsed.problems, kind);
  return earlier;
}

function readSubmission(kind: EnquiryKind, request: Request): Submission | undefined {
  const key = request.get(IDEMPOTENCY_KEY_HEADER);
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw malformed((texts) => texts.submissionKeyMalformed({ header: IDEMPOTENCY_KEY_HEADER }));
  }
  return { key: `${kind}:${key}`, kind, body: request.body as Submission['body'] };
}

/** A filled honeypot, or a form sent faster than a person can (rules: robots). */
function isRobot(request: Request, body: Record<string, unknown>): boolean {
  const trap = body[HONEYPOT_KEY];
  if (trap !== undefined && trap !== null && trap !== '') return true;
  const age = request.get(FORM_AGE_HEADER);
  return age !== undefined && age.trim() !== '' && Number(age) < MINIMUM_FORM_AGE_MS;
}

/** A robot gets the usual success, and the same reference when it repeats its submission. */
async function decoy(
  { answering, clock, config }: Deps,
  kind: EnquiryKind,
  parsed: ParseResult,
  submission: Submission | undefined,
): Promise<Accepted> {
  const sent = parsed.ok ? parsed.enquiry : { values: {} };
  const digestOf = (body: object) =>
    parsed.ok ? enquiryDigest(parsed.enquiry) : hash('sha256', JSON.stringify(body));
  const reference = submission
    ? decoyReference(config.jwtSecret, `${submission.key}\n${digestOf(submission.body)}`)
    : newReference();
  const settings = await answering();
  const branch = branchSent(settings, submission?.body.branch);
  const enquiry = { ...sent, kind, reference, createdAt: clock(), branch };
  return { reference, promisedAt: newDeskRow(enquiry, settings).promised_at ?? null };
}
