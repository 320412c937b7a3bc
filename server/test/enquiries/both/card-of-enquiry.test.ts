import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AskedCard, DeskDetail, EnquiryCard, ModelRates, Setting } from '@dealership/shared';
import { deskOf } from '../../support/desk/desk-work.ts';
import { emptyDesk, startDesk, type Desk } from '../../support/desk/start-desk.ts';
import { openBrowser, type Browser } from '../../support/requests/browser.ts';
import { storedCount, submit } from '../../support/requests/calls.ts';

let server: Desk['server'];
let owner: Browser;
let rates: ModelRates;

beforeAll(async () => {
  ({ server, owner } = await startDesk());
});
afterAll(() => server.stop());
beforeEach(async () => {
  await emptyDesk(server);
  const browser = openBrowser(server);
  ({ body: rates } = await browser.send<ModelRates>('GET', '/api/price-rates?bike=shine125'));
});

function asked(part: Partial<AskedCard> = {}): AskedCard {
  return {
    model: rates.model,
    variant: rates.variants[0]?.name ?? '',
    place: 'siliguri',
    tax: 'tax-lifetime',
    extras: [rates.extras[0]?.code ?? ''],
    hasCover: false,
    loan: {
      lender: rates.lenders[0]?.code ?? '',
      months: rates.lenders[0]?.months[0] ?? 0,
      down: 20_000_00,
    },
    ...part,
  };
}

async function send(priceCard: unknown, headers: Record<string, string> = {}) {
  const { status, body, text } = await submit(server, 'product', {
    overrides: { priceCard },
    headers,
  });
  expect(status, text).toBe(201);
  return body.reference;
}

async function cardOf(reference: string): Promise<NonNullable<DeskDetail['price_card']>> {
  const { price_card: card } = await deskOf(owner, reference);
  if (!card) throw new Error('no card');
  return card;
}

/** The card itself, where there has to be one. */
function made({ card }: EnquiryCard) {
  if (typeof card === 'string') throw new Error(card);
  return card;
}

async function change(name: string, to: (value: never) => unknown) {
  const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
  const setting = body.settings.find((each) => each.name === name);
  const changes = [
    { branch: 0, name, version: setting?.version, value: to(setting?.value as never) },
  ];
  const saved = await owner.send('PATCH', '/api/settings', { changes });
  expect(saved.status, saved.text).toBe(200);
}

describe('the price card of an enquiry', () => {
  it('is made by the server, with names in the language of the form and in all', async () => {
    const kept = await cardOf(await send(asked(), { 'X-Language': 'bn' }));
    const card = made(kept);
    expect(card).toMatchObject({
      language: 'bn',
      model: 'shine125',
      placeName: { en: 'Siliguri', bn: 'শিলিগুড়ি' },
      choices: { place: 'siliguri', hasCover: false },
      isSample: true,
      missing: [],
      loan: { down: 20_000_00, months: rates.lenders[0]?.months[0] },
    });
    const [first] = card.lines;
    expect(first).toMatchObject({ line: 'ex-showroom', label: 'এক্স-শোরুম দাম' });
    const extra = card.lines.find(({ line }) => line === 'extra');
    expect(extra?.name?.en).toBe(rates.extras[0]?.name);
    expect(extra?.label).toBe(extra?.name?.bn);
    const sum = card.lines.reduce((total, { amount }) => total + (amount ?? 0), 0);
    expect(card.total).toBe(sum);
    expect(kept).not.toHaveProperty('seenTotal');
    expect(kept.today).toEqual({
      day: card.day,
      total: card.total,
      missing: [],
      isSample: true,
    });
  });

  it('keeps the total that the customer saw where it differs', async () => {
    const { total } = made(await cardOf(await send(asked())));
    expect(await cardOf(await send(asked({ seenTotal: total })))).not.toHaveProperty('seenTotal');
    const other = await cardOf(await send(asked({ seenTotal: total - 1 })));
    expect(other.seenTotal).toBe(total - 1);
    expect(made(other).total).toBe(total);
  });

  it('stays as it was when rates, names and models change, beside the total of today', async () => {
    const reference = await send(asked());
    const before = await cardOf(reference);
    await change('extras', (extras: { name: object; price: number }[]) =>
      extras.map((extra) => ({ ...extra, name: { en: 'Other' }, price: extra.price + 100 })),
    );
    const after = await cardOf(reference);
    expect(made(after)).toEqual(made(before));
    expect(after.today).toMatchObject({ total: made(before).total + 100_00 });
    await server.db
      .updateTable('vehicles')
      .set({ status: 0 })
      .where('model_key', '=', 'shine125')
      .execute();
    const withdrawn = await cardOf(reference);
    expect(withdrawn).toEqual({ ...before, today: 'no-model' });
    await server.db
      .updateTable('vehicles')
      .set({ status: 1 })
      .where('model_key', '=', 'shine125')
      .execute();
  });

  it.each<[string, () => unknown, unknown]>([
    ['another model', () => asked({ model: 'gone' }), 'no-model'],
    ['another variant', () => asked({ variant: 'Gold' }), 'no-variant'],
    ['another place', () => asked({ place: 'delhi' }), 'no-place'],
    ['a price of its own', () => ({ ...asked(), price: 1 }), 'unreadable'],
    ['no shape', () => 'card', 'unreadable'],
    ['too much', () => asked({ extras: Array<string>(5000).fill('helmet') }), 'unreadable'],
  ])('for %s says that there is none', async (_what, card, reason) => {
    expect(await cardOf(await send(card()))).toEqual({ card: reason });
  });

  it('leaves out what is not offered', async () => {
    const loan = { lender: 'gone', months: 12, down: 0 };
    const card = made(await cardOf(await send(asked({ extras: ['gone'], loan }))));
    expect(card.loan).toBe('not-offered');
    expect(card.lines.some(({ line }) => line === 'extra')).toBe(false);
  });

  it('is not there where none was sent, or another kind has it', async () => {
    const { body } = await submit(server, 'finance', { overrides: { priceCard: asked() } });
    for (const reference of [await send(undefined), await send(null), body.reference]) {
      expect(await deskOf(owner, reference)).not.toHaveProperty('price_card');
    }
  });

  it('is stored once for a repeated enquiry, as it was first', async () => {
    const headers = { 'Idempotency-Key': 'asked-twice' };
    const reference = await send(asked(), headers);
    expect(await send(asked({ hasCover: true }), headers)).toBe(reference);
    expect(await storedCount(server)).toBe(1);
    expect(await server.db.selectFrom('enquiry_cards').selectAll().execute()).toHaveLength(1);
    expect(made(await cardOf(reference)).choices.hasCover).toBe(false);
  });

  it('is erased with its enquiry', async () => {
    await send(asked());
    const { status } = await owner.send('POST', '/api/erasures', { mobile: '9832012345' });
    expect(status).toBe(200);
    expect(await server.db.selectFrom('enquiry_cards').selectAll().execute()).toEqual([]);
  });
});
