import {
  addDays,
  CHECK_DAYS,
  OTHER_PLACE,
  paiseToRupees,
  rateFuels,
  readAmount,
  toPlainText,
  type RateTable,
} from '@dealership/shared';

/** For how many days before its end a table is said to end. */
const END_DAYS = 30;

type Group = Pick<RateTable, 'line' | 'fuel' | 'place'>;

const isIn = (group: Group) => (table: RateTable) =>
  table.line === group.line && table.fuel === group.fuel && table.place === group.place;

export interface RateWarning {
  what: 'unchecked' | 'ends' | 'over';
  /** Since when, or when it ends. */
  day: string;
}

/** What staff have to look at in a table: nothing in one that is over and has a follower. */
export function warningsOf(
  table: RateTable,
  tables: readonly RateTable[],
  today: string,
): readonly RateWarning[] {
  const { validFrom, validTo, checkedOn } = table;
  const next = tables
    .filter(isIn(table))
    .map((each) => each.validFrom)
    .filter((from) => from > validFrom)
    .toSorted()[0];
  const isOver = (validTo !== '' && validTo < today) || (next !== undefined && next <= today);
  if (isOver && next !== undefined) return [];
  const warnings: RateWarning[] = [];
  if (checkedOn !== '' && checkedOn < addDays(today, -CHECK_DAYS)) {
    warnings.push({ what: 'unchecked', day: checkedOn });
  }
  if (next === undefined && validTo !== '' && validTo <= addDays(today, END_DAYS)) {
    warnings.push({ what: isOver ? 'over' : 'ends', day: validTo });
  }
  return warnings;
}

/** The tables of a line by fuel and place, each with its position in the setting. */
export function tablesOf(
  tables: readonly RateTable[],
  line: RateTable['line'],
  places: readonly string[],
): readonly { table: RateTable; at: number }[] {
  const order = ({ fuel, place }: RateTable) => {
    const at = ['', ...places].indexOf(place);
    return rateFuels.indexOf(fuel) * 1000 + (at === -1 ? 999 : at);
  };
  return tables
    .map((table, at) => ({ table, at }))
    .filter(({ table }) => table.line === line)
    .toSorted((a, b) => order(a.table) - order(b.table));
}

/**
 * The tables with a new one: the first of its line, fuel and place, or one that follows the last of them with the same
 * rows. Nobody has checked it yet.
 */
export function withNewTable(
  tables: readonly RateTable[],
  group: Group,
  today: string,
): { tables: readonly RateTable[]; added: RateTable } {
  const at = tables.findLastIndex(isIn(group));
  const last = tables[at];
  const unchecked = { source: '', checkedOn: '', validTo: '' };
  const added: RateTable = last
    ? {
        ...last,
        ...unchecked,
        validFrom: last.validTo === '' ? '' : addDays(last.validTo, 1),
      }
    : {
        ...group,
        ...unchecked,
        validFrom: today,
        bands: [{ size: null, price: null, rate: { amount: NaN } }],
      };
  return { tables: tables.toSpliced(last ? at + 1 : tables.length, 0, added), added };
}

/** Whether no table of its line, fuel and place comes after it in the list. */
export function isLast(tables: readonly RateTable[], at: number): boolean {
  const table = tables[at];
  return table !== undefined && tables.findLastIndex(isIn(table)) === at;
}

const CODE_LENGTH = 20;

/** A name for addresses and stored cards, made from the English name: `extended-warranty`. */
export function codeOf(name: string, taken: readonly string[]): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const cut = (length: number) => words.slice(0, length).replaceAll(/^-+|-+$/g, '') || 'entry';
  const used = [...taken, OTHER_PLACE];
  let code = cut(CODE_LENGTH);
  for (let count = 2; used.includes(code); count += 1) code = `${cut(CODE_LENGTH - 3)}-${count}`;
  return code;
}

/** What cannot be read is sent as it was typed: the server returns the error for its field. */
const asTyped = (typed: string) => typed as unknown as number;

/** Rupees as people write them; `NaN`: nothing. */
export function readRupees(typed: string): number {
  if (toPlainText(typed) === '') return NaN;
  const paise = readAmount(typed);
  return paise === undefined ? asTyped(typed) : paiseToRupees(paise);
}

/** A limit; `null`: none. */
export function readLimit(typed: string): number | null {
  const rupees = readRupees(typed);
  return Number.isNaN(rupees) ? null : rupees;
}

/** `12, 24, 36`; a part that is no number is sent as typed. */
export function readMonths(typed: string): readonly number[] {
  const parts = typed.split(',').filter((part) => part.trim() !== '');
  return parts.map((part) => {
    const count = Number(toPlainText(part));
    return Number.isNaN(count) ? asTyped(part) : count;
  });
}

/** An empty field for what is not there. */
export const showNumber = (value: number | null) =>
  value === null || Number.isNaN(value) ? '' : String(value);
