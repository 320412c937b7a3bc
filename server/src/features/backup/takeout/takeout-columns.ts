import type { Selectable } from 'kysely';
import type { Tables } from '../../../db/schema.ts';

/**
 * How a value is written. `moment`: ISO 8601 in UTC. `day`: `YYYY-MM-DD`. `paise`: a whole number, 100 for a rupee.
 * `JSON`: in the JSON file the value itself, in the CSV file its text. `left out`: in no file; the description says why.
 */
type NumberType = 'number' | 'moment' | 'paise';
type TextType = 'text' | 'day' | 'JSON';
export type ColumnType = NumberType | TextType | 'yes or no';

type TypesOf<Value> = [Value] extends [0 | 1]
  ? 'yes or no' | 'number'
  : Value extends number
    ? NumberType
    : TextType;

type ColumnOf<Value> = readonly [TypesOf<Exclude<Value, null>> | 'left out', about: string];

/** A table with all its columns: a column that is missing or of another type does not compile. */
export interface TakenTable<Row = Record<string, never>> {
  about: string;
  columns: { readonly [Name in keyof Row]-?: ColumnOf<Row[Name]> };
}

/** A reason: the table is in no takeout. */
export type TakeoutTables<Name extends keyof Tables> = {
  readonly [Each in Name]: TakenTable<Selectable<Tables[Each]>> | string;
};
