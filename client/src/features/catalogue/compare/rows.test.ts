import { formatRupees, type ModelRates } from '@dealership/shared';
import { expect, it } from 'vitest';
import { modelRates } from '../../../../../shared/test/model-rates.ts';
import { compare } from './rows.ts';

const rate = (line: ModelRates['rates'][number]['line'], amount: number) => ({
  line,
  place: '',
  fuel: 'petrol' as const,
  validFrom: '2026-01-01',
  validTo: '',
  source: '',
  checkedOn: '2026-11-01',
  bands: [{ size: null, price: null, rate: { amount } }],
});
const lines = ['registration', 'third-party', 'own-damage', 'owner-cover', 'tax-lifetime'] as const;
const rates = { ...modelRates, rates: lines.map((line) => rate(line, 1000)) };
const specs = { engine: '124 cc', power: '', transmission: '', document: '' };
const column = (variant: string, part: Partial<ModelRates> = {}, seatHeight?: number) => ({
  model: { specs, figures: { ...(seatHeight !== undefined && { seatHeight }) } },
  rates: { ...rates, ...part },
  variant,
});
const none = new URLSearchParams();

it('parts what differs from what is the same, and leaves out what no model has', () => {
  const { different, same, isSample } = compare([column(''), column('Disc', {}, 786)], none);
  expect(different).toEqual([
    { label: 'Ex-showroom price', values: [formatRupees(80_000_00), formatRupees(84_000_00)] },
    { label: 'On-road price', values: [formatRupees(85_000_00), formatRupees(89_000_00)] },
    { label: 'Seat height', values: [undefined, '786\u00a0mm, flat-footed from about 165 cm'] },
  ]);
  expect(same).toEqual([{ label: 'Engine', values: ['124 cc', '124 cc'] }]);
  expect(isSample).toBe(false);
});

it('names what is missing from a total, and marks samples', () => {
  const some = rates.rates.slice(1);
  const { different } = compare([column(''), column('', { rates: some })], none);
  expect(different[0]?.values).toEqual([
    formatRupees(85_000_00),
    `${formatRupees(84_000_00)}, Total without: Registration and certificate`,
  ]);
  const samples = rates.rates.map((each) => ({ ...each, checkedOn: '' }));
  const sampled = column('', { rates: samples, takesSamples: true });
  expect(compare([column(''), sampled], none).isSample).toBe(true);
});

it('holds the choices of the address for all, and has no total without offices', () => {
  const both = [rate('tax-five-years', 400), ...rates.rates];
  const { same } = compare(
    [column('', { rates: both }), column('', { rates: both })],
    new URLSearchParams('tax=five-years'),
  );
  expect(same.map(({ values }) => values[0])).toContain(formatRupees(84_400_00));
  const off = compare([column('', { registrationPlaces: [] })], none);
  expect(off.same.map(({ label }) => label)).toEqual(['Ex-showroom price', 'Engine']);
});
