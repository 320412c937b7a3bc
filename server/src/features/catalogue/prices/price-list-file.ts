import Papa from 'papaparse';
import {
  BYTE_ORDER_MARK,
  CSV_LINE_END,
  csvOptions,
  isPartKey,
  locales,
  textsIn,
  paiseToRupees,
  priceChangeSchema,
  isSpreadsheetError,
  priceColumns,
  priceListLimits,
  problem,
  problemIn,
  toPlainText,
  type Locale,
  type Problem,
} from '@dealership/shared';
import { yieldToOthers } from '../../../db/engines/loop-turns.ts';
import { invalidInput } from '../../../errors/app-error.ts';
import { faultOf } from '../../../sheets/cell-faults.ts';
import {
  findTable,
  rowsBelow,
  type FoundTable,
  type HeadedRow,
  type Spellings,
} from '../../../sheets/headings.ts';
import type { Sheet, SheetToWrite } from '../../../sheets/sheet.ts';
import { spellingOf } from '../models/model-names.ts';
import type { PricedPart } from '../models/priced-parts.ts';

type ColumnName = (typeof priceColumns)[number];

/** `whole`: a column of circulars that names model and variant together. */
type ReadColumn = ColumnName | 'whole';

/** In characters. */
const widths: Readonly<Record<ColumnName, number>> = {
  key: 10,
  model: 24,
  name: 36,
  partNo: 18,
  price: 14,
};

/** The price list as an XLSX; keys and part numbers are texts there, so that no zero is lost. */
export function toSheet(parts: readonly PricedPart[], locale: Locale): SheetToWrite {
  const { sheet, columns } = textsIn(locale).priceListFile;
  const rows = parts.map(({ pricePaise, ...part }) => {
    const cells = { ...part, price: paiseToRupees(pricePaise) };
    return priceColumns.map((name) => cells[name]);
  });
  return {
    name: sheet,
    rows: [priceColumns.map((name) => columns[name]), ...rows],
    widths: priceColumns.map((name) => widths[name]),
  };
}

export function toPriceCsv(parts: readonly PricedPart[], locale: Locale): string {
  const cells = toSheet(parts, locale).rows.map((row) => row.map(String));
  return `${BYTE_ORDER_MARK}${Papa.unparse(cells, csvOptions)}${CSV_LINE_END}`;
}

export interface ReadPriceList {
  /** The tab that was read; `''`: the file has none. */
  sheet: string;
  columns: { heading: string; is: string }[];
  hidden: number;
  rows: { part: PricedPart; pricePaise: number; nameInFile: string }[];
  /** By the number of the row in the file (from 1). */
  unknown: { row: number; text: string }[];
  /** `text`: the whole row; `about`: the model with its variant or accessory; `typed`: the cell. */
  errors: {
    row: number;
    text: string;
    about: string;
    column: ColumnName;
    typed: string;
    problem: Problem;
  }[];
}

/**
 * Reads the prices of these parts from the tables of a file. A row belongs to the part with its key or, without a key,
 * to the only part with this model and name. A model also applies to the rows below it that name none. The columns
 * may be in any order, with others between them.
 *
 * @throws {AppError} `invalid_input` when no table has headings
 * @throws {UnreadableSheet} when there are too many rows
 */
