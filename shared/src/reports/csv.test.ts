import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvOptions, withoutGuard } from './csv.ts';

const csvLines = (rows: string[][]) => Papa.unparse(rows, csvOptions);

test('every field is quoted, quotes are doubled, lines end with CR and LF', () => {
  expect(
    csvLines([
      ['Name', 'City'],
      ['say "hi"', ''],
      ['a,b\nc', 'দাম'],
    ]),
  ).toBe('"Name","City"\r\n"say ""hi""",""\r\n"a,b\nc","দাম"');
  expect(csvLines([])).toBe('');
});

test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
  'a text that begins with %j, as a formula does, gets an apostrophe in front',
  (sign) => {
    expect(csvLines([[`${sign}1+1\nx`, `1${sign}`]])).toBe(`"'${sign}1+1\nx","1${sign}"`);
  },
);

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('=', '-', '@', '＝', '＠', '"', "'", ',', '\t', '\r', '\n', 'a'),
  }),
);

test('a reader of CSV gets the texts back', () => {
  const rows = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1 }),
    );
  fc.assert(
    fc.property(rows, (cells) => {
      const shown = cells.map((row) =>
        row.map((cell) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell)),
      );
      expect(Papa.parse(csvLines(cells), { delimiter: ',', newline: '\r\n' }).data).toEqual(shown);
    }),
  );
});

test('a text that got an apostrophe in front is what it was without it', () => {
  fc.assert(
    fc.property(text, (cell) => {
      const [[shown = ''] = []] = Papa.parse<string[]>(csvLines([[cell]]), { delimiter: ',' }).data;
      // A text that already had an apostrophe before such a sign loses it.
      fc.pre(withoutGuard(cell) === cell);
      expect(withoutGuard(shown)).toBe(cell);
    }),
  );
  expect(withoutGuard("'=1+1")).toBe('=1+1');
  expect(withoutGuard("O'Hara's")).toBe("O'Hara's");
  expect(withoutGuard("'n")).toBe("'n");
});
