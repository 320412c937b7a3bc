import { toPlainText } from '../text/unseen.ts';

const WORD =
  '(?:whats\\s?app|telephone|tel|callto|call|phone|ph|mobile|mob|cell|contact|sms|number|num|nos?|wa|m|p|t|c|মোবাইল|ফোন|নম্বর|নং|मोबाइल|फ़ोन|फोन|नंबर|नं)(?![\\p{L}\\p{M}])';

/** Words that people, phone books and advertisers write before a number, such as `Mob. No.:`, `tel:` and `p:`. */
const BEFORE = new RegExp(`^[\\s([]*(?:${WORD}[\\s.:#=()-]*)+`.normalize('NFKC'), 'iu');
/** The same after a number, such as `(WhatsApp)`. */
const BEHIND = new RegExp(`[\\s,([-]+${WORD}[\\s.)\\]]*$`.normalize('NFKC'), 'iu');

/** An address that opens a chat, such as `https://wa.me/91…?text=…`. */
const CHAT =
  /^(?:whatsapp:\/\/|(?:https?:\/\/)?(?:\w+\.)?(?:wa\.me|whatsapp\.com)\/)(?:send\/?)?(?:\?phone=)?([^?&]+)(?:[?&].*)?$/i;

/** How a spreadsheet writes a number that it reads as an amount. */
const DECIMALS = /^(\d{10,12})\.0+$/;
const POWER = /^(\d)\.(\d{9,11})e\+?(\d+)$/i;

/** Blanks, hyphens, dots, slashes, brackets, commas and quotes. */
const BETWEEN_DIGITS = /[\s\p{Pd}\u2212._·•/\\()[\]{},'"`‘’“”]/gu;

/** With the country code, its plus or zeros, and the zero of long-distance calls, in all combinations. */
const NUMBER = /^(?:(?:\+|00?)?91)?(?:\+91)?0?([1-9]\d{9})$/;
/** In UTF-16 units; also keeps the patterns fast for any input. */
const LONGEST = 200;

/** No number in use begins with a zero, but one that was stored with it has to be found. */
const WITH_ZERO = /^(?:\+91|0)(\d{10})$/;

/**
 * A contact number as people write it, with or without the country code, blanks, dots, brackets and words such as
 * `tel:` -> its 10 digits, the form in which it is stored and compared; `undefined`: not a number (rules:
 * field-limits).
 */
export function readContactNumber(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const digits = withoutNotation(withoutLabels(toPlainText(text))).replaceAll(BETWEEN_DIGITS, '');
  return NUMBER.exec(digits)?.[1] ?? WITH_ZERO.exec(digits)?.[1];
}

/** A number without the words around it. */
export function withoutLabels(plain: string): string {
  return (CHAT.exec(plain)?.[1] ?? plain).replace(BEFORE, '').replace(BEHIND, '').trim();
}

function withoutNotation(text: string): string {
  const whole = DECIMALS.exec(text)?.[1];
  // Three zeros and more may be the last group of a number with a dot in it.
  if (whole !== undefined && (NUMBER.test(whole) || !text.includes('.000'))) return whole;
  const [, first = '', rest = '', power] = POWER.exec(text) ?? [];
  return rest !== '' && Number(power) === rest.length ? first + rest : text;
}
