import { expect, it } from 'vitest';
import { isSpreadsheetError } from '../text/spreadsheet-error.ts';
import { readName } from './name.ts';
import { readPlate } from './plate.ts';

it.each([
  'WB74AB1234',
  'wb 74 ab 1234',
  'WB-74-AB-1234',
  'WB.74/ab 1234',
  '\u200eWB\u00a0৭৪\u200bab 1234',
])('a registration number is the same as %j', (text) => {
  expect(readPlate(text)).toBe('WB74AB1234');
});

it.each([
  'A. K. Das',
  'A.K. Das',
  'ak das',
  'A\u00a0K\u2009Das',
  '\u200eA.K.Das\u200b',
  'Ａ．Ｋ．Das',
])('a name is the same as %j', (text) => {
  expect(readName(text)).toBe('akdas');
});

it('of a name letters, their marks and the joiners between them count as what is seen', () => {
  expect(readName('র‍্যাচেল দাস')).toBe(readName('র্যাচেলদাস'));
  expect(readName('José')).not.toBe(readName('Jose'));
});

it.each([
  '#REF!',
  '#N/A',
  '#VALUE!',
  '#NAME?',
  '#DIV/0!',
  '#num!',
  ' #NULL! ',
  'Err:508',
  '#ERROR!',
  '########',
])('%j is an error of a spreadsheet', (text) => {
  expect(isSpreadsheetError(text)).toBe(true);
});

it.each(['', '#1', 'Asha #REF!', 'N/A', 'Err', '##', '# 12, Hill Cart Road'])(
  '%j is none',
  (text) => {
    expect(isSpreadsheetError(text)).toBe(false);
  },
);
