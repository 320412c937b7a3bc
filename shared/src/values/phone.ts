import { toPlainText } from '../text/unseen.ts';
import { readContactNumber, withoutLabels } from './contact-number.ts';

/**
 * A number of the dealership, also of a landline, as it is shown: unchanged if it has only digits, blanks, hyphens and
 * one leading plus, else converted to that (`(0353) 243.0000` is `0353 243 0000`); `undefined`: not a number.
 */
export function readPhone(text: string): string | undefined {
  const plain = toPlainText(text).replaceAll(/\s+/g, ' ');
  if (isPlain(plain)) return plain;
  const number = readContactNumber(plain);
  // Mobile numbers begin with 6 to 9; for landlines the length of the area code is unknown.
  if (number !== undefined && /^[6-9]/.test(number)) {
    return `+91 ${number.slice(0, 5)} ${number.slice(5)}`;
  }
  const cleaned = withoutLabels(plain)
    .replace(/^00(?=91)/, '+')
    .replace(/^(\+91)[ -]*\(0\)/, '$1 ')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[().,/[\] ]+/g, ' ')
    .trim();
  return isPlain(cleaned) ? cleaned : undefined;
}

function isPlain(text: string): boolean {
  return /^\+?\d[\d -]*$/.test(text) && /^\d{8,13}$/.test(text.replaceAll(/\D/g, ''));
}
