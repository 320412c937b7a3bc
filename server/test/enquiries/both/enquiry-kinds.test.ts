import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import request from 'supertest';
import {
  enquiryDefinitions,
  enquiryKinds,
  textsIn,
  reportKinds,
  reportOf,
  type AllEnquiriesRow,
} from '@dealership/shared';
import { samples } from '../../support/enquiries/samples.ts';
import { eraseStored } from '../../support/enquiries/stored-enquiries.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => eraseStored(server));

async function storedCount(): Promise<number> {
  const rows = await server.db.selectFrom('enquiries').select('id').execute();
  return rows.length;
}

/** Extra values of a row whose model was sent by another word than its name. */
const namesOfKeys: Record<string, { modelName: string }> = {
  'honda-activa-6g': { modelName: 'Activa 6G' },
  Dio125: { modelName: 'Dio 125' },
};

/** `without({a: 1, b: 2}, 'a')` is `{b: 2}`. */
function without(body: Record<string, unknown>, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([each]) => each !== key));
}

describe.each(enquiryKinds)('%s', (kind) => {
  const { path } = enquiryDefinitions[kind];
  const { messages } = textsIn('en').kinds[kind];
  const { body, required, row } = samples[kind];

  it('accepts its sample and answers with the message and a reference', async () => {
    const answer = await request(server.url).post(path).send(body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: messages.success,
      reference: expect.stringMatching(/^[2-9A-Z]{8}$/) as string,
    });
  });

  it.each(required)('refuses a submission without %s and stores nothing', async (key) => {
    const answer = await request(server.url).post(path).send(without(body, key));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_input',
      fields: { [key]: expect.any(String) as string },
    });
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([key]);
    expect(await storedCount()).toBe(0);
  });

  it('requires nothing else', async () => {
    const onlyRequired = Object.fromEntries(required.map((key) => [key, body[key]]));
    const answer = await request(server.url).post(path).send(onlyRequired);
    expect(answer.status).toBe(201);
  });

  it('names every missing field at once, counting blanks and null as missing', async () => {
    const blanks = Object.fromEntries(required.map((key, i) => [key, i % 2 ? '  ' : null]));
    const expected = required.filter((key) => key !== 'enteredModel');
    const answer = await request(server.url).post(path).send(blanks);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields).sort()).toEqual(expected.sort());
  });

  it('ignores unknown fields', async () => {
    const answer = await request(server.url)
      .post(path)
      .send({ ...body, id: 99, kind: 'contact', created_at: 0, isAdmin: true });
    expect(answer.status).toBe(201);
    const all = await server.report('/api/allEnquiries');
    expect(all.body.data[0]).toMatchObject({ kind });
  });

  it('appears once in its own report under that report’s names and in no other', async () => {
    const submitted = await request(server.url).post(path).send(body);
    const { reference } = submitted.body as { reference: string };
    for (const other of reportKinds) {
      const report = reportOf(other);
      const answer = await server.report(report?.path ?? '');
      expect(answer.status).toBe(200);
      if (other !== kind) expect(answer.body).toEqual({ data: [], totalPages: 0, totalRecords: 0 });
      else {
        expect(answer.body).toEqual({
          data: [
            {
              ...row,
              ...namesOfKeys[String(row?.model)],
              reference,
              created_date: '2026-11-21',
              created_time: '12:00:00',
            },
          ],
          totalPages: 1,
          totalRecords: 1,
        });
      }
    }
    expect(reportKinds.includes(kind)).toBe(row !== null);
  });

  it('appears in the list of all enquiries with every submitted field', async () => {
    await request(server.url)
      .post(path)
      .send({ ...body, noticeVersion: '2026-11' });
    const { body: answer } = await server.report('/api/allEnquiries', { kind });
    expect(answer.totalRecords).toBe(1);
    const [listed] = answer.data as unknown as AllEnquiriesRow[];
    const own = new Set([
      'name',
      'email',
      'model',
      'message',
      'mobile',
      'contact',
      'contactNumber',
      'mobileNo',
      'emailId',
    ]);
    expect(listed).toMatchObject({
      kind,
      name: body.name,
      mobile: '9832012345',
      model: body.model ?? '',
      message: body.message ?? '',
      created_date: '2026-11-21',
    });
    expect(listed?.details).toEqual({
      ...Object.fromEntries(Object.entries(body).filter(([key]) => !own.has(key))),
      noticeVersion: '2026-11',
    });
  });
});
