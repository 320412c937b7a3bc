import { grouped } from '../../common/counts.ts';

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
};