export async function readPriceList(
  sheets: readonly Sheet[],
  { parts, locale }: { parts: readonly PricedPart[]; locale: Locale },
): Promise<ReadPriceList> {
  const found = findPriceTable(sheets);
  if (!found) throw invalidInput({ file: withoutHeadings() });
  const find = finderOf(parts);
  const read: ReadPriceList = { ...about(found, locale), rows: [], unknown: [], errors: [] };
  const rowOf = new Map<PricedPart, number>();
  let model = '';
  for (const headed of rowsBelow(found.sheet, found.headings)) {
    await yieldToOthers();
    const { row, text } = headed;
    const { written: own, formulas } = columnsOf(headed, found);
    model = own.model || model;
    const written =
      own.key === '' && own.model === '' && own.whole === '' ? { ...own, model } : own;
    const part = formulas.length > 0 ? undefined : find(written);
    const errors = priceColumns.filter((column) => isSpreadsheetError(own[column]));
    const refuse = (column: ColumnName, wrong: Problem) => {
      const whole = written.whole || [written.model, written.name].filter(Boolean).join(' ');
      const about = part ? `${part.model} ${part.name}`.trim() : whole;
      read.errors.push({ row, text, about, column, typed: own[column].trim(), problem: wrong });
    };
    if (errors.length > 0) {
      for (const each of errors) refuse(each, problem('cell_is_error', { text: own[each].trim() }));
    } else if (formulas.length > 0) {
      for (const each of formulas) refuse(each, problem('cell_is_formula'));
    } else if (!part) {
      read.unknown.push({ row, text });
    } else if (rowOf.has(part)) {
      const repeated = problem('row_repeated', { row: rowOf.get(part) ?? 0 });
      refuse(written.key === '' ? 'name' : 'key', repeated);
    } else {
      rowOf.set(part, row);
      const { data, error } = priceChangeSchema.safeParse({ price: written.price });
      const parted = partedAmount(headed, found);
      if (parted !== undefined) {
        refuse('price', problem('amount_parted', { text: parted }));
      } else if (error) {
        const [issue] = error.issues;
        refuse('price', faultOf(written.price) ?? problemIn(issue?.message ?? ''));
      } else {
        read.rows.push({ part, pricePaise: data.price, nameInFile: otherName(part, written) });
      }
    }
  }
  return read;
}

type Written = Readonly<Record<ReadColumn, string>>;
type PriceTable = FoundTable<ReadColumn>;

const readColumns: readonly ReadColumn[] = [...priceColumns, 'whole'];

/** Only the surest column has the price: another may include tax and insurance, and such a one is the least sure. */
function columnsOf(
  { cells, formulas }: HeadedRow,
  { headings: { places } }: PriceTable,
): { written: Written; formulas: ColumnName[] } {
  const placesOf = (column: ReadColumn) =>
    (places[column] ?? []).slice(0, column === 'price' ? 1 : 9);
  const written = Object.fromEntries(
    readColumns.map((column) => [
      column,
      placesOf(column)
        .map((place) => cells[place] ?? '')
        .find((cell) => cell !== '') ?? '',
    ]),
  ) as Written;
  const withFormula = readColumns.filter((column) =>
    placesOf(column).some((place) => formulas.has(place)),
  );
  return {
    written,
    formulas: withFormula.map((column) => (column === 'whole' ? 'model' : column)),
  };
}

/** The rest of an amount after its comma: `412`, or `02` before it. */
const REST = /^\p{Nd}{2,3}(?:\.\p{Nd}+)?(?:\s*\/-)?$/u;

/**
 * A price that a CSV has split into two or more cells, `66,412` without quotation marks: the row is longer than the
 * headings.
 */
function partedAmount({ cells }: HeadedRow, { sheet, headings: { at, places } }: PriceTable) {
  const [place = -1] = places.price ?? [];
  const heads = sheet.rows[at] ?? [];
  const width = heads.findLastIndex((head) => head.trim() !== '') + 1;
  const [price = '', ...rest] = cells.slice(place);
  const isLonger = cells.findLastIndex((cell) => cell !== '') >= width;
  if (sheet.name !== '' || !isLonger || !/(?:^|\P{Nd})\p{Nd}{1,3}$/u.test(price)) return undefined;
  const end = rest.findIndex((cell) => !REST.test(cell));
  const parts = rest.slice(0, end < 0 ? undefined : end);
  return parts.length > 0 ? [price, ...parts].join(',') : undefined;
}

