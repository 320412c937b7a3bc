import { describe, expect, test } from 'vitest';
import { shareWidth } from './pdf-column-widths.ts';
import { wrapText } from './pdf-picture-text.ts';
import { isWinAnsi } from './win-ansi.ts';

describe('shareWidth', () => {
  test('the whole width is used when everything fits', () => {
    const widths = shareWidth(
      [
        { natural: 100, least: 20 },
        { natural: 50, least: 20 },
      ],
      300,
    );
    expect(widths).toEqual([200, 100]);
  });

  test('short columns stay on one line while the long one wraps', () => {
    const widths = shareWidth(
      [
        { natural: 60, least: 40 },
        { natural: 900, least: 50 },
      ],
      300,
    );
    expect(widths[0]).toBeCloseTo(60);
    expect(widths[1]).toBeCloseTo(240);
  });

  test('one endless word takes no more than a quarter from the others', () => {
    const widths = shareWidth(
      [
        { natural: 2000, least: 2000 },
        { natural: 100, least: 90 },
      ],
      400,
    );
    expect(widths[1]).toBeGreaterThanOrEqual(90);
    expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(400);
  });

  test('nothing is wider than the page even when the words alone are', () => {
    const widths = shareWidth(Array(12).fill({ natural: 90, least: 90 }), 600);
    expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(600);
  });
});

describe('wrapText', () => {
  const widthOf = (text: string) => Array.from(text).length;

  test('lines break between words and at line breaks', () => {
    expect(wrapText('please call me\nsoon', 8, widthOf)).toEqual(['please', 'call me', 'soon']);
  });

  test('a word that is too long breaks between letters, never inside one with its signs', () => {
    expect(wrapText('কিকিকি', 4, widthOf)).toEqual(['কিকি', 'কি']);
    expect(wrapText('👍🏽👍🏽', 3, widthOf)).toEqual(['👍🏽', '👍🏽']);
  });

  test('an empty text is one empty line', () => {
    expect(wrapText('', 10, widthOf)).toEqual(['']);
  });
});

test('only Windows-1252 is left to the built-in fonts', () => {
  expect(['Asha – “Rai” €5', 'café\nñ', ''].every(isWinAnsi)).toBe(true);
  expect(['অনির্বাণ', 'अनिल', '₹ 5', '😀', 'ā', 'a\u00adb'].some(isWinAnsi)).toBe(false);
});
