import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  enquiryDefinitions,
  enquiryKinds,
  type EnquiryField,
  type FormField,
} from '@dealership/shared';
import { readAll, readField, storedCount, submit } from '../support/requests/calls.ts';
import { buildForm, buildJpeg, send } from '../support/images/pictures.ts';
import { STAFF, startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('enquiries').execute());

/** Most code points of each free text (rules: field-limits). */
const longest: Partial<Record<EnquiryField, number>> = {
  name: 100,
  model: 60,
  enteredModel: 60,
  registrationNumber: 60,
  colour: 60,
  variant: 60,
  message: 2000,
};

const cases = enquiryKinds.flatMap((kind) =>
  enquiryDefinitions[kind].form.flatMap((field) => {
    const max = longest[field.field];
    return max === undefined ? [] : [{ kind, field, max, name: `${kind}: ${field.wire}` }];
  }),
);

/** One of each sort; all are tested with the reader itself (unseen.test.ts). */
const unseen = ['\u202e', '\u2066', '\u200e', '\u061c', '\u200b', '\ufeff', '\u2060', '\u00ad'];
const oddBlanks = ['\u00a0', '\u2009', '\u3000', '\u2028'];

async function readBack(field: FormField): Promise<unknown[]> {
  return (await readAll(server)).map((row) => readField(row, field));
}

/** One code point each, of one to four bytes; `é` also as two that NFC combines. */
const letters = ['a', 'é', 'অ', 'द', '😀'];

describe('the free texts of each kind', () => {
  it.each(cases)('$name holds $max code points and not one more', async (test) => {
    const { kind, field, max } = test;
    for (const letter of letters) {
      const text = letter.repeat(max);
      const fits = await submit(server, kind, { overrides: { [field.wire]: text } });
      expect(fits.status, letter).toBe(201);
      const tooLong = await submit(server, kind, { overrides: { [field.wire]: text + letter } });
      expect(tooLong.status, letter).toBe(400);
      expect(Object.keys(tooLong.body.fields ?? {})).toEqual([field.wire]);
    }
    expect(await readBack(field)).toEqual(letters.map((letter) => letter.repeat(max)));
  });

  it.each(cases)('$name is trimmed and NFC-normalised before it is measured', async (test) => {
    const { kind, field, max } = test;
    const sent = ` \u00a0\n${'e\u0301'.repeat(max)}\t `;
    const { status } = await submit(server, kind, { overrides: { [field.wire]: sent } });
    expect(status).toBe(201);
    expect(await readBack(field)).toEqual(['\u00e9'.repeat(max)]);
  });

  it.each(cases)('$name takes no control character and no lone surrogate', async (test) => {
    const { kind, field } = test;
    const multiline = field.field === 'message';
    const bad = ['\u0000', '\u0007', '\u001b', '\u001f', '\u007f', '\u0085', '\ud83d', '\ude00'];
    for (const character of multiline ? bad : [...bad, '\n', '\t']) {
      const overrides = { [field.wire]: `Ana${character}nya` };
      const { status, body } = await submit(server, kind, { overrides });
      expect(status, JSON.stringify(character)).toBe(400);
      expect(Object.keys(body.fields ?? {})).toEqual([field.wire]);
    }
    expect(await storedCount(server)).toBe(0);
  });

  it.each(cases)(
    '$name is kept without what cannot be seen, and with its joiners',
    async (test) => {
      const { kind, field } = test;
      const text = `${unseen.join('')}Ana${unseen.join('')}nya${oddBlanks.join('')}Das${oddBlanks.join('')}`;
      const needed = ['র‍্যাচেল', 'ক্‌ষ', '👩‍🔧'];
      for (const sent of [text, ...needed]) {
        const { status } = await submit(server, kind, { overrides: { [field.wire]: sent } });
        expect(status).toBe(201);
      }
      expect(await readBack(field)).toEqual(['Ananya    Das', ...needed]);
    },
  );

  const messages = cases.filter(({ field }) => field.field === 'message');
  it.each(messages)('$name may have several lines', async ({ kind, field }) => {
    await submit(server, kind, { overrides: { message: 'First\r\nsecond\rthird\nfourth' } });
    expect(await readBack(field)).toEqual(['First\nsecond\nthird\nfourth']);
  });

  it.each(cases.filter(({ field }) => field.field === 'model'))(
    '$name is free text, listed or not',
    async ({ kind, field }) => {
      const models = ['no-such-model', 'Hero Splendor+', "H'ness CB350", '<b>Shine</b>'];
      for (const model of models) {
        expect((await submit(server, kind, { overrides: { model } })).status).toBe(201);
      }
      expect(await readBack(field)).toEqual(models);
    },
  );
});

describe('the notice version of each kind', () => {
  it.each(enquiryKinds)('%s keeps up to 40 characters of it', async (kind) => {
    const versions = ['2026-11', 'অ'.repeat(40)];
    for (const noticeVersion of versions) {
      expect((await submit(server, kind, { overrides: { noticeVersion } })).status).toBe(201);
    }
    for (const noticeVersion of ['a'.repeat(41), 'a\u0000b', 202611, ['2026-11']]) {
      const { status, body } = await submit(server, kind, { overrides: { noticeVersion } });
      expect(status).toBe(400);
      expect(Object.keys(body.fields ?? {})).toEqual(['noticeVersion']);
    }
    const rows = await readAll(server);
    expect(rows.map(({ details }) => details.noticeVersion)).toEqual(versions);
  });
});

describe('what staff type', () => {
  it('is kept without what cannot be seen, in names and titles', async () => {
    const cookie = await server.logIn();
    const profile = await fetch(`${server.url}/api/profile/${STAFF.userId}`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        userName: `Ana${unseen.join('')}nya\u00a0Das`,
        mobileNo: '(0)98320.12345',
        email: '\u200eananya@example.com\u200b',
      }),
    });
    expect(await profile.json()).toMatchObject({
      user_name: 'Ananya Das',
      mobile_no: '9832012345',
      email: 'ananya@example.com',
    });
    const body = buildForm([
      { field: 'image', content: await buildJpeg(), fileName: 'a.jpg' },
      { field: 'title', content: `Pu${unseen.join('')}ja` },
      { field: 'description', content: `Ten\u2009days${unseen.join('')}` },
    ]);
    const offer = await send(server, '/api/createOffers', { body, cookie });
    expect(offer.status).toBe(201);
    const offers = (await (await fetch(`${server.url}/api/getOffers`)).json()) as unknown[];
    expect(offers[0]).toMatchObject({ title: 'Puja', description: 'Ten days' });
  });
});