function about({ sheet, headings }: PriceTable, locale: Locale) {
  const { columns: labels, whole } = textsIn(locale).priceListFile;
  const heads = sheet.rows[headings.at] ?? [];
  const columns = readColumns.flatMap((column) => {
    const heading = heads[headings.places[column]?.[0] ?? -1];
    const is = column === 'whole' ? whole : labels[column];
    return heading === undefined ? [] : [{ heading: heading.trim(), is }];
  });
  return { sheet: sheet.name, columns, hidden: sheet.hidden };
}

const spellings = Object.fromEntries(
  readColumns.map((column): [ReadColumn, Spellings] => {
    const texts = locales.map((locale) => textsIn(locale).priceListFile);
    const words = texts.flatMap(({ words: all }) =>
      column in all ? [all[column as keyof typeof all]] : [],
    );
    return [
      column,
      {
        // A file's own heading, which is in every list, is the surest.
        whole: [
          ...new Set(
            texts.flatMap(({ columns, headings, whole }) => [
              column === 'whole' ? whole : columns[column],
              ...headings[column],
            ]),
          ),
        ],
        within: words.flatMap(({ within }) => within),
        unless: words.flatMap(({ unless }) => unless),
        last: words.flatMap((each) => ('last' in each ? each.last : [])),
      },
    ];
  }),
) as Record<ReadColumn, Spellings>;

/** The table with a price and its part: by key, or by model and name. */
function findPriceTable(sheets: readonly Sheet[]): PriceTable | undefined {
  const isEnough = ({ price, key, model, whole }: PriceTable['headings']['places']) =>
    price !== undefined && (key ?? model ?? whole) !== undefined;
  return findTable(sheets, {
    spellings,
    mostRows: priceListLimits.rows,
    isEnough,
    isSure: isEnough,
  });
}

function withoutHeadings(): Problem {
  const { columns } = textsIn(locales[0]).priceListFile;
  return problem('list_without_heads', { columns: priceColumns.map((name) => columns[name]) });
}

function finderOf(parts: readonly PricedPart[]): (written: Written) => PricedPart | undefined {
  const byKey = new Map<string, PricedPart>(parts.map((part) => [part.key, part]));
  const byName = new Map<string, PricedPart[]>();
  const byWhole = new Map<string, PricedPart[]>();
  for (const part of parts) {
    const name = fullName(part);
    byName.set(name, [...(byName.get(name) ?? []), part]);
    const whole = spellingOf(`${part.model} ${part.name}`);
    byWhole.set(whole, [...(byWhole.get(whole) ?? []), part]);
  }
  return ({ key, partNo, ...written }) => {
    if (key !== '') {
      const typed = toPlainText(key).toUpperCase();
      return isPartKey(typed) ? byKey.get(typed) : undefined;
    }
    const whole = written.whole || written.model;
    const named =
      (written.model === '' ? undefined : byName.get(fullName(written))) ??
      (written.name === '' ? byWhole.get(spellingOf(whole)) : undefined) ??
      [];
    const ofNumber = named.filter((part) => spellingOf(part.partNo) === spellingOf(partNo));
    const [found, ...others] = named.length > 1 ? ofNumber : named;
    return others.length === 0 ? found : undefined;
  };
}

function fullName({ model, name }: Pick<PricedPart, 'model' | 'name'>): string {
  return `${spellingOf(model)}\n${spellingOf(name)}`;
}

/** The name in a row if it differs from the part's: it shows that a column was sorted without the others. */
function otherName({ model, name }: PricedPart, written: Written): string {
  const isOther = (text: string, ours: string) =>
    text !== '' && spellingOf(text) !== spellingOf(ours);
  if (written.whole !== '') return isOther(written.whole, `${model} ${name}`) ? written.whole : '';
  const inOne = written.name === '' && !isOther(written.model, `${model} ${name}`);
  if (inOne || (!isOther(written.model, model) && !isOther(written.name, name))) return '';
  return [written.model, written.name].filter(Boolean).join(' · ');
}
