import {
  allEnquiriesColumns,
  DEFAULT_LOCALE,
  leadColumns,
  leadFields,
  locales,
  textsIn,
  type LeadColumn,
} from '@dealership/shared';
import {
  findTable,
  lettersOf,
  type Headings,
  type Spellings,
} from '../../../../sheets/headings.ts';
import type { Sheet } from '../../../../sheets/sheet.ts';

const spellings = Object.fromEntries(
  leadColumns.map((column): [LeadColumn, Spellings] => {
    const texts = locales.map((locale) => textsIn(locale).leadFile);
    const words = texts.flatMap(({ words: all }) =>
      column in all ? [all[column as keyof typeof all]] : [],
    );
    return [
      column,
      {
        whole: texts.flatMap(({ headings }) => [...headings[column]]),
        within: words.flatMap(({ within }) => [...within]),
        unless: words.flatMap((each) => ('unless' in each ? [...each.unless] : [])),
      },
    ];
  }),
) as Record<LeadColumn, Spellings>;

type Places = Headings<LeadColumn>['places'];

/** The table of a file that has leads; `undefined`: no row has headings for the customer, a number or an address. */
export function findLeadTable(sheets: readonly Sheet[], mostRows: number) {
  return findTable(sheets, {
    spellings,
    mostRows,
    isEnough: ({ name, firstName, mobile, email }) =>
      (name ?? firstName ?? mobile ?? email) !== undefined,
    isSure: (places) =>
      (places.mobile ?? places.email) !== undefined && Object.keys(places).length > 1,
  });
}

export function columnsByPlace(places: Places): ReadonlyMap<number, LeadColumn> {
  const all = leadColumns.flatMap((column) =>
    (places[column] ?? []).map((place): [number, LeadColumn] => [place, column]),
  );
  return new Map(all);
}

const { kinds, allEnquiries } = textsIn(DEFAULT_LOCALE);
const ownHeadings = allEnquiriesColumns(kinds, allEnquiries).map(({ header }) => lettersOf(header));

/** Whether these are the headings of the product's own list of all enquiries. */
export function areOwn(heads: readonly string[]): boolean {
  const letters = new Set(heads.map(lettersOf));
  return ownHeadings.every((heading) => letters.has(heading));
}

/** Columns that fill a field of the form, if the kind has it; all other columns go into the note. */
export const fieldColumns: ReadonlySet<LeadColumn> = new Set([
  ...leadFields,
  'firstName',
  'lastName',
]);
