import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, timeOf, type AnswerOf, type KeyedReply, type NamedCalls } from '@dealership/shared';
import { addFirstReplies } from '../../../src/features/replies/reply-repository.ts';
import { firstReplies } from '../../../src/seed/first-replies.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { deskOf, step } from '../../support/desk/desk-work.ts';
import { join, signIn } from '../../support/people/people.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let manager: Browser;
let rina: Browser;

beforeAll(async () => {
  server = await startTestServer();
  const owner = await signIn(server);
  manager = await join(server, owner, { userId: 'mitali', role: 'manager' });
  rina = await join(server, owner, { userId: 'rina', role: 'sales' });
});
afterAll(() => server.stop());

interface Answer {
  replies: KeyedReply[];
  changes: AnswerOf<NamedCalls['GET /api/replies/:key/changes']>['changes'];
  current: KeyedReply;
  code: string;
  fields: Record<string, string>;
}

const wanted = {
  title: 'Papers',
  kinds: ['sales'],
  statuses: [],
  ways: ['whatsapp'],
  isHidden: false,
  purpose: 'service',
  subject: { en: '' },
  text: { en: 'Hello {name}, <b>please</b> bring your papers.', bn: 'নমস্কার {name}' },
};

function save(key: string, version: number, part: object = {}) {
  const body = { key, version, ...wanted, ...part };
  return manager.send<Answer>('POST', '/api/replies', body);
}

const versionsOf = async (key: string) =>
  (await manager.send<Answer>('GET', `/api/replies/${key}/changes`)).body.changes;

const audited = async (key: string) =>
  (
    await server.db
      .selectFrom('audit_events')
      .select('action')
      .where('what', '=', key)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('a template', () => {
  it('comes with the product, once, and is not filled in again', async () => {
    const before = await rina.send<Answer>('GET', '/api/replies');
    expect(before.body.replies.map(({ key }) => key)).toEqual(Object.keys(firstReplies).sort());
    await addFirstReplies(server.db, { replies: { another: wanted as never }, now: TEST_NOW });
    expect((await rina.send<Answer>('GET', '/api/replies')).body).toEqual(before.body);
    expect(await versionsOf('price')).toMatchObject([
      { id: 1, by: '', date: dayOf(TEST_NOW), time: timeOf(TEST_NOW) },
    ]);
  });

  it('follows the product until the dealership changes it', async () => {
    const texts = { en: 'Hello {name}', bn: 'নমস্কার {name}', hi: 'नमस्ते {name} जी' };
    const renewed = Object.fromEntries(
      Object.entries(firstReplies).map(([key, reply]) => [key, { ...reply, text: texts }]),
    );
    await save('thank-you', 1, { title: 'Thanks' });
    for (const _ of [1, 2]) {
      await addFirstReplies(server.db, { replies: renewed, now: TEST_NOW });
    }
    const { replies } = (await rina.send<Answer>('GET', '/api/replies')).body;
    const textOf = (wanted: string) => replies.find(({ key }) => key === wanted)?.text;
    expect(textOf('price')).toEqual(texts);
    expect((await versionsOf('price')).map(({ id, by }) => [id, by])).toEqual([
      [2, ''],
      [1, ''],
    ]);
    expect(textOf('thank-you')).not.toEqual(texts);
    expect(await versionsOf('thank-you')).toHaveLength(2);
  });

  it('is added, changed, hidden and offered again, each once however often it is sent', async () => {
    const steps = [{}, { title: 'Documents' }, { isHidden: true }, { isHidden: false }];
    for (const [version, part] of steps.entries()) {
      const saved = { title: 'Documents', ...part, ...(version === 0 && { title: 'Papers' }) };
      for (const { status, text, body } of [
        await save('papers', version, saved),
        await save('papers', version, saved),
      ]) {
        expect(status, text).toBe(200);
        const stored = body.replies.find(({ key }) => key === 'papers');
        expect(stored).toEqual({ key: 'papers', version: version + 1, ...wanted, ...saved });
      }
    }
    const versions = await versionsOf('papers');
    expect(versions.map(({ id, by, reply: { title } }) => [id, by, title])).toEqual([
      ...[4, 3, 2].map((version) => [version, 'mitali', 'Documents']),
      [1, 'mitali', 'Papers'],
    ]);
    expect(await audited('papers')).toEqual([
      'reply added',
      'reply changed',
      'reply hidden',
      'reply shown',
    ]);
  });

  it('of two people who save at once has the one, and the other is refused', async () => {
    await save('race', 0);
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((title) => save('race', 1, { title })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const [first] = await versionsOf('race');
    for (const { status, body } of answers.filter((each) => !won.includes(each))) {
      expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
      expect(body.current).toEqual({ key: 'race', version: 2, ...first?.reply });
    }
    expect(await versionsOf('race')).toHaveLength(2);
  });

  it('is refused where it has a placeholder that nothing can fill in, or was never there', async () => {
    const { status, body } = await save('hole', 0, { text: { en: 'Hello {nane}' } });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['text.en']]);
    expect((await save('hole', 3)).status).toBe(404);
    expect((await manager.send('GET', '/api/replies/hole/changes')).status).toBe(404);
  });
});

