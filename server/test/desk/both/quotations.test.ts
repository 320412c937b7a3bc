import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  DAY_MS,
  type EnquiryKind,
  type PublicQuotation,
  type Quoted,
  type StaffQuotation,
} from '@dealership/shared';
import { readPdf, withoutBlanks } from '../../../../shared/test/read-pdf.ts';
import { readPng } from '../../../../shared/test/read-png.ts';
import { join, signIn } from '../../support/people/people.ts';
import { openBrowser, type Browser } from '../../support/requests/browser.ts';
import { deskOf, done } from '../../support/desk/desk-work.ts';
import { arriveAt } from '../../support/desk/start-desk.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const servers = useTwoServers({ hasSite: true });
let first: TestServer;
let second: TestServer;
let owner: Browser;
let elsewhere: Browser;
let reference: string;
let variant: string;
beforeEach(async () => {
  ({ first, second } = servers);
  await first.db.deleteFrom('enquiries').execute();
  await first.db.deleteFrom('audit_events').execute();
  owner = await signIn(first);
  elsewhere = await signIn(second);
  reference = await arriveAt(first, 'product');
  const { body } = await openBrowser(first).send<{ variants: { name: string }[] }>(
    'GET',
    '/api/price-rates?bike=shine125',
  );
  variant = body.variants[0]?.name ?? '';
});

const today = () => dayOf(first.clock());
const wanted = (part: object = {}) => ({
  key: randomUUID(),
  replaces: null,
  bike: 'Shine125',
  variant,
  place: 'siliguri',
  tax: 'tax-lifetime',
  extras: [],
  hasCover: false,
  loan: null,
  discount: { amount: 1_000_00, reason: 'Puja goodwill' },
  exchange: { amount: 12_000_00, vehicle: 'Glamour 2016' },
  booking: 2_000_00,
  validUntil: addDays(today(), 7),
  ...part,
});

type All = { quotations: StaffQuotation[] };
const address = (of: string, further = '') => `/api/desk/enquiries/${of}/quotations${further}`;
const make = (part: object = {}, browser = owner) =>
  browser.send<All>('POST', address(reference), wanted(part));
const made = async (part: object = {}) => {
  const { status, text, body } = await make(part);
  expect(status, text).toBe(200);
  const [latest] = body.quotations;
  if (!latest) throw new Error('there is no quotation');
  return latest;
};
const take = (
  { number, version }: Pick<StaffQuotation, 'number' | 'version'>,
  step: string,
  { browser = owner, key = randomUUID() } = {},
) => browser.send<All>('POST', address(reference, `/${number}/steps`), { key, version, step });
const events = async () =>
  (await deskOf(owner, reference)).events
    .filter(({ kind }) => kind === 'quotation')
    .map(({ detail, person }) => [(detail as { did: string }).did, person?.user_id ?? '']);
const visitor = () => openBrowser(first);
const show = (token: string) => visitor().send<PublicQuotation>('GET', `/api/quotations/${token}`);

