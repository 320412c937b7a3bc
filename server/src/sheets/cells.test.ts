import { describe, expect, it } from 'vitest';
import { faultOf, isRounded } from './cell-faults.ts';
import { decodeText, misreadUtf8 } from './decode-text.ts';
import { readDay } from './read-day.ts';

/** Windows-1252 from 0x80 to 0x9F (WHATWG Encoding, index-windows-1252.txt), in code points. */
const signs = [
  0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152,
  0x8d, 0x17d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122,
  0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
];

describe('Windows-1252', () => {
  it.each(signs.map((sign, at) => [(0x80 + at).toString(16), sign] as const))(
    'reads %s',
    (byte, sign) => {
      const text = decodeText(Buffer.from(`41${byte}42`, 'hex'));
      expect(text).toBe(`A${String.fromCodePoint(sign)}B`);
    },
  );

  it('is Latin-1 above that', () => {
    for (let byte = 0xa0; byte <= 0xff; byte += 1) {
      expect(decodeText(Uint8Array.of(0x41, byte))).toBe(`A${String.fromCharCode(byte)}`);
    }
  });

  it('knows UTF-8 that was read as it', () => {
    for (const text of ['আশা', 'José', '₹ 1,000', 'H’ness', 'अमित']) {
      const misread = decodeText(Buffer.from(text)) === text && Buffer.from(text);
      const garbled = [...(misread || [])]
        .map((byte) =>
          byte >= 0x80 && byte <= 0x9f
            ? String.fromCodePoint(signs[byte - 0x80] ?? 0)
            : String.fromCharCode(byte),
        )
        .join('');
      expect([misreadUtf8(garbled), faultOf(garbled)?.code]).toEqual([text, 'cell_garbled']);
      expect(misreadUtf8(text)).toBeUndefined();
    }
  });
});

describe('the fault of a cell', () => {
  it.each([
    '#REF!',
    '#N/A',
    '#VALUE!',
    '#DIV/0!',
    '#NAME?',
    '#NUM!',
    '#NULL!',
    '#SPILL!',
    '########',
    'Err:502',
  ])('is an error: %s', (text) =>
    expect(faultOf(text)).toEqual({ code: 'cell_is_error', params: { text } }),
  );

  it.each([
    '???? ???',
    '?????',
    'Asha ????',
    'Ren?e Das',
    '\ufffd\ufffd',
    'Jos\ufffd',
    'à¦†à¦¶à¦¾',
    'RenÃ©e',
    'Hâ€™ness',
    'à¤¨à¤¾',
  ])('is damage: %s', (text) => expect(faultOf(text)?.code).toBe('cell_garbled'));

  it.each([
    'Asha Rai',
    'José',
    'আশা রায়',
    'अमित',
    'Naïve Ångström',
    'São',
    '# 12, Sevoke Road',
    'H’ness',
    '',
    'a/b?',
  ])('is none: %s', (text) => expect(faultOf(text)).toBeUndefined());

  it('is none in a question', () => {
    for (const text of ['Price??', 'really??? when', 'http://x/?a=b', 'which?one']) {
      expect(faultOf(text, { isProse: true })).toBeUndefined();
    }
    expect(faultOf('???? ??', { isProse: true })?.code).toBe('cell_garbled');
  });

  it.each([
    '1.23457E+15',
    '1,23457E+15',
    '9.83E+09',
    '1E+16',
    '1234567890123450',
    '12345678901234500000',
  ])('is that it is rounded: %s', (text) => expect(isRounded(text)).toBe(true));

  it.each(['l:110000000000001', '1234567890123456', '9832050001', '100000000000000', 'E15', ''])(
    'is not that it is rounded: %s',
    (text) => expect(isRounded(text)).toBe(false),
  );
});

describe('a day', () => {
  it.each([
    '2026-11-25',
    '25-11-2026',
    '25/11/2026',
    '25/11/26',
    '25.11.2026',
    '2026/11/25',
    '20261125',
    '46351',
    '46351.764',
    '25-Nov-2026',
    '25 Nov 26',
    '25th November 2026',
    'Nov 25, 2026',
    'November 25 2026',
    'Wed, 25 Nov 2026',
    '25-11-2026 18:20',
    '25/11/2026, 6:20 pm',
    '2026-11-25T18:20:11+05:30',
    '2026-11-25T20:00:00+0800',
    '2026-11-24T20:00:00Z',
    '2026-11-25 18:20:11',
    '2026-11-25T18:20:11',
    '11/25/2026',
    '25 / 11 / 2026',
    '২৫-১১-২০২৬',
    '२५/११/२०२६',
    'Wed Nov 25 2026 18:20:11 GMT+0530',
    '1795611011',
    '1795611011000',
    ' 25-11-2026 ',
  ])('is read from %s', (text) => expect(readDay(text)).toBe('2026-11-25'));

  it.each([
    ['5/6/26', '2026-06-05'],
    ['05-06-2026', '2026-06-05'],
    ['1 Jan 2027', '2027-01-01'],
  ])('comes first: %s', (text, day) => expect(readDay(text)).toBe(day));

  it.each(['', 'soon', '31-02-2026', 'within 7 days', '12345', '99/99/9999', 'May be'])(
    'is not read from %j',
    (text) => expect(readDay(text)).toBeUndefined(),
  );
});
