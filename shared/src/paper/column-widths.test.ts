import { describe, expect, test } from 'vitest';
import { ColumnMeasure, shareWidth } from './column-widths.ts';

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

test('columns are measured by their longest line and their longest word, with the padding of their cells', () => {
  const columns = new ColumnMeasure();
  for (const cells of [
    ['four', ''],
    ['two words\nand three more', 'x'],
  ]) {
    columns.add(cells, (text) => text.length * 10);
  }
  // 14 letters and 1, with 3 points on either side and 1 to spare; the rest is divided in the same proportion.
  const [first = 0, second = 0] = columns.share(328);
  expect(first / second).toBeCloseTo(147 / 17);
  expect(first + second).toBeCloseTo(328);
});
