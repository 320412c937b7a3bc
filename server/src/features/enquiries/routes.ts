import { type IRouter, type Request } from 'express';
import {
  dayOf,
  enquiryDefinitions,
  enquiryKinds,
  FORM_AGE_HEADER,
  HONEYPOT_KEY,
  IDEMPOTENCY_KEY_HEADER,
  MINIMUM_FORM_AGE_MS,
  parseEnquiry,
  type EnquiryKind,
  type ParseResult,
  type SubmissionAnswer,
} from '@dealership/shared';
import type { Logger } from 'pino';
import type { Database } from '../../db/open-database.ts';
import { invalidInput, malformed } from '../../http/failure.ts';
import { bodyDigest, jsonBody } from '../../http/json-body.ts';
import type { Metrics } from '../../http/metrics.ts';
import { limitPerAddress } from '../../http/rate-limit.ts';
import { enquiryDigest, findEarlierReference, type Submission } from './earlier-submission.ts';
import { createGroupInsert, type InsertEnquiry } from './group-insert.ts';
import { decoyReference, newReference } from './reference.ts';
import { submitEnquiry } from './submit-enquiry.ts';

interface Needs {
  db: Database;
  clock: () => number;
  log: Logger;
  config: { rateLimits: boolean; jwtSecret: string };
  insertEnquiry: InsertEnquiry;
  metrics?: Pick<Metrics, 'countEnquiry'>;
}

/** Design part 6: enquiries of one kind from one address. */
const ENQUIRIES_A_MINUTE = 10;
const MINUTE_MS = 60_000;

/** The thirteen submission calls (contract part 2), one for each kind in the registry. */
export function addEnquiryRoutes(router: IRouter, given: Omit<Needs, 'insertEnquiry'>): void {
  const needs = { ...given, insertEnquiry: createGroupInsert(given.db) };
  for (const kind of enquiryKinds) {
    const definition = enquiryDefinitions[kind];
    router.post(definition.path, ...limit(needs), jsonBody, async (request, response) => {
      const submission = readSubmission(kind, request);
      const body = request.body as Record<string, unknown>;
      const parsed = parseEnquiry(definition, body, { today: dayOf(needs.clock()) });
      const reference = isRobot(request, body)
        ? decoy(needs, parsed, submission)
        : await store(needs, kind, parsed, submission);
      const answer: SubmissionAnswer = { message: definition.messages.success, reference };
      response.status(201).json(answer);
    });
  }
}

function limit({ config }: Needs) {
  if (!config.rateLimits) return [];
  return [
    limitPerAddress({
      limit: ENQUIRIES_A_MINUTE,
      windowMs: MINUTE_MS,
      message:
        'Many enquiries came from your connection in the last minute. Please wait a minute and send again, or call us.',
    }),
  ];
}

async function store(
  needs: Needs,
  kind: EnquiryKind,
  parsed: ParseResult,
  submission: Submission | undefined,
): Promise<string> {
  if (parsed.ok) return submitEnquiry(needs, kind, parsed.enquiry, submission);
  // What was accepted stays accepted: a booking for today may be repeated after midnight.
  const earlier = submission && (await findEarlierReference(needs.db, submission));
  if (earlier === undefined) throw invalidInput(parsed.fields);
  return earlier;
}

function readSubmission(kind: EnquiryKind, request: Request): Submission | undefined {
  const key = request.get(IDEMPOTENCY_KEY_HEADER);
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw malformed(`${IDEMPOTENCY_KEY_HEADER} must be 1 to 128 visible ASCII characters.`);
  }
  const body = request.body as Submission['body'];
  return { key: `${kind}:${key}`, kind, body, bytesDigest: bodyDigest(request) };
}

/** Contract P47: a filled honeypot, or a form sent quicker than any person does it. */
function isRobot(request: Request, body: Record<string, unknown>): boolean {
  const trap = body[HONEYPOT_KEY];
  if (trap !== undefined && trap !== null && trap !== '') return true;
  const age = request.get(FORM_AGE_HEADER);
  return age !== undefined && age.trim() !== '' && Number(age) < MINIMUM_FORM_AGE_MS;
}

/** A robot believes that it succeeded, also when it repeats itself. */
function decoy({ config }: Needs, parsed: ParseResult, submission: Submission | undefined): string {
  if (!submission) return newReference();
  const digest = parsed.ok ? enquiryDigest(parsed.enquiry) : submission.bytesDigest;
  return decoyReference(config.jwtSecret, `${submission.key}\n${digest}`);
}
