import {
  BYTE_ORDER_MARK,
  CSV_LINE_END,
  csvLines,
  isPartKey,
  isSpreadsheetError,
  locales,
  messagesIn,
  paiseToRupees,
  priceChangeSchema,
  problem,
  problemIn,
  toPlainText,
  toSearchKey,
  type Locale,
  type Problem,
} from '@dealership/shared';
import { invalidInput } from '../../errors/app-error.ts';
import { findHeadings, lettersOf, rowsBelow, type Headings } from '../../sheets/headings.ts';
import type { Sheet, SheetToWrite } from '../../sheets/sheet.ts';
import type { PricedPart } from './priced-parts.ts';

const columnNames = ['key', 'model', 'name', 'partNo', 'price'] as const;

type ColumnName = (typeof columnNames)[number];

/** In characters. */
const widths: Readonly<Record<ColumnName, number>> = {
  ...{ key: 10, model: 24, name: 36, partNo: 18, price: 14 },
};

/** The price list as an XLSX; keys and part numbers are texts there, so that no zero is lost. */
export function toSheet(parts: readonly PricedPart[], locale: Locale): SheetToWrite {
  const { sheet, columns } = messagesIn(locale).priceListFile;
  const rows = parts.map(({ pricePaise, ...part }) => {
    const cells = { ...part, price: paiseToRupees(pricePaise) };
    return columnNames.map((name) => cells[name]);
  });
  return {
    name: sheet,
    rows: [columnNames.map((name) => columns[name]), ...rows],
    widths: columnNames.map((name) => widths[name]),
  };
}

/** The same as CSV. */
export function toPriceCsv(parts: readonly PricedPart[], locale: Locale): string {
  const cells = toSheet(parts, locale).rows.map((row) => row.map(String));
  return `${BYTE_ORDER_MARK}${csvLines(cells)}${CSV_LINE_END}`;
}

export interface ReadPriceList {
  /** What the file says of each part that it has. */
  rows: { part: PricedPart; pricePaise: number; nameInFile: string }[];
  /** By the number of the row in the file (from 1). */
  unknown: { row: number; text: string }[];
  errors: { row: number; column: ColumnName; problem: Problem }[];
}

/**
 * What a table says of the prices of these parts. A row is about the part of its key or, without one, about the only
 * one of this model and name. The order of the columns does not matter, nor do others beside them.
 *
 * @throws {AppError} `invalid_input` when the table has no headings
 */
export function readPriceList(sheet: Sheet, parts: readonly PricedPart[]): ReadPriceList {
  const headings = findPriceHeadings(sheet.rows);
  if (!headings) throw invalidInput({ file: withoutHeadings() });
  const find = finderOf(parts);
  const read: ReadPriceList = { rows: [], unknown: [], errors: [] };
  /** The number of the row that was about a part. */
  const rowOf = new Map<PricedPart, number>();
  for (const { row, said, formulas, text } of rowsBelow(sheet, {
    ...headings,
    names: columnNames,
  })) {
    const failed = [
      ...formulas.map((column) => ({ row, column, problem: problem('cell_is_formula') })),
      ...columnNames
        .filter((column) => isSpreadsheetError(said[column]))
        .map((column) => ({ row, column, problem: problem('spreadsheet_error') })),
    ];
    const part = failed.length > 0 ? undefined : find(said);
    if (failed.length > 0) {
      read.errors.push(...failed);
    } else if (!part) {
      read.unknown.push({ row, text });
    } else if (rowOf.has(part)) {
      const repeated = problem('row_repeated', { row: rowOf.get(part) ?? 0 });
      read.errors.push({ row, column: said.key === '' ? 'name' : 'key', problem: repeated });
    } else {
      rowOf.set(part, row);
      const { data, error } = priceChangeSchema.safeParse({ price: said.price });
      if (error) {
        const [issue] = error.issues;
        read.errors.push({ row, column: 'price', problem: problemIn(issue?.message ?? '') });
      } else {
        read.rows.push({ part, pricePaise: data.price, nameInFile: otherName(part, said) });
      }
    }
  }
  return read;
}

type Said = Readonly<Record<ColumnName, string>>;

/** The row that names a price, and whose: by key, or by model and name. */
function findPriceHeadings(rows: Sheet['rows']): Headings<ColumnName> | undefined {
  const spellings = Object.fromEntries(
    columnNames.map((name) => [
      name,
      locales.map((locale) => lettersOf(messagesIn(locale).priceListFile.columns[name])),
    ]),
  ) as Record<ColumnName, string[]>;
  return findHeadings(rows, {
    spellings,
    isEnough: ({ price, key, model }) =>
      price !== undefined && (key !== undefined || model !== undefined),
  });
}

function withoutHeadings(): Problem {
  const { columns } = messagesIn(locales[0]).priceListFile;
  return problem('list_without_heads', { columns: columnNames.map((name) => columns[name]) });
}

function nameKey(text: string): string {
  return toSearchKey(text).replaceAll(/\s+/g, ' ').trim();
}

function finderOf(parts: readonly PricedPart[]): (said: Said) => PricedPart | undefined {
  const byKey = new Map<string, PricedPart>(parts.map((part) => [part.key, part]));
  const byName = new Map<string, PricedPart[]>();
  for (const part of parts) {
    const name = fullName(part);
    byName.set(name, [...(byName.get(name) ?? []), part]);
  }
  return ({ key, partNo, ...said }) => {
    if (key !== '') {
      const typed = toPlainText(key).toUpperCase();
      return isPartKey(typed) ? byKey.get(typed) : undefined;
    }
    const named = byName.get(fullName(said)) ?? [];
    const ofNumber = named.filter((part) => nameKey(part.partNo) === nameKey(partNo));
    const [found, ...others] = named.length > 1 ? ofNumber : named;
    return others.length === 0 ? found : undefined;
  };
}

function fullName({ model, name }: Pick<PricedPart, 'model' | 'name'>): string {
  return `${nameKey(model)}\n${nameKey(name)}`;
}

/** So that a column that was sorted alone, beside the others, is seen. */
function otherName({ model, name }: PricedPart, said: Said): string {
  const isOther = (text: string, ours: string) => text !== '' && nameKey(text) !== nameKey(ours);
  if (!isOther(said.model, model) && !isOther(said.name, name)) return '';
  return [said.model, said.name].filter(Boolean).join(' · ');
}
