import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

const widthOf = (text: string) => Array.from(text).length;

test('lines break between words and at line breaks', () => {
  expect(wrapText('please call me\nsoon', 8, widthOf)).toEqual(['please', 'call me', 'soon']);
});

test('a word that is too long breaks between letters, never inside one with its signs', () => {
  expect(wrapText('কিকিকি', 4, widthOf)).toEqual(['কিকি', 'কি']);
  expect(wrapText('👍🏽👍🏽', 3, widthOf)).toEqual(['👍🏽', '👍🏽']);
  expect(wrapText('ক্ষক্ষ', 4, widthOf)).toEqual(['ক্ষ', 'ক্ষ']);
});

test('the rest of such a word is followed by the next ones', () => {
  expect(wrapText('a abcdefghij kl', 6, widthOf)).toEqual(['a', 'abcdef', 'ghij', 'kl']);
  expect(wrapText('abcdefgh kl', 6, widthOf)).toEqual(['abcdef', 'gh kl']);
});

test('an empty text is one empty line', () => {
  expect(wrapText('', 10, widthOf)).toEqual(['']);
});

test('words that are closer to each other than they are wide share a line', () => {
  const closer = (text: string) => widthOf(text) * 10 - (text.match(/ T/g)?.length ?? 0);
  expect(wrapText('Enq. Time', 89, closer)).toEqual(['Enq. Time']);
  expect(wrapText('Enq. Time', 88, closer)).toEqual(['Enq.', 'Time']);
});
