import { dayOf, timeOf } from '@dealership/shared';
import { leftOutTables, type TakenFile } from './takeout-files.ts';

export const README = 'README.md';
/** Its last file: a takeout without it is not whole. */
export const DESCRIPTION = 'description.json';

const FORMAT = 'dealership-takeout';
const VERSION = 1;

export const csvName = (table: string) => `csv/${table}.csv`;
export const jsonName = (table: string) => `json/${table}.json`;
export const pictureName = (file: string) => `pictures/${file}`;

/** For people: each file and each column. @param takenAt epoch ms */
export function describeForPeople(takenAt: number, taken: readonly TakenFile[]): string {
  const files = taken.map(({ table, about, columns, leftOut }) =>
    [
      `## ${table}`,
      `${about} Files: \`${csvName(table)}\`, \`${jsonName(table)}\`.`,
      ['| column | type | about |', '| --- | --- | --- |']
        .concat(columns.map((column) => `| ${column.name} | ${column.type} | ${column.about} |`))
        .join('\n'),
      ...leftOut.map(({ name, about: reason }) => `Left out: \`${name}\`. ${reason}`),
    ].join('\n\n'),
  );
  const missing = leftOutTables.map(([table, reason]) => `- ${table}: ${reason}`);
  return `${[head(takenAt), ...files, `## Left out\n\n${missing.join('\n')}`].join('\n\n')}\n`;
}

const head = (takenAt: number) => `# What the dealership has stored

Taken on ${new Date(takenAt).toISOString()}, all in one moment. Each table is there twice, with the same rows and
columns: as CSV for spreadsheets, and as JSON for programs. \`${DESCRIPTION}\` says the same as this text to programs, and
how many rows each file has. It is written last: a takeout without it is not whole.

- CSV: UTF-8 with a byte order mark, commas, every value in quotation marks, the names of the columns in the first line.
  An empty value is \`""\`. A text that a spreadsheet would read as a formula (it begins with \`=\`, \`+\`, \`-\`, \`@\`, one of
  them in full width, a tab or a line break, or with apostrophes and one of these) has one more apostrophe in front.
- JSON: UTF-8, a list of objects, each on a line of its own. An empty value is \`null\`.
- number: as it is. paise: a whole number, 100 for a rupee. moment: ISO 8601 in UTC. day: YYYY-MM-DD.
  yes or no: true or false. JSON: in the JSON file the value itself, in the CSV file its text.
- Pictures are in \`pictures/\`. One that the server has lost is an empty file, named in \`${DESCRIPTION}\`.

The files contain names and numbers of customers: keep them as carefully as the back office.`;

/** For programs. */
export function describeForPrograms(
  takenAt: number,
  taken: readonly TakenFile[],
  found: { rows: Readonly<Record<string, number>>; pictures: number; lost: readonly string[] },
): string {
  const files = taken.map(({ table, about, columns }) => ({
    table,
    about,
    csv: csvName(table),
    json: jsonName(table),
    rows: found.rows[table],
    columns,
  }));
  const description = {
    format: FORMAT,
    version: VERSION,
    taken_at: new Date(takenAt).toISOString(),
    files,
    pictures: { folder: 'pictures', files: found.pictures, lost: found.lost },
  };
  return `${JSON.stringify(description, null, 1)}\n`;
}

const NAMED = 'dealership-takeout-';
const DRAFT = '.draft';

/** With the time in India: two of one day have different names. */
export function takeoutName(takenAt: number): string {
  return `${NAMED}${dayOf(takenAt)}-${timeOf(takenAt).replaceAll(':', '')}.zip`;
}

/** The name of a takeout until it is whole. */
export function takeoutDraftName(name: string): string {
  return name + DRAFT;
}

export function isTakeoutDraft(name: string): boolean {
  return name.startsWith(NAMED) && name.endsWith(DRAFT);
}
