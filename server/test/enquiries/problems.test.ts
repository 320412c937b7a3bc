import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problem, type ApiErrorBody, type Problems } from '@dealership/shared';
import { submit, toAnswer, type Answer } from '../support/requests/calls.ts';
import { buildForm, send } from '../support/images/pictures.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
});
afterAll(() => server.stop());

async function ask(method: 'post' | 'patch', path: string, body: object): Promise<Answer> {
  return toAnswer(await request(server.url)[method](path).set('Cookie', cookie).send(body));
}

/** A call, its problems (rules: failures) and their texts. */
const refusals: {
  what: string;
  refuse: () => Promise<{ status: number; body: Partial<ApiErrorBody> }>;
  problems: Problems;
  fields: Record<string, string>;
}[] = [
  {
    what: 'an enquiry',
    refuse: () =>
      submit(server, 'contact', {
        overrides: { name: 'x'.repeat(101), contact: ' ', email: 'a@b', reason: 'Praise' },
      }),
    problems: {
      name: problem('too_long', { max: 100 }),
      email: problem('not_email'),
      contact: problem('required'),
      reason: problem('not_option', { options: ['Inquiry', 'Support', 'Feedback'] }),
    },
    fields: {
      name: 'Use at most 100 characters',
      email: 'Enter a valid email address',
      contact: 'Contact number is required',
      reason: 'Choose one of: Inquiry, Support, Feedback',
    },
  },
  {
    what: 'an enquiry whose kind has its own words',
    refuse: () => submit(server, 'finance', { overrides: { model: null, loanAmount: 0 } }),
    problems: {
      model: problem('required'),
      loanAmount: problem('amount_out_of_range', { max: 10_000_000 }),
    },
    fields: {
      model: 'Please select a model',
      loanAmount: 'Enter an amount above 0 and up to ₹\u00a01,00,00,000',
    },
  },
  {
    what: 'a login',
    refuse: () => ask('post', '/api/login', { userId: 'x'.repeat(101) }),
    problems: { userId: problem('user_id_too_long'), password: problem('password_missing') },
    fields: { userId: 'This user ID is too long', password: 'Enter your password' },
  },
  {
    what: 'a change of a price',
    refuse: () => ask('patch', '/api/managePrice/Livo', { price: 'ten' }),
    problems: { price: problem('not_price') },
    fields: { price: 'Please enter a valid price' },
  },
  {
    what: 'a new password that is a common one',
    refuse: () =>
      ask('patch', '/api/profile/password/staff', {
        oldPassword: 'x',
        newPassword: 'password1',
        confirmPassword: 'password1',
      }),
    problems: { newPassword: problem('new_password_common') },
    fields: {
      newPassword: 'This password is too common. Choose another',
    },
  },
  {
    what: 'a report',
    refuse: () =>
      ask('post', '/api/allEnquiries', {
        fromDate: '2026-11-22',
        toDate: '2026-11-21',
        limit: 101,
        kind: 'bikes',
      }),
    problems: {
      fromDate: problem('days_reversed'),
      limit: problem('limit_out_of_range', { max: 100 }),
      kind: problem('not_kind'),
    },
    fields: {
      fromDate: 'From Date is after To Date',
      limit: 'limit must be a whole number from 1 to 100',
      kind: 'Choose a type of enquiry',
    },
  },
  {
    what: 'an upload',
    refuse: () =>
      send(server, '/api/createOffers', {
        cookie,
        body: buildForm([{ field: 'title', content: ' ' }]),
      }),
    problems: {
      title: problem('title_missing'),
      description: problem('description_missing'),
      image: problem('picture_missing'),
    },
    fields: {
      title: 'Enter a title',
      description: 'Enter a description',
      image: 'Choose a picture',
    },
  },
  {
    what: 'a file that is no picture',
    refuse: () =>
      send(server, '/api/postNotification', {
        cookie,
        body: buildForm([{ field: 'image', content: 'no picture', fileName: 'x.gif' }]),
      }),
    problems: { image: problem('not_picture') },
    fields: { image: 'Choose a JPEG, PNG, WebP or GIF picture' },
  },
  {
    what: 'a NUL',
    refuse: () => ask('post', '/api/login', { userId: 'a\0', password: 'x' }),
    problems: { userId: problem('unreadable') },
    fields: { userId: 'Remove the unreadable characters' },
  },
];

describe('a refusal', () => {
  it.each(refusals)('of $what names what is wrong as codes too', async (expected) => {
    const { refuse, problems, fields } = expected;
    const { status, body } = await refuse();
    expect([400, 415]).toContain(status);
    expect(body.problems).toEqual(problems);
    expect(body.fields).toEqual(fields);
    expect(body.message).toBe(Object.values(body.fields ?? {}).join('. '));
    expect(body.error).toBe(body.message);
  });

  it('that is about no field has neither', async () => {
    const { body } = await ask('patch', '/api/managePrice/NoSuchBike', { price: 1 });
    expect(Object.keys(body).sort()).toEqual(['code', 'error', 'message', 'requestId']);
  });
});
