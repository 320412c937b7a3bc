import { expect, it } from 'vitest';
import { noFigures } from '../catalogue/figures.ts';
import { flatFootedFrom, kmPerUnit, runningCost } from './running.ts';

const electric = { ...noFigures, fuel: 'electric', rangeKm: 102 } as const;
const battery = (value: string) => [{ label: 'battery', value }];

it.each([
  ['Lithium-ion, 1.5 kWh, fixed, IP67', 68],
  ['Two lithium-ion packs, 1.5 kWh each (3.0 kWh in all)', 34],
  // Which of them counts is not known.
  ['1.5 kWh, later 2 kWh', null],
  ['12 V, 4 Ah', null],
  ['0 kWh', null],
])('an electric model goes by its battery: %s', (value, km) => {
  expect(kmPerUnit(electric, battery(value))).toBe(km);
});

it('a model with an engine goes by its mileage', () => {
  expect(kmPerUnit({ ...noFigures, fuel: 'flex', mileage: 55 }, [])).toBe(55);
  expect(kmPerUnit(noFigures, [])).toBeNull();
});

it('a distance costs whole rupees', () => {
  expect(runningCost(500, { price: 105.41, kmPerUnit: 55, isSample: false })).toBe(958_00);
  expect(runningCost(0, { price: 105.41, kmPerUnit: 55, isSample: false })).toBe(0);
});

it('a higher seat needs a taller rider', () => {
  expect([740, 786, 840].map(flatFootedFrom)).toEqual([155, 165, 180]);
});
