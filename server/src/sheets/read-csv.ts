import papaparse from 'papaparse';
import { hasUnprintable, problem, withoutGuard } from '@dealership/shared';
import { UnreadableSheet, type Sheet } from './sheet.ts';

/**
 * Reads a CSV in UTF-8, UTF-16 or Windows-1252, as spreadsheets save it, with commas, semicolons or tabs.
 * @throws {UnreadableSheet} when it is no text
 */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decode(bytes);
  if (hasUnprintable(text.replaceAll('\r', ''), { multiline: true })) {
    throw new UnreadableSheet(problem('not_list'));
  }
  const { data } = papaparse.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  const formulas = data.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell.trim().startsWith('=') ? [{ row, column }] : [])),
  );
  return { rows: data.map((cells) => cells.map(withoutGuard)), formulas };
}

function decode(bytes: Uint8Array): string {
  for (const [encoding, mark] of [
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
  ] as const) {
    if (mark.every((byte, at) => bytes[at] === byte))
      return new TextDecoder(encoding).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel saves as plain CSV.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
