import { toPlainText, withoutUnseen } from './unseen.ts';

/** Control characters and lone surrogates: they break logs, CSV and PDF, and no keyboard types them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const UNPRINTABLE_BUT_LINE_BREAKS = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Trimmed, NFC-normalised text with `\n` line breaks and nothing invisible: the one form in which text is stored. */
export function normaliseText(text: string): string {
  return withoutUnseen(text).normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** Whether a text has a control character or a lone surrogate (`multiline`: `\n` and tab are allowed). */
export function hasUnprintable(text: string, { multiline = false } = {}): boolean {
  return (multiline ? UNPRINTABLE_BUT_LINE_BREAKS : UNPRINTABLE).test(text);
}

/** Length in code points, the unit of every limit (and of a utf8mb4 column). */
export function codePoints(text: string): number {
  return Array.from(text).length;
}

/** A text in NFC and lower case: the basis of all forms for comparing. */
export function toSearchKey(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Below letters of Bengali and Hindi. */
const NUKTA = /[\u093c\u09bc]/g;

/**
 * A text whose words are compared as people type them: in lower case, with Latin digits, without joiners and other
 * invisible characters, and without the dots below letters of Bengali and Hindi, which are typed in two ways or left out.
 */
export function toWordKey(text: string): string {
  return toSearchKey(toPlainText(text).normalize('NFKD').replaceAll(NUKTA, ''));
}
