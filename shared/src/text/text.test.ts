import { describe, expect, it } from 'vitest';
import { codePoints, hasUnprintable, normaliseText, toSearchKey, toWordKey } from './text.ts';

describe('normaliseText', () => {
  it.each([
    ['  a\u00a0', 'a'],
    ['e\u0301', '\u00e9'],
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['\n a \n', 'a'],
    ['রা\u09af\u09bc', 'রা\u09af\u09bc'],
    ['\u09df', '\u09af\u09bc'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(normaliseText(text)).toBe(expected);
    expect(normaliseText(expected)).toBe(expected);
  });
});

describe('hasUnprintable', () => {
  it.each(['\u0000', '\u001f', '\u007f', '\u0085', '\u009f', '\ud83d', '\ude00', 'a\ud83db'])(
    '%j is unprintable on one line and on several',
    (text) => {
      expect([hasUnprintable(text), hasUnprintable(text, { multiline: true })]).toEqual([
        true,
        true,
      ]);
    },
  );

  it.each(['a\nb', 'a\tb'])('%j is printable on several lines only', (text) => {
    expect([hasUnprintable(text), hasUnprintable(text, { multiline: true })]).toEqual([
      true,
      false,
    ]);
  });

  it.each(['', 'a b', 'অনির্বাণ', '😀', '👩‍🔧', '\u00a0', '\u200d'])('%j is printable', (text) => {
    expect([hasUnprintable(text), hasUnprintable(text, { multiline: true })]).toEqual([
      false,
      false,
    ]);
  });
});

describe('codePoints', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['😀😀', 2],
    ['দাস', 3],
    ['👩‍🔧', 3],
  ])('%j has %d', (text, count) => {
    expect(codePoints(text)).toBe(count);
  });
});

describe('toSearchKey', () => {
  it('folds case and composition and nothing else', () => {
    expect(toSearchKey('JOSE\u0301 Álvarez')).toBe('josé álvarez');
    expect(toSearchKey("%_\\' দাস 😀 ")).toBe("%_\\' দাস 😀 ");
    expect(toSearchKey('Jose')).not.toBe(toSearchKey('José'));
  });
});

describe('toWordKey', () => {
  it.each([
    ['JOSE\u0301', 'josé'],
    ['গা\u09dcি', 'গা\u09a1ি'],
    ['\u095eॉर्म', '\u092bॉर्म'],
    // Its letter and dot are one code point, also when composed.
    ['\u0929', '\u0928'],
    ['ক্\u200dষ', 'ক্ষ'],
    ['নম্বর ১২, नंबर ३४', 'নম্বর 12, नंबर 34'],
  ])('%j becomes %j', (text, expected) => {
    expect(toWordKey(text)).toBe(expected);
    expect(toWordKey(expected)).toBe(expected);
  });
});
