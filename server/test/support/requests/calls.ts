import request, { type Response } from 'supertest';
import {
  enquiryDefinitions,
  type AllEnquiriesRow,
  type ApiErrorBody,
  type EnquiryField,
  type EnquiryKind,
  type FormField,
  type SubmissionAnswer,
} from '@dealership/shared';
import { samples } from '../enquiries/samples.ts';
import type { TestServer } from '../server/test-server.ts';

/** An answer; its body is that of a success or of a failure, depending on what a test expects. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: SubmissionAnswer & ApiErrorBody;
  text: string;
}

export function toAnswer({ status, headers, body, text }: Response): Answer {
  return {
    status,
    headers,
    body: body as Answer['body'],
    text,
  };
}

export type Headers = Record<string, string>;

/** Posts any body to any path, without a session. */
export async function post(
  { url }: Pick<TestServer, 'url'>,
  path: string,
  { body, headers = {} }: { body?: object | string; headers?: Headers },
): Promise<Answer> {
  return toAnswer(await request(url).post(path).set(headers).send(body));
}

/** The sample of a kind with some keys replaced. */
export function buildBody(
  kind: EnquiryKind,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  return { ...samples[kind].body, ...overrides };
}

/** Submits the sample of a kind with some keys replaced. */
export function submit(
  server: Pick<TestServer, 'url'>,
  kind: EnquiryKind,
  { overrides = {}, headers = {} }: { overrides?: Record<string, unknown>; headers?: Headers } = {},
): Promise<Answer> {
  const { path } = enquiryDefinitions[kind];
  return post(server, path, { body: buildBody(kind, overrides), headers });
}

/** Number of enquiries in the database. */
export async function storedCount({ db }: Pick<TestServer, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Up to 100 stored enquiries as staff read them, in the order in which they were stored. */
export async function readAll(server: TestServer): Promise<AllEnquiriesRow[]> {
  const { body } = await server.report('/api/allEnquiries', { limit: 100 });
  return (body.data as unknown as AllEnquiriesRow[]).reverse();
}

/** One field of an enquiry as staff read it. */
export function readField(row: AllEnquiriesRow | undefined, { field, wire }: FormField): unknown {
  if (!row) return undefined;
  const isOwnKey = field === 'name' || field === 'mobile' || field === 'email';
  if (isOwnKey || field === 'model' || field === 'message') return row[field];
  return row.details[wire];
}

/** The field of a kind's form; fails the test if the form has none. */
export function formFieldOf(kind: EnquiryKind, field: EnquiryField): FormField {
  const found = enquiryDefinitions[kind].form.find((each) => each.field === field);
  if (!found) throw new Error(`${kind} has no ${field}`);
  return found;
}
