/** Blanks of other widths, non-breaking ones, and letters of other scripts that print as blanks. */
const ODD_BLANKS = /[\p{Zs}\u2028\u2029\u2800\u3164\uffa0]/gu;

/** Invisible characters; some scripts and emoji need a few of them: joiners, variation selectors, tags. */
const NEVER_SEEN =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Letters of Indian scripts that use joiners; Urdu's is Arabic. */
const LETTER =
  '[\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Arab}]';
/** After one of them a joiner decides how the letter before it looks, also at the end of a word. */
const VIRAMA = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]';
const JOINER = '(?:\\u200c|\\u200d)';
const LOOK = '(?:\\ufe0e|\\ufe0f|\\p{Emoji_Modifier})?';
const EMOJI = `\\p{Extended_Pictographic}${LOOK}`;
/** Three flags: those of England, Scotland and Wales. */
const TAGGED_FLAG = '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}';

const NEEDED_OR_UNSEEN = new RegExp(
  [
    `(${VIRAMA}${JOINER}`,
    `${LETTER}${JOINER}(?=${LETTER})`,
    TAGGED_FLAG,
    `${EMOJI}(?:\\u200d${EMOJI})*`,
    '[0-9#*]\\ufe0f\\u20e3)',
    '\\u200c|\\u200d|\\ufe0e|\\ufe0f|[\\u{e0020}-\\u{e007f}]',
  ].join('|'),
  'gu',
);

/**
 * Removes what is invisible in a text: characters without a glyph, such as marks of direction and soft hyphens,
 * disappear, and any blank becomes a plain one. Joiners stay where an Indian script or an emoji needs them (rules:
 * field-limits).
 */
export function withoutUnseen(text: string): string {
  return text
    .replaceAll(ODD_BLANKS, ' ')
    .replaceAll(NEVER_SEEN, '')
    .replaceAll(NEEDED_OR_UNSEEN, (_, needed: string | undefined) => needed ?? '');
}

/** The zeros of digits that keyboards in India and East Asian forms produce. */
const ZEROS = Array.from('٠۰०০੦૦୦௦౦೦൦๐᱐᱀᥆꯰０', (zero) => zero.codePointAt(0) ?? 0);

/**
 * Turns a typed number or code into plain characters: digits of any script become 0-9, wide letters plain ones, and
 * invisible characters disappear.
 */
export function toPlainText(text: string): string {
  return text
    .replaceAll(ODD_BLANKS, ' ')
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Nd}/gu, toAsciiDigit)
    .trim();
}

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? digit : String(code - zero);
}
