import { fileTypeFromBuffer } from 'file-type';
import { problem, type FileSort, type Problem } from '@dealership/shared';

/** Old workbooks, and any that a password locks, are the same sort of file. */
const OLD_OR_LOCKED = [0xd0, 0xcf, 0x11, 0xe0];

/** The sort of a file that is no text and no archive. */
export async function sortOfBytes(content: Buffer): Promise<Problem> {
  if (OLD_OR_LOCKED.every((byte, at) => content[at] === byte)) return problem('list_locked_or_old');
  if (content.subarray(0, LOOKED_AT).includes('%PDF-')) return otherSort('pdf');
  const { mime = '' } = (await fileTypeFromBuffer(content).catch(() => undefined)) ?? {};
  if (mime.startsWith('image/')) return otherSort('picture');
  if (/video|audio/.test(mime)) return otherSort('recording');
  return /zip|rar|7z|x-tar|x-xz|zstd/.test(mime) ? otherSort('archive') : problem('not_list');
}

/** In bytes; some programs write something before a PDF begins. */
const LOOKED_AT = 1024;

/** Of texts: how each begins. */
const textSorts: readonly [FileSort, RegExp][] = [
  ['pdf', /^%PDF-/],
  ['web_archive', /^(?:MIME-Version:|Content-Type: multipart)/i],
  ['document', /^\{\\rtf/],
  ['contacts', /^BEGIN:VCARD/i],
  ['xml', /^<\?xml[^]*?<(?:\w+:)?Workbook\b[^>]*spreadsheet/],
  ['picture', /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg\b/i],
  ['data', /^[[{]\s*["{[]/],
];

/** The sort of a text, where programs other than spreadsheets write it. */
export function sortOfText(text: string): Problem | undefined {
  const start = text.slice(0, 4 * LOOKED_AT).trimStart();
  const [sort] = textSorts.find(([, pattern]) => pattern.test(start)) ?? [];
  return sort && otherSort(sort);
}

/** The sort of an archive without a workbook. */
export function sortOfZip(files: ReadonlyMap<string, Buffer>): Problem {
  const names = [...files.keys()];
  const type = files.get('mimetype')?.toString('latin1') ?? '';
  if (type.includes('opendocument.spreadsheet')) return otherSort('ods');
  if (names.some((name) => /^xl\/workbook\.bin$/i.test(name))) return otherSort('xlsb');
  if (names.some((name) => /(^|\/)Index(\.zip|\/.*\.iwa)$/.test(name))) return otherSort('numbers');
  if (type !== '' || names.some((name) => /^(word|ppt)\//.test(name))) return otherSort('document');
  const holdsTable = names.some((name) => /\.(csv|xlsx?|tsv|txt)$/i.test(name));
  return holdsTable ? otherSort('archive') : problem('not_list');
}

export function otherSort(sort: FileSort): Problem {
  return problem('list_of_other_sort', { sort });
}
