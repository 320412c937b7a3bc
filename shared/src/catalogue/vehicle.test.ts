import { expect, it } from 'vitest';
import { splitLabel, toLabel } from './vehicle.ts';

it.each([
  ['Seat height', 'seatHeight'],
  ['ABS', 'ABS'],
  ['ABS type', 'ABSType'],
  ['Front ABS', 'frontABS'],
  ['LED headlamp', 'LEDHeadlamp'],
])('a label that is typed as %s is kept as %s and read as it was typed', (typed, label) => {
  expect(toLabel(typed)).toBe(label);
  expect(splitLabel(label)).toBe(typed);
});

it('a label of former data is split into words', () => {
  expect(splitLabel('diskBrakeFront')).toBe('Disk brake front');
});
