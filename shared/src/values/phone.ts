import { toPlainText } from '../text/unseen.ts';
import { readContactNumber, withoutLabels } from './contact-number.ts';

/**
 * A number of the dealership, of a landline too, as it is to be read: as it was written, where that is digits, blanks,
 * hyphens and one plus in front, else brought to that (`(0353) 243.0000` is `0353 243 0000`); `undefined`: it is none.
 */
export function readPhone(text: string): string | undefined {
  const plain = toPlainText(text).replaceAll(/\s+/g, ' ');
  if (isPlain(plain)) return plain;
  const number = readContactNumber(plain);
  // Numbers of mobile phones begin with 6 to 9; where the code of a town ends nobody can tell.
  if (number !== undefined && /^[6-9]/.test(number)) {
    return `+91 ${number.slice(0, 5)} ${number.slice(5)}`;
  }
  const said = withoutLabels(plain)
    .replace(/^00(?=91)/, '+')
    .replace(/^(\+91)[ -]*\(0\)/, '$1 ')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[().,/[\] ]+/g, ' ')
    .trim();
  return isPlain(said) ? said : undefined;
}

function isPlain(text: string): boolean {
  return /^\+?\d[\d -]*$/.test(text) && /^\d{8,13}$/.test(text.replaceAll(/\D/g, ''));
}
