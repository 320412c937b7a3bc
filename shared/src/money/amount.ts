import { toPlainText } from '../text/unseen.ts';
import { rupeesToPaise } from './money.ts';

const CURRENCY = '(?:₹|rs|re|inr|rupees?|rps|৳|৲|টাকা|রু|রুপি|रु|रू|रुपये|रुपए|रुपया)(?![\\p{L}\\p{M}])';
const ONLY = '(?:only|মাত্র|मात्र)';

/** `Rs.`, `INR`, `₹` and the like, also twice. */
const BEFORE = new RegExp(`^(?:(?:${CURRENCY}|${ONLY})[\\s.:]*)+`.normalize('NFKC'), 'iu');
const BEHIND = new RegExp(`(?:[\\s(]*(?:${CURRENCY}|${ONLY})[\\s.)]*)+$`.normalize('NFKC'), 'iu');

/** The ending that keeps others from adding digits: `/-`, `/=`, `.-`, `=00`. */
const END = /\s*(?:[/\\.,]\s*[-=\u2010-\u2015\u2212]+\.?|[-=]00)$/u;

/** Groups are separated by commas or blanks; a group of one or two digits at the end could be paise. */
const AMOUNT = /^(?:\d+|\d+(?:[,\s]+\d+)*[,\s]+\d{3,})(?:\.\d{1,2}0*)?$/;

/** Digits before the decimal point. */
const MOST_DIGITS = 12;
/** In UTF-16 units; also keeps the patterns fast for any input. */
const LONGEST = 100;

/**
 * An amount of rupees as a number or as people write it (`1,50,000`, `Rs. 66,412/-`, `₹ 73,086 only`) -> integer
 * paise; `undefined`: not an amount (rules: field-limits).
 */
export function readAmount(value: string | number): number | undefined {
  const text = String(value);
  if (text.length > LONGEST) return undefined;
  const plain = toPlainText(text).replace(BEFORE, '').replace(BEHIND, '').replace(END, '').trim();
  if (!AMOUNT.test(plain)) return undefined;
  const rupees = plain.replaceAll(/[,\s]/g, '');
  const [whole = ''] = rupees.split('.');
  return whole.length > MOST_DIGITS ? undefined : rupeesToPaise(Number(rupees));
}
