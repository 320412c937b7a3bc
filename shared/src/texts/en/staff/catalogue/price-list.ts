import { grouped } from '../../common/counts.ts';

function prices(count: number): string {
  return count === 1 ? '1 price' : `${grouped.format(count)} prices`;
}

interface FileError {
  row: number;
  about: string;
  column: string;
  typed: string;
  text: string;
}

export const priceListTexts = {
  files: 'Price list as a file',
  csv: 'Download CSV',
  xlsx: 'Download for Excel',
  upload: 'Upload a price list',
  /** On phones. */
  short: { csv: 'CSV', xlsx: 'Excel', upload: 'Upload' },
  back: 'Back to the prices',
  intro:
    'Download the price list, change the prices in it, and upload the file here. You see the changes first. Nothing changes until you select Apply.',
  file: 'File with the price list',
  fileHint:
    'CSV, Excel (.xlsx) or the web page that portals call .xls, at most 5 MB and 2,000 rows',
  fileMissing: 'Choose one file, the price list',
  fileTooLarge: 'A price list can be at most 5 MB',
  fileChanged: 'This file has changed since you chose it. Choose it again',
  day: 'Valid from',
  dayHint: 'Leave empty to apply now',
  check: { text: 'Review changes', busy: 'Reading…' },
  result: {
    now: 'What would change at once',
    from: (day: string) => `What would change from ${day}`,
  },
  summary: {
    changes: (count: number) =>
      count === 0 ? 'No price changes.' : `${prices(count)} ${count === 1 ? 'changes' : 'change'}.`,
    large: (count: number) =>
      count === 1
        ? '1 price falls to less than half or rises to more than double: check it first.'
        : `${prices(count)} fall to less than half or rise to more than double: check them first.`,
    unchanged: (count: number) => `${prices(count)} unchanged.`,
    absent: (count: number) =>
      count === 1
        ? '1 price is not in the file and will not change.'
        : `${prices(count)} are not in the file and will not change.`,
  },
  read: {
    sheet: (name: string) => `Read from the sheet “${name}”.`,
    columns: (columns: readonly { heading: string; is: string }[]) =>
      `${columns.map(({ heading, is }) => `“${heading}” is read as ${is}`).join(', ')}.`,
    hidden: (count: number) =>
      count === 1
        ? '1 row is hidden in the file and is left out.'
        : `${grouped.format(count)} rows are hidden in the file and are left out.`,
  },
  errors: {
    title: (count: number) => `Errors (${count})`,
    hint: 'Correct the file and upload it again. Until then nothing can be applied.',
    rowText: 'The row',
    text: 'Error',
    /** `Row 10, Shine 100 DX, Price (₹): “abc”. Please enter a valid price` */
    of: ({ row, about, column, typed, text }: FileError) =>
      `${[`Row ${row}`, about, column].filter(Boolean).join(', ')}: ${typed && `“${typed}”. `}${text}`,
  },
  unknown: {
    title: (count: number) => `Not in the catalogue (${count})`,
    hint: 'These rows are left out.',
    row: 'Row',
    text: 'What it says',
  },
  changes: {
    title: (count: number) => `New prices (${count})`,
    model: 'Model',
    name: 'Variant or accessory',
    partNo: 'Part No.',
    old: 'Old',
    price: 'New',
    difference: 'Difference',
    large: 'Large change',
    inFile: (name: string) => `In the file: ${name}`,
  },
  apply: {
    now: (count: number) => `Apply ${prices(count)} now`,
    from: (count: number, day: string) => `Apply ${prices(count)} from ${day}`,
    busy: 'Applying…',
  },
  stale: 'Someone else changed prices first, so nothing was applied. These are the changes now.',
};