describe('a message by a template', () => {
  it('keeps version and text as they were handed over, once', async () => {
    const { body } = await submit(server, 'sales');
    const text = 'Hello Ananya Das,\n<b>please</b> bring your papers.';
    const written = {
      do: 'message',
      by: 'whatsapp',
      template: { key: 'papers', version: 4 },
      text,
    };
    const sent = { key: 'message-of-rina', version: 1 };
    for (const { status, text: answer } of [
      await step(rina, body.reference, written, sent),
      await step(rina, body.reference, written, sent),
    ]) {
      expect(status, answer).toBe(200);
    }
    const { events, enquiry } = await deskOf(rina, body.reference);
    expect(events.filter(({ kind }) => kind === 'message')).toMatchObject([
      { detail: { by: 'whatsapp', template: { key: 'papers', version: 4 }, text } },
    ]);
    expect(enquiry.status).toBe('talking');
    const other = await step(rina, body.reference, { ...written, text: 'Another' }, sent);
    expect(other.status).toBe(400);
  });

  it('is refused where the desk would not offer it', async () => {
    await save('new-only', 0, { statuses: ['new'], ways: ['sms', 'call'] });
    await save('hidden', 0, { isHidden: true });
    const { body: sales } = await submit(server, 'sales', { overrides: { name: 'Rina {time}' } });
    const { body: finance } = await submit(server, 'finance');
    const { reference } = sales;
    const replyBy = (key: string, part: object = {}) => ({
      do: 'message',
      by: 'sms',
      template: { key, version: 1 },
      text: 'Hello',
      ...part,
    });
    const text = (open: string) => ({ by: 'whatsapp', text: `Hello ${open}` });
    for (const [wanted, field, code, of = reference] of [
      [replyBy('papers', text('{name}, come')), 'text', 'reply_unfilled'],
      [replyBy('papers', text('Rina {time}, {price}')), 'text', 'reply_unfilled'],
      [{ do: 'message', ...text('{price}') }, 'text', 'reply_unfilled'],
      [replyBy('papers', { by: 'whatsapp', text: '' }), 'text', 'value_missing'],
      [replyBy('papers'), 'by', 'reply_wrong_way'],
      [replyBy('papers', { by: 'mail' }), 'by', 'reply_wrong_way'],
      [replyBy('hidden', { by: 'whatsapp' }), 'template', 'not_reply'],
      [replyBy('papers', { by: 'whatsapp' }), 'template', 'reply_not_fitting', finance.reference],
    ] as const) {
      const { status, body, text: answer } = await step(rina, of, wanted, { version: 1 });
      expect([status, body], answer).toMatchObject([
        400,
        { problems: { [`step.${field}`]: { code } } },
      ]);
    }
    expect((await deskOf(rina, reference)).enquiry.status).toBe('new');
    const named = replyBy('papers', text('Rina {time}'));
    expect((await step(rina, reference, named, { version: 1 })).status).toBe(200);
    // It fitted a new enquiry when it was handed over, and is no longer offered.
    expect((await step(rina, reference, replyBy('new-only'), { version: 1 })).status).toBe(200);
    expect((await step(rina, reference, replyBy('new-only'))).status).toBe(400);
    await server.db.updateTable('enquiries').set({ mobile: '', email: null }).execute();
    for (const by of ['whatsapp', 'sms', 'mail']) {
      const { status, text: answer } = await step(rina, reference, { do: 'message', by });
      expect([status, answer]).toEqual([400, expect.stringContaining('step.by')]);
    }
  });
});
