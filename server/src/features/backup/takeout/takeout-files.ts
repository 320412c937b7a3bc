import Papa from 'papaparse';
import { BYTE_ORDER_MARK, CSV_LINE_END, csvOptions } from '@dealership/shared';
import type { Tables } from '../../../db/schema.ts';
import type { BackupRow } from '../backup-repository.ts';
import { enquiryTables } from './enquiry-tables.ts';
import { ownTables } from './own-tables.ts';
import type { ColumnType, TakenTable, TakeoutTables } from './takeout-columns.ts';

/** Every table of the database: one without a description does not compile. */
const allTables: TakeoutTables<keyof Tables> = { ...enquiryTables, ...ownTables };

interface Column {
  name: string;
  type: ColumnType;
  about: string;
}

export interface TakenFile {
  table: keyof Tables;
  about: string;
  columns: readonly Column[];
  leftOut: readonly Column[];
}

/** Tables that are in a takeout, with their columns, in the order of the files. */
export const takenFiles: readonly TakenFile[] = Object.entries(allTables).flatMap(
  ([table, described]): TakenFile[] => {
    if (typeof described === 'string') return [];
    const { about, columns } = described as TakenTable<Record<string, string>>;
    const all = Object.entries(columns).map(([name, [type, text]]) => ({
      name,
      type: type as ColumnType | 'left out',
      about: text,
    }));
    return [
      {
        table: table as keyof Tables,
        about,
        columns: all.filter((column): column is Column => column.type !== 'left out'),
        leftOut: all.filter(({ type }) => type === 'left out') as Column[],
      },
    ];
  },
);

/** Tables that are in no takeout, with the reason. */
export const leftOutTables: readonly (readonly [table: string, reason: string])[] = Object.entries(
  allTables,
).flatMap(([table, reason]) => (typeof reason === 'string' ? [[table, reason] as const] : []));

export type Value = string | number | boolean | null | object;

/** The values of a row as its description says, in the order of its columns. */
export function valuesOf({ columns }: Pick<TakenFile, 'columns'>, row: BackupRow): Value[] {
  return columns.map(({ name, type }) => {
    const value = row[name] ?? null;
    if (value === null) return null;
    if (type === 'moment') return new Date(value).toISOString();
    if (type === 'yes or no') return value === 1;
    if (type === 'JSON') return JSON.parse(String(value)) as Value;
    return value;
  });
}

/**
 * Unlike in other CSV files a text that begins with an apostrophe and such a sign gets a further one: so each text can be
 * read back as it was.
 */
const options = {
  ...csvOptions,
  escapeFormulae: new RegExp(csvOptions.escapeFormulae.source.replace('^', "^'*")),
};

/** The text of a CSV file, in parts. */
export async function* csvOf(
  file: TakenFile,
  batches: AsyncIterable<BackupRow[]>,
): AsyncGenerator<Buffer> {
  const toLines = (lines: unknown[][]) => Papa.unparse(lines, options) + CSV_LINE_END;
  yield Buffer.from(BYTE_ORDER_MARK + toLines([file.columns.map(({ name }) => name)]));
  for await (const rows of batches) {
    const cells = rows.map((row) =>
      valuesOf(file, row).map((value, place) =>
        file.columns[place]?.type === 'JSON' && value !== null ? JSON.stringify(value) : value,
      ),
    );
    yield Buffer.from(toLines(cells));
  }
}

/** The text of a JSON file, in parts: a list of objects, each on a line of its own. */
export async function* jsonOf(
  file: TakenFile,
  batches: AsyncIterable<BackupRow[]>,
): AsyncGenerator<Buffer> {
  let before = '[\n';
  for await (const rows of batches) {
    const lines = rows.map((row) => {
      const values = valuesOf(file, row);
      return JSON.stringify(
        Object.fromEntries(file.columns.map(({ name }, place) => [name, values[place]])),
      );
    });
    yield Buffer.from(before + lines.join(',\n'));
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}
