import { normaliseText } from '@dealership/shared';

/** Controls, lone surrogates, private and unassigned characters, and formats such as text direction. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/gu;

/** One line of text as a document can show it. No-break spaces stay. */
export function printableText(text: string): string {
  return normaliseText(text)
    .replace(/[\t\n\v\f\u0085\u2028\u2029 ]+/g, ' ')
    .replace(UNPRINTABLE, '')
    .trim();
}

/** The paragraphs of a text, without empty ones. */
export function printableParagraphs(text: string): string[] {
  return normaliseText(text)
    .split('\n')
    .map(printableText)
    .filter((paragraph) => paragraph !== '');
}

/** pdfkit repeats the file's properties in XML without escaping them. */
export function forMetadata(text: string): string {
  return printableText(text).replaceAll('&', 'and').replace(/[<>]/g, '');
}
