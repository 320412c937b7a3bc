import '../../support/server/built-workers.ts';
import { describe, expect, it } from 'vitest';
import type { ModelDetail, ModelRow, PartKey, PriceDifference } from '@dealership/shared';
import { applyDuePrices } from '../../../src/features/catalogue/prices/planned-prices.ts';
import { applyPriceList } from '../../../src/features/catalogue/prices/price-list-changes.ts';
import { sameBrowserAt } from '../../support/requests/browser.ts';
import { surviveEveryKill } from '../../support/database/cut-short.ts';
import {
  startPriceLists,
  TODAY,
  FIRST,
  ON_THE_FIRST,
  first,
  second,
  owner,
  type Cells,
  listed,
  found,
  toApply,
  apply,
  depsOf,
  stored,
  priceOf,
  events,
  dearer,
} from '../../support/content/price-lists.ts';

startPriceLists();

describe('a list that is applied', () => {
  it('sets 60 prices at once, leaves a trace, and changes nothing a second time', async () => {
    const rows = await dearer(111);
    const { changes } = await found(rows);
    expect(changes).toHaveLength(60);
    await first.db.deleteFrom('audit_events').execute();
    const { status, body } = await apply(changes);
    expect([status, body]).toMatchObject([200, { changed: 60, valid_from: TODAY }]);
    expect(body).toMatchObject({ message: '60 prices changed' });
    for (const [key, , , , price] of rows) expect(await priceOf(String(key))).toBe(price);
    const noted = await events();
    expect(noted.at(-1)).toMatch(/^price list applied: 60 prices, \d+ models, from 2026-11-21$/);
    expect(noted).toHaveLength(61);
    const [model] = rows;
    expect(noted).toContain(
      `price changed: ${model?.[1]}: ${Number(model?.[4]) - 111} → ${model?.[4]}`,
    );
    const before = await stored();
    expect(await found(rows)).toMatchObject({ changes: [], unchanged: 60, errors: [] });
    // The same call, repeated by a browser after a lost answer.
    const again = await apply(changes, undefined, sameBrowserAt(second, owner));
    expect([again.status, again.body]).toMatchObject([200, { changed: 0 }]);
    expect(await stored()).toEqual(before);
    expect(await events()).toHaveLength(61);
  });

  it('is refused as a whole when a price is another one meanwhile', async () => {
    const { changes } = await found(await dearer(7, 10));
    const accessory = changes.find(({ key }) => key.startsWith('A'));
    const path = `/api/manageAccessories/${accessory?.key.slice(1)}`;
    expect((await owner.send('PATCH', path, { price: 4321 })).status).toBe(200);
    const before = await stored();
    const { status, body } = await apply(changes);
    expect([status, body.code, body.current]).toEqual([
      409,
      'changed_meanwhile',
      { prices: [{ key: accessory?.key, price: 4321 }] },
    ]);
    const gone = [...changes, { ...changes[0], key: 'V987654' } as PriceDifference];
    expect((await apply(gone)).body.current).toMatchObject({
      prices: [{ key: accessory?.key }, { key: 'V987654', price: null }],
    });
    expect(await stored()).toEqual(before);
  });

  it('of two at once is the one or the other, never a mixture', async () => {
    const rows = await dearer(0, 40);
    const lists = [1000, 2000].map((more) =>
      rows.map((row): Cells => [...row.slice(0, 4), Number(row[4]) + more]),
    );
    const checked = [await found(lists[0] ?? []), await found(lists[1] ?? [])];
    const answers = await Promise.all(
      checked.map(({ changes }, index) =>
        apply(changes, undefined, sameBrowserAt(index ? second : first, owner)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = lists[answers.findIndex(({ status }) => status === 200)] ?? [];
    for (const [key, , , , price] of won) expect(await priceOf(String(key))).toBe(price);
  });

  it.each<[string, (changes: object[]) => object, string]>([
    ['nothing', () => ({ changes: [] }), 'changes'],
    ['no list', () => ({}), 'changes'],
    ['one part twice', (changes) => ({ changes: [...changes, changes[0]] }), 'changes.2.key'],
    ['a price of 0', ([one]) => ({ changes: [{ ...one, price: 0 }] }), 'changes.0.price'],
    ['a price of 1e12', ([one]) => ({ changes: [{ ...one, price: 1e12 }] }), 'changes.0.price'],
    ['no key', ([one]) => ({ changes: [{ ...one, key: 'V0' }] }), 'changes.0.key'],
    [
      'a key of another kind',
      ([one]) => ({ changes: [{ ...one, key: '__proto__' }] }),
      'changes.0.key',
    ],
    ['a past day', (changes) => ({ changes, validFrom: '2026-11-20' }), 'validFrom'],
    ['a day far ahead', (changes) => ({ changes, validFrom: '2028-01-01' }), 'validFrom'],
    [
      '2,001 changes',
      ([one]) => ({
        changes: Array.from({ length: 2001 }, (_, index) => ({ ...one, key: `V${index + 1}` })),
      }),
      'changes',
    ],
  ])('with %s is refused', async (_name, build, field) => {
    const { changes } = toApply((await found(await dearer(5, 2))).changes);
    const before = await stored();
    const answer = await owner.send('POST', '/api/priceList/apply', build(changes));
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect(await stored()).toEqual(before);
  });
});

describe('a list from a day on', () => {
  it('comes on that day, once, and the same file again changes nothing before and after', async () => {
    const rows = await dearer(555);
    const before = (await listed()).rows;
    const validFrom = FIRST;
    const { changes } = await found(rows, { validFrom });
    const planned = await apply(changes, FIRST);
    expect(planned.body).toMatchObject({
      message: '60 new prices scheduled',
      changed: 60,
    });
    expect((await apply(changes, FIRST)).body).toMatchObject({ changed: 0 });
    expect((await listed()).rows).toEqual(before);
    expect(await found(rows, { validFrom })).toMatchObject({ changes: [], unchanged: 60 });
    expect((await found(rows)).changes).toHaveLength(60);

    // A wrong price is corrected for that day, even to the present price.
    const [row = []] = rows;
    const right = [[...row.slice(0, 4), Number(row[4]) - 555]];
    const difference = await found(right, { validFrom });
    expect(difference.changes).toMatchObject([{ old: row[4], price: Number(row[4]) - 555 }]);
    expect((await apply(difference.changes, FIRST)).body).toMatchObject({ changed: 1 });
    // Of one model nothing more is logged than its parts.
    expect((await events()).slice(-2)).toEqual([
      expect.stringMatching(/^price list applied: 60 prices, /),
      `prices planned: ${row[1]}, ${row[2]}: ${FIRST}`.replace(', :', ':'),
    ]);

    await applyDuePrices(depsOf(first, ON_THE_FIRST - 1));
    expect((await listed()).rows).toEqual(before);
    await Promise.all([first, second].map((at) => applyDuePrices(depsOf(at, ON_THE_FIRST))));
    for (const [key, , , , price] of [...right, ...rows.slice(1)]) {
      expect(await priceOf(String(key))).toBe(price);
    }
    expect(await found([...right, ...rows.slice(1)])).toMatchObject({ changes: [], errors: [] });
    expect(await first.db.selectFrom('planned_prices').select('id').execute()).toEqual([]);
  });

  it('is seen at its models, beside another one for the same day', async () => {
    const { rows } = await listed();
    const accessory = rows.find(([key]) => key?.startsWith('A')) ?? [];
    const variant =
      rows.find(([key, model]) => key?.startsWith('V') && model === accessory[1]) ?? [];
    const vehicles = await owner.send<{ models: ModelRow[] }>('GET', '/api/vehicles');
    const id = vehicles.body.models.find(({ name }) => name === accessory[1])?.id ?? 0;
    const validFrom = '2026-12-15';
    for (const cells of [
      [...accessory.slice(0, 4), 777],
      [...variant.slice(0, 4), 88_888],
    ]) {
      await apply((await found([cells], { validFrom })).changes, validFrom);
    }
    const { body } = await owner.send<ModelDetail>('GET', `/api/vehicles/${id}`);
    expect(body.planned_prices).toMatchObject([
      {
        valid_from: validFrom,
        variants: [{ id: Number(variant[0]?.slice(1)), price: 88_888 }],
        accessories: [{ id: Number(accessory[0]?.slice(1)), price: 777 }],
        price: null,
      },
    ]);
    const path = `/api/vehicles/${id}/prices/${body.planned_prices[0]?.id}`;
    for (const part of [variant[0], accessory[0]]) {
      expect((await owner.send('DELETE', `${path}/${part}`)).status).toBe(200);
    }
  });

  it('does not come after one that is set at midnight', async () => {
    const { rows } = await listed();
    const [row = []] = rows;
    const { changes } = await found([[...row.slice(0, 4), 70_001]], { validFrom: FIRST });
    await apply(changes, FIRST);
    const late = depsOf(first, ON_THE_FIRST + 1000);
    const wanted = { key: row[0] as PartKey, old: 7_000_100, price: 7_100_000 };
    const list = { by: 'staff', validFrom: undefined, changes: [wanted], locale: 'en' as const };
    expect(await applyPriceList(late, list)).toEqual({ changed: 1, validFrom: FIRST });
    await applyDuePrices(late);
    expect(await priceOf(String(row[0]))).toBe(71_000);
  });
});

describe('a server that is killed', () => {
  it.each([
    ['at once', TODAY],
    ['from a day on', FIRST],
  ])(
    'while it applies a list %s has the old or the new prices, never a mixture',
    async (_name, day) => {
      const { changes } = toApply((await found(await dearer(33, 12), { validFrom: day })).changes);
      const wanted = changes.map(({ key, old, price }) => ({
        key: key as PartKey,
        old: Math.round(old * 100),
        price: Math.round(price * 100),
      }));
      const list = { by: 'staff', validFrom: day, changes: wanted, locale: 'en' as const };
      const kills = await surviveEveryKill(first.database.config, stored, (db) =>
        applyPriceList({ ...depsOf(first), db }, list),
      );
      expect(kills).toBeGreaterThan(5);
      const rows = wanted.map(({ key, price }): Cells => [key, '', '', '', price / 100]);
      const validFrom = day;
      expect(await found(rows, { validFrom })).toMatchObject({ changes: [], errors: [] });
    },
    120_000,
  );
});
