import { grouped } from '../../common/counts.ts';

function rows(count: number): string {
  return count === 1 ? '1 row' : `${grouped.format(count)} rows`;
}

/** Texts of the screen on which staff say what is there. */
export const stockListTexts = {
  title: 'Stock',
  intro:
    'Choose for each variant and colour whether it is in the showroom. After 14 days without a change or “Confirm all”, the website shows “Ask us”.',
  off: 'The website does not show this yet.',
  switchOn: 'Switch it on in the settings',
  notLoaded: 'Failed to load the stock.',
  empty: 'There are no models on sale.',
  search: 'Search',
  noMatch: 'Nothing matches this search.',
  colour: 'Colour',
  noColours: 'All colours',
  stock: 'Stock',
  cell: (what: readonly string[]) => `Stock: ${what.join(', ')}`,
  nothing: 'Not said',
  touched: (day: string, by: string) => `${day}, ${by}`,
  old: 'Too old: visitors read “Ask us”',
  past: 'The days are over: visitors read “Ask us”',
  summary: (there: number, old: number) =>
    [
      `${grouped.format(there)} in the showroom`,
      ...(old > 0 ? [`${grouped.format(old)} to look at again`] : []),
    ].join(', '),
  confirm: 'Confirm all',
  confirmOf: (model: string) => `Confirm all: ${model}`,
  others: {
    replaced: (by: string, theirs: string) =>
      `Meanwhile ${by} had said “${theirs}”. Yours counts now.`,
    kept: (by: string, theirs: string) =>
      `Meanwhile ${by} has said “${theirs}”. It stays, please look again.`,
  },
  files: {
    name: 'The stock as a file',
    xlsx: 'Download for Excel',
    upload: 'Upload a file',
    back: 'Back to the stock',
  },
  upload: {
    title: 'Upload the stock',
    intro:
      'Download the file, fill in the column “Stock”, and upload it here: “In the showroom”, “7 days” or “On order”. Rows without it change nothing. You see the changes first.',
    file: 'File with the stock',
    fileHint: 'CSV or Excel (.xlsx), at most 5 MB and 2,000 rows',
    fileMissing: 'Choose one file with the stock',
    fileTooLarge: 'A file with the stock can be at most 5 MB',
    fileChanged: 'This file has changed since you chose it. Choose it again',
    check: { text: 'Review changes', busy: 'Reading…' },
    result: 'What would change',
    summary: ({
      changed,
      confirmed,
      blank,
    }: {
      changed: number;
      confirmed: number;
      blank: number;
    }) =>
      [
        `${grouped.format(changed)} would change, ${grouped.format(confirmed)} would be confirmed.`,
        ...(blank > 0 ? [`${rows(blank)} without a stock: nothing changes there.`] : []),
      ].join(' '),
    hidden: (count: number) =>
      `${rows(count)} ${count === 1 ? 'is' : 'are'} hidden in the file and left out.`,
    errors: (count: number) => `Errors (${grouped.format(count)})`,
    errorsHint: 'Correct the file and upload it again. Until then nothing can be applied.',
    rowOf: (row: number, typed: string, text: string) =>
      `Row ${row}: ${typed && `“${typed}”. `}${text}`,
    row: 'The row',
    error: 'Error',
    unknown: (count: number) => `Not on sale (${grouped.format(count)})`,
    unknownHint: 'These rows are left out.',
    number: 'Row',
    changes: (count: number) => `New (${grouped.format(count)})`,
    model: 'Model',
    variant: 'Variant',
    before: 'Before',
    now: 'In the file',
    apply: (count: number) => `Apply ${rows(count)}`,
    applying: 'Applying…',
  },
};
