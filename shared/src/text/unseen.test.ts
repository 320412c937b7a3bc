import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseText } from './text.ts';
import { toPlainText, withoutUnseen } from './unseen.ts';

/** Marks, embeddings and isolates of direction, zero-width blanks, soft hyphens, and rarer signs of the kind. */
const unseen = [
  '\u200e',
  '\u200f',
  '\u061c',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200b',
  '\ufeff',
  '\u2060',
  '\u00ad',
  '\u034f',
  '\u180e',
  '\u115f',
  '\u2063',
  '\u206a',
  '\ufff9',
  '\u{e0001}',
  '\u{e0100}',
];
const oddBlanks = [
  '\u00a0',
  '\u2009',
  '\u202f',
  '\u2002',
  '\u2007',
  '\u200a',
  '\u205f',
  '\u3000',
  '\u1680',
  '\u2028',
  '\u2029',
  '\u2800',
  '\u3164',
  '\uffa0',
];
/** With the joiners of Bengali, Devanagari, Malayalam and Urdu, and of emoji. */
const seen = [
  'Asha Rai',
  'র‍্যাচেল',
  'न्‍यास',
  'ক্‌ষ',
  'അവന്‍',
  'হঠাত্‍',
  'می‌کند',
  'عبد الله',
  '👩‍🔧',
  '👩🏽‍🔧',
  '🏳️‍🌈',
  '❤️',
  '🏍️',
  '1️⃣',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇮🇳',
  'O’Brien — 5 ₹',
];

describe('withoutUnseen', () => {
  it('leaves alone what is seen, and what is needed for it', () => {
    for (const text of seen) expect(withoutUnseen(text)).toBe(text);
  });

  it('removes what has no glyph, wherever it is', () => {
    const texts = fc.constantFrom(...seen);
    fc.assert(
      fc.property(texts, fc.constantFrom(...unseen), fc.nat(30), (text, sign, place) => {
        expect(withoutUnseen(text.slice(0, place) + sign + text.slice(place)).normalize()).toBe(
          text.normalize(),
        );
      }),
      { numRuns: 500 },
    );
  });

  it.each(oddBlanks)('makes %j a plain blank', (blank) => {
    expect(withoutUnseen(`Asha${blank}Rai`)).toBe('Asha Rai');
  });

  it.each([
    ['A\u200dB', 'AB'],
    ['Asha\u200d', 'Asha'],
    ['\u200cRai', 'Rai'],
    ['ক্\u200d\u200dষ', 'ক্\u200dষ'],
    ['ক\u200d', 'ক'],
    ['9\ufe0f8', '98'],
    ['x\u{e0061}', 'x'],
    ['👩\u200d', '👩'],
  ])('of %j a joiner that joins nothing goes', (text, expected) => {
    expect(withoutUnseen(text)).toBe(expected);
  });

  it('finds nothing the second time', () => {
    const some = fc.constantFrom(...seen.join(''), ...unseen, ...oddBlanks, '\u200c', '\u200d');
    fc.assert(
      fc.property(fc.array(some), (signs) => {
        const once = normaliseText(signs.join(''));
        expect(normaliseText(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('toPlainText', () => {
  it('reads digits of all scripts of India and leaves all else alone', () => {
    const scripts = '٠۰०০੦૦୦௦౦೦൦꯰０'.matchAll(/./gu);
    for (const [zero] of scripts) {
      const code = zero.codePointAt(0) ?? 0;
      const digits = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(code + digit));
      expect(toPlainText(digits.join(''))).toBe('0123456789');
    }
    expect(toPlainText('+৯১ 98x ৷ ।')).toBe('+91 98x ৷ ।');
  });

  it('reads wide letters, and nothing that is not seen', () => {
    expect(toPlainText(' ＷＢ\u200b７４\u00a0\u202aab\u202c ')).toBe('WB74 ab');
  });
});
