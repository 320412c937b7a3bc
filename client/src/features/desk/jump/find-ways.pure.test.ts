import { expect, test } from 'vitest';
import { findWays, type Way } from './find-ways.ts';

const way = (title: string, more: Partial<Way> = {}): Way => ({
  is: 'screens',
  to: `/${title}`,
  title,
  group: '',
  words: '',
  ...more,
});

const ways = [
  way('গাড়ির দাম', { words: 'হোন্ডা 125' }),
  way('फ़ॉर्म और सड़क'),
  way('ক্ষমতা'),
  way('Price', { words: 'Café' }),
];

test.each([
  // য় and ড় as one code point, as two, and without the dot.
  ['গা\u09dcি', 'গাড়ির দাম'],
  ['গা\u09a1\u09bcি', 'গাড়ির দাম'],
  ['গাডি', 'গাড়ির দাম'],
  ['\u095eॉर्म', 'फ़ॉर्म और सड़क'],
  ['फ\u093cॉर्म', 'फ़ॉर्म और सड़क'],
  ['फॉर्म', 'फ़ॉर्म और सड़क'],
  ['सडक', 'फ़ॉर्म और सड़क'],
  // With joiners.
  ['ক্\u200dষমতা', 'ক্ষমতা'],
  ['ক্\u200cষম', 'ক্ষমতা'],
  ['দা\u200dম', 'গাড়ির দাম'],
  // Digits.
  ['হোন্ডা ১২', 'গাড়ির দাম'],
  ['१२५', 'গাড়ির দাম'],
  ['PRI', 'Price'],
  ['cafe\u0301', 'Price'],
])('%j finds %s', (typed, title) => {
  expect(findWays(typed, ways).map((found) => found.title)).toEqual([title]);
});

test.each(['cafe', 'ক্ষমা', '১২৬'])('%j finds nothing', (typed) => {
  expect(findWays(typed, ways)).toEqual([]);
});
