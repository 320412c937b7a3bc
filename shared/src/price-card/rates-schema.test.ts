import { describe, expect, it } from 'vitest';
import { problemsOf } from '../errors/problem.ts';
import { OTHER_PLACE } from './rate-limits.ts';
import { priceCardSchemas } from './rates-schema.ts';

const band = (part: object = {}) => ({ size: null, price: null, rate: { amount: 300 }, ...part });
const table = (part: object = {}) => ({
  line: 'registration',
  place: '',
  fuel: 'petrol',
  validFrom: '2026-01-01',
  validTo: '',
  source: '',
  checkedOn: '',
  bands: [band()],
  ...part,
});

const codesOf = (tables: readonly object[]) =>
  Object.entries(problemsOf(priceCardSchemas.rates.safeParse(tables).error, 'rates')).map(
    ([place, { code }]) => `${place} ${code}`,
  );

describe('the rates of a price card', () => {
  it('are stored as rupees, typed as people write them', () => {
    const bands = [band({ rate: { percent: 6.5, least: '₹ 2,925/-' } })];
    const { data } = priceCardSchemas.rates.safeParse([table({ bands })]);
    expect(data?.[0]?.bands[0]?.rate).toEqual({ percent: 6.5, least: 2925 });
    expect(priceCardSchemas.rates.safeParse(data).data).toEqual(data);
  });

  it.each<[string, object, string]>([
    [
      'a negative amount',
      { bands: [band({ rate: { amount: -1 } })] },
      '0.bands.0.rate.amount amount_below_0',
    ],
    [
      'a negative percentage',
      { bands: [band({ rate: { percent: -1, least: 0 } })] },
      '0.bands.0.rate.percent not_rate_percent',
    ],
    ['no row', { bands: [] }, '0.bands value_missing'],
    ['a limit of 0', { bands: [band({ size: 0 }), band()] }, '0.bands.0.size not_band_limit'],
    [
      'two rows up to the same',
      { bands: [band({ size: 80 }), band({ size: 80 })] },
      '0.bands.1 bands_overlap',
    ],
    [
      'a row below the one before',
      { bands: [band({ size: 160 }), band({ size: 80 }), band()] },
      '0.bands.1 bands_overlap',
    ],
    ['nothing for larger ones', { bands: [band({ size: 80 })] }, '0.bands.0 bands_gap'],
    [
      'nothing for dearer ones of a size',
      { bands: [band({ size: 80, price: 1000 }), band()] },
      '0.bands.0 bands_gap',
    ],
    ['a last day before the first', { validTo: '2025-12-31' }, '0.validTo days_end_early'],
  ])('with %s are refused with the row', (_what, part, problem) => {
    expect(codesOf([table(part)])).toEqual([`rates.${problem}`]);
  });

  it('hold one after the other', () => {
    const next = (validFrom: string) => table({ validFrom });
    const first = table({ validTo: '2026-03-31' });
    expect(codesOf([first, next('2026-04-01')])).toEqual([]);
    expect(codesOf([table(), next('2026-04-01')])).toEqual([]);
    expect(codesOf([first, next('2026-03-31')])).toEqual(['rates.1.validFrom rates_overlap']);
    expect(codesOf([first, next('2026-04-02')])).toEqual(['rates.1.validFrom rates_gap']);
    expect(codesOf([next('2026-04-02'), first])).toEqual(['rates.0.validFrom rates_gap']);
    expect(codesOf([table(), table()])).toContain('rates.1.validFrom rates_overlap');
    expect(codesOf([table(), table({ place: 'kalimpong' }), table({ fuel: 'electric' })])).toEqual(
      [],
    );
  });
});

it('no registering office has the code of another state', () => {
  const place = (code: string) => [{ code, name: { en: 'Elsewhere' } }];
  const { registrationPlaces } = priceCardSchemas;
  expect(registrationPlaces.safeParse(place('others')).success).toBe(true);
  const { error } = registrationPlaces.safeParse(place(OTHER_PLACE));
  expect(problemsOf(error)).toMatchObject({ '0.code': { code: 'invalid' } });
});
