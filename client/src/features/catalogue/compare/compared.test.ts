import { expect, it } from 'vitest';
import { comparedQuery, readCompared } from './compared.ts';

const plain = (bikeName: string, variant = '') => ({ bikeName, variant });

it.each([
  ['', []],
  ['?bikes=', []],
  ['?bikes=Shine125,Dio125', [plain('Shine125'), plain('Dio125')]],
  ['?utm_source=x&bikes=Shine125%2CDio125', [plain('Shine125'), plain('Dio125')]],
  ['?bikes=Shine125:Drum+Brake,,Activae%3A', [plain('Shine125', 'Drum Brake'), plain('Activae')]],
  ['?bikes=A,B,C,D', [plain('A'), plain('B'), plain('C')]],
  ['?bikes=%E0%A4', []],
])('reads %s', (search, compared) => expect(readCompared(search)).toEqual(compared));

it('reads back what it writes, also names with commas and colons', () => {
  const compared = [plain('Activae:', 'Disc, red'), plain("H'nessCB350"), plain('A', '50 % + 1')];
  expect(readCompared(comparedQuery(compared))).toEqual(compared);
  expect(comparedQuery([])).toBe('');
});