describe('a quotation', () => {
  it('is made from the rates of its day, numbered, and is a fact of the timeline and the log', async () => {
    const latest = await made();
    expect(latest).toMatchObject({ version: 1, state: 'open', place: 'Siliguri', changes: [] });
    expect(latest.number).toMatch(/^Q-2627-\d{4}$/);
    const { card } = latest;
    expect(card.total).toBe(card.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
    expect(card.lines.slice(-2)).toMatchObject([
      { line: 'discount', name: 'Puja goodwill', amount: -1_000_00 },
      { line: 'exchange', name: 'Glamour 2016', amount: -12_000_00 },
    ]);
    expect(await events()).toEqual([['made', 'staff']]);
    const logged = await first.db.selectFrom('audit_events').select(['action', 'what']).execute();
    expect(logged).toContainEqual({
      action: 'quotation made',
      what: `${latest.number} ${reference}`,
    });
  });

  it.each([
    ['another variant', { variant: 'Gold' }, 'variant'],
    ['a place that is not offered', { place: 'delhi' }, 'place'],
    ['an extra that is not offered', { extras: ['gold'] }, 'extras'],
    ['a lender that is not offered', { loan: { lender: 'uncle', months: 12, down: 0 } }, 'loan'],
    ['more off than it costs', { discount: { amount: 990_000_00, reason: 'x' } }, 'discount'],
    ['a discount without a reason', { discount: { amount: 1, reason: ' ' } }, 'discount.reason'],
    ['a day that is past', { validUntil: '2026-11-01' }, 'validUntil'],
  ])('with %s is refused', async (_what, part, field) => {
    const { status, body } = await make(part);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  it('of the same request is made once, also at two servers at once', async () => {
    const sent = wanted();
    const both = await Promise.all(
      [owner, elsewhere].map((each) => each.send<All>('POST', address(reference), sent)),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[1]?.body.quotations).toHaveLength(1);
    expect(await events()).toHaveLength(1);
    const reused = await owner.send('POST', address(reference), { ...sent, booking: 1 });
    expect(reused.status).toBe(400);
  });

  it('has a number of its own, also when two people make one at the same time', async () => {
    const many = await Promise.all(
      [owner, elsewhere, owner, elsewhere].map((browser) => make({}, browser)),
    );
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await owner.send<All>('GET', address(reference));
    expect(new Set(body.quotations.map(({ number }) => number)).size).toBe(4);
  });

  it('is changed by a new version that names what changed; one of two at once wins', async () => {
    const { number, token } = await made();
    const replaces = { number, version: 1 };
    const [one, other] = await Promise.all([
      make({ replaces, discount: null, extras: ['helmet'] }),
      make({ replaces, discount: null, extras: ['helmet'] }, elsewhere),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const { body } = await owner.send<All>('GET', address(reference));
    expect(body.quotations).toMatchObject([
      {
        number,
        version: 2,
        state: 'open',
        changes: [{ line: 'discount', before: -1_000_00 }, { line: 'extra' }],
      },
      { number, version: 1, state: 'replaced' },
    ]);
    expect((await show(token)).body.state).toBe('replaced');
    expect(await events()).toEqual([
      ['changed', 'staff'],
      ['made', 'staff'],
    ]);
  });

  it('is accepted once and withdrawn, each a fact, and never after it was replaced', async () => {
    const quotation = await made();
    const key = randomUUID();
    const [one, again] = [
      await take(quotation, 'accept', { key }),
      await take(quotation, 'accept', { key, browser: elsewhere }),
    ];
    expect([one.status, again.status]).toEqual([200, 200]);
    expect((await take(quotation, 'accept')).status).toBe(409);
    expect((await take(quotation, 'withdraw')).body.quotations[0]?.state).toBe('withdrawn');
    const { number } = quotation;
    await made({ replaces: { number, version: 1 } });
    expect((await take(quotation, 'withdraw')).status).toBe(409);
    expect((await events()).map(([did]) => did)).toEqual([
      'changed',
      'withdrawn',
      'accepted',
      'made',
    ]);
  });

  it('expires by its day alone, and is then not accepted', async () => {
    const quotation = await made({ validUntil: today() });
    await first.db.updateTable('quotations').set({ valid_until: '2026-01-01' }).execute();
    expect((await show(quotation.token)).body.state).toBe('expired');
    expect((await take(quotation, 'accept')).status).toBe(409);
  });

  it('keeps its bill once each difference has a reason', async () => {
    const { number, version, card } = await made();
    const lines = card.lines.map(({ line, name, amount }) => ({
      line,
      ...(name !== undefined && { name }),
      amount,
      reason: '',
    }));
    const more = { line: 'other', name: 'Seat cover', amount: 400_00, reason: '' };
    const bill = (further: object[]) =>
      owner.send<All>('POST', address(reference, `/${number}/bill`), {
        key: randomUUID(),
        version,
        lines: [...lines, ...further],
      });
    expect((await bill([more])).status).toBe(400);
    const { status, body } = await bill([{ ...more, reason: 'Asked for at delivery' }]);
    expect(status).toBe(200);
    expect(body.quotations[0]?.bill).toHaveLength(lines.length + 1);
  });

  it('goes with its enquiry', async () => {
    const { token } = await made();
    await first.db.deleteFrom('enquiries').where('reference', '=', reference).execute();
    expect((await show(token)).status).toBe(404);
    expect(await first.db.selectFrom('quotations').select('id').execute()).toEqual([]);
    expect((await make()).status).toBe(404);
  });
});

describe('the address of a quotation', () => {
  it('shows it to those who have it, in their language, and is kept by no cache', async () => {
    const { token, card } = await made({ extras: ['helmet'] });
    const { body, headers } = await openBrowser(first, {
      'X-Language': 'bn',
    }).send<PublicQuotation>('GET', `/api/quotations/${token}`);
    expect(body).toMatchObject({ place: 'শিলিগুড়ি', upi: '', isWanted: false });
    expect(body.card.total).toBe(card.total);
    expect(JSON.stringify(body)).not.toContain(reference);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect((await show('x'.repeat(32))).status).toBe(404);
  });

  it('has it in its document, which no cache keeps and no search engine lists', async () => {
    const { token, number, card } = await made({ extras: ['helmet'] });
    const page = await fetch(`${first.url}/bn/quotations/${token}`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const text = await page.text();
    expect(text).toContain(`"number":"${number}"`);
    expect(text).toContain(`"total":${card.total}`);
    expect(text).not.toContain(reference);
    const unknown = await fetch(`${first.url}/bn/quotations/${'x'.repeat(32)}`);
    expect(unknown.status).toBe(200);
    expect(await unknown.text()).not.toContain('"quotation"');
  });

  it('notes the first opening by a customer, and not by staff', async () => {
    const { token } = await made();
    const opened = `/api/quotations/${token}/opened`;
    expect((await owner.send('POST', opened)).status).toBe(204);
    expect(await events()).toHaveLength(1);
    await Promise.all([visitor().send('POST', opened), openBrowser(second).send('POST', opened)]);
    expect(await events()).toEqual([
      ['opened', ''],
      ['made', 'staff'],
    ]);
  });

  it('notes once that the customer wants it, while it is open', async () => {
    const quotation = await made();
    const want = () =>
      visitor().send<PublicQuotation>('POST', `/api/quotations/${quotation.token}/wanted`);
    const answers = await Promise.all([want(), want()]);
    expect(answers.map(({ body }) => body.isWanted)).toEqual([true, true]);
    expect((await events()).map(([did]) => did)).toEqual(['wanted', 'made']);
    const other = await made();
    await take(other, 'withdraw');
    const refused = await visitor().send('POST', `/api/quotations/${other.token}/wanted`);
    expect(refused.status).toBe(409);
  });

  it('has a paper with number, sum, author and the place where it can be checked', async () => {
    const { token, number, card } = await made();
    const answer = await fetch(`${first.url}/quotations/${token}.pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { text, pages } = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(pages).toHaveLength(1);
    expect(text).toContain(withoutBlanks(number));
    expect(text).toContain(withoutBlanks(`/quotations/${token}`));
    expect(card.total).toBeGreaterThan(0);
  });

  it('has a tall picture with the same sum, for the same visitors', async () => {
    const { token, card } = await made();
    const picture = (of: string) => fetch(`${first.url}/bn/quotations/${of}.png`);
    const answer = await picture(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(readPng(Buffer.from(await answer.arrayBuffer()))).toEqual({
      width: 1080,
      height: 1920,
      texts: { total: String(card.total) },
    });
    expect((await picture('x'.repeat(32))).status).toBe(404);
  });

  it('names the branch of its author with its address', async () => {
    const { token } = await made();
    const { showroom, madeBy } = (await show(token)).body;
    const { body } = await visitor().send<{ name: string; address: string }[]>(
      'GET',
      '/api/dealers/1',
    );
    expect(showroom).toBe(`${body[0]?.name}, ${body[0]?.address}`);
    const answer = await fetch(`${first.url}/quotations/${token}.pdf`);
    const { text } = readPdf(Buffer.from(await answer.arrayBuffer()));
    for (const part of [showroom, madeBy]) expect(text).toContain(withoutBlanks(part));
  });
});

describe('Insights', () => {
  const counted = async (period: object, browser = owner) => {
    const answer = await browser.send<Quoted>('POST', '/api/insights/quotations', period);
    expect(answer.status, answer.text).toBe(200);
    return Object.values(answer.body);
  };
  const arrive = async (kind: EnquiryKind = 'product') => {
    reference = await arriveAt(first, kind);
  };
  const close = (then: object) => done(owner, reference, { do: 'close', then });
  const press = async ({ token }: StaffQuotation, what: 'opened' | 'wanted') => {
    const { status } = await visitor().send('POST', `/api/quotations/${token}/${what}`);
    expect(status).toBeLessThan(300);
  };

  it('counts the quotations of the period’s enquiries to the sales that followed', async () => {
    const day = today();
    const onDay = { from: day, to: day };
    expect(await counted(onDay)).toEqual([0, 0, 0, 0, 0]);

    // Wanted in its first version, sold; beside it a quotation that only passes its last day.
    const wantedOne = await made();
    await press(wantedOne, 'opened');
    await press(wantedOne, 'wanted');
    await made({ replaces: { number: wantedOne.number, version: 1 } });
    await made({ validUntil: day });
    await close({ to: 'done' });
    // Accepted at the counter, and withdrawn after that.
    await arrive('finance');
    const dropped = await made();
    await take(dropped, 'accept');
    await take(dropped, 'withdraw');
    // Withdrawn and then made anew: it is open.
    await arrive();
    const withdrawn = await made();
    await press(withdrawn, 'opened');
    await take(withdrawn, 'withdraw');
    await made({ replaces: { number: withdrawn.number, version: 1 } });
    // Tomorrow both are past their last day, but one was accepted.
    await arrive();
    await take(await made({ validUntil: day }), 'accept');
    await made({ validUntil: day });
    // Not counted, as everywhere in Insights.
    await arrive();
    await made();
    await close({ to: 'lost', reason: 'not-an-enquiry' });
    // Sold without a quotation.
    await arrive();
    await close({ to: 'done' });

    // Made, opened, accepted, ended, won.
    expect(await counted(onDay)).toEqual([6, 2, 2, 1, 1]);
    expect(await counted({ ...onDay, kinds: ['finance'] })).toEqual([1, 0, 0, 1, 0]);
    expect(await counted({ ...onDay, kinds: ['service'] })).toEqual([0, 0, 0, 0, 0]);

    first.passTime(DAY_MS);
    second.passTime(DAY_MS);
    owner = await signIn(first);
    expect(await counted(onDay)).toEqual([6, 2, 2, 2, 1]);
    const next = addDays(day, 1);
    expect(await counted({ from: next, to: next })).toEqual([0, 0, 0, 0, 0]);
    expect(await counted({ from: addDays(day, -60), to: next })).toEqual([6, 2, 2, 2, 1]);
  });

  it('counts them for leaders alone, and refuses a period that ends before it begins', async () => {
    const wrong = { from: '2026-11-22', to: '2026-11-21' };
    const { status, body } = await owner.send('POST', '/api/insights/quotations', wrong);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['from']]);
    const seller = await join(first, owner, { userId: 'rina', role: 'sales' });
    expect((await seller.send('POST', '/api/insights/quotations', wrong)).status).toBe(403);
  });
});
