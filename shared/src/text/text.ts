/** Control characters and lone surrogates: they break logs, CSV and PDF, and no keyboard types them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const UNPRINTABLE_BUT_LINE_BREAKS = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Trimmed, NFC-normalised text with `\n` line breaks: the one form in which text is stored. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** Whether a text holds a control character or a lone surrogate (`multiline`: `\n` and tab are fine). */
export function hasUnprintable(text: string, { multiline = false } = {}): boolean {
  return (multiline ? UNPRINTABLE_BUT_LINE_BREAKS : UNPRINTABLE).test(text);
}

/**
 * Whether a text holds a mark, override, embedding or isolate of direction: unseen itself, it turns round what
 * stands beside it on a screen, on paper or in a line of CSV. The joiners of Indian scripts are none of them.
 */
export function hasDirectionControl(text: string): boolean {
  return /\p{Bidi_Control}/u.test(text);
}

/** Length in code points, the unit of every limit (and of a utf8mb4 column). */
export function codePoints(text: string): number {
  return Array.from(text).length;
}

/**
 * The form in which searching compares texts, on the server and in the browser alike: NFC, lower
 * case. A search is a literal part match of this form.
 */
export function toSearchKey(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Visitors on a Bengali or Hindi keyboard type its digits; they are read as 0-9. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0966-\u096f\u09e6-\u09ef]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= 0x09e6 ? 0x09e6 : 0x0966));
  });
}
