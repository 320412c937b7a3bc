import { toPlainText } from '../text/unseen.ts';
import { readContactNumber } from '../values/contact-number.ts';
import { readName } from '../values/name.ts';
import { readPlate } from '../values/plate.ts';

/** Only letters, digits and the signs that people put between those of a plate or of a model's slug. */
const CODE = /^[\p{L}\p{M}\p{Nd}\s.\p{Pd}\u2212/]+$/u;

/** Digits, and the signs that people put between those of a number. */
const DIGITS = /^[+\d\s.()\p{Pd}\u2212/]*\d[\d\s.()\p{Pd}\u2212/]*$/u;

/** Certainly the country code or the zero of long-distance calls. */
const SURE_PREFIX = /^[^\d+]*(?:\+\D*91[\D0]*|\(0+\)\D*)/;
/** Possibly one, if enough digits follow that they are not the end of a number. */
const LIKELY_PREFIX = /^\D*(?:(?:00)?91(?=\D|\d{9})|0)[\D0]*(?=(?:\D*\d){5})/;

/** The texts of a search: a match contains one of them (rules: report-search). None: nothing can match. */
export function readSearch(search: string): string[] {
  const typed = search.replaceAll(/\p{Cc}/gu, ' ');
  const number = readContactNumber(typed);
  const readings = [
    readName(typed),
    number === undefined && CODE.test(typed) ? readCode(typed) : '',
    number ?? readPartOfNumber(typed),
  ];
  // A text with the longer reading has the shorter one too: `0983…` and `983…`. Each costs a comparison with every
  // enquiry.
  return [...new Set(readings)].filter(
    (reading, _, all) =>
      reading !== '' && !all.some((other) => other && other !== reading && reading.includes(other)),
  );
}

/** A plate, or the name or slug of a model, reduced to its letters and digits. */
export function readCode(text: string): string {
  return readPlate(text).toLowerCase();
}

/** The digits of a part of a mobile number, as they are stored; `''`: it is not one. */
function readPartOfNumber(typed: string): string {
  const plain = toPlainText(typed);
  if (!DIGITS.test(plain)) return '';
  return plain.replace(SURE_PREFIX, '').replace(LIKELY_PREFIX, '').replaceAll(/\D/g, '');
}

/** Whether each word of a search is in one of some texts, in any spelling. */
export function hasWords(texts: readonly string[], search: string): boolean {
  const forms = texts.map(readName);
  return search
    .split(/\s+/)
    .map(readName)
    .every((word) => forms.some((form) => form.includes(word)));
}
