import { expect, test } from 'vitest';
import { isWinAnsi } from './win-ansi.ts';

test('only Windows-1252 is left to the built-in fonts', () => {
  expect(['Asha – “Rai” €5', 'café\nñ', ''].every(isWinAnsi)).toBe(true);
  expect(['অনির্বাণ', 'अनिल', '₹ 5', '😀', 'ā', 'a\u00adb'].some(isWinAnsi)).toBe(false);
});
