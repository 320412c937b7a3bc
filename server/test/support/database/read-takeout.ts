import { buffer } from 'node:stream/consumers';
import Papa from 'papaparse';
import { openPromise, type Entry } from 'yauzl';

type Row = Record<string, unknown>;
type File = { table: string; csv: string; json: string; rows: number; columns: Column[] };
export type Column = { name: string; type: string };
type Description = { files: File[]; pictures: { files: number; lost: string[] } };

const withoutApostrophe = (cell: string) =>
  /^''*[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
const readers: Record<string, (cell: string) => unknown> = {
  number: Number,
  paise: Number,
  'yes or no': (cell) => cell === 'true',
  JSON: (cell) => JSON.parse(cell) as unknown,
};
/** In CSV an empty text and an empty value are the same. */
const spell = (rows: Row[]) =>
  JSON.stringify(rows, (_key, value: unknown) => (value === '' ? null : value));

/** Reads a takeout and knows nothing of the product but `description.json`: counts of rows and sums of numbers. */
export async function readTakeout(file: string) {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const read = async (name: string) =>
    (await buffer(await zip.openReadStreamPromise(entries.get(name)!))).toString('utf8');
  const description = JSON.parse(await read('description.json')) as Description;
  const found = new Map<string, { rows: number; sums: Record<string, number>; isSame: boolean }>();
  for (const { table, csv, json, columns } of description.files) {
    const text = (await read(csv)).slice(1);
    const [head = [], ...lines] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
    const fromCsv = lines.map((cells) => {
      const valueOf = ({ name, type }: Column) => {
        const cell = withoutApostrophe(cells[head.indexOf(name)]!);
        return cell === '' ? null : (readers[type] ?? String)(cell);
      };
      return Object.fromEntries(columns.map((column) => [column.name, valueOf(column)]));
    });
    const rows = JSON.parse(await read(json)) as Row[];
    const summed = columns.filter(({ type }) => type === 'number' || type === 'paise');
    const sumOf = ({ name }: Column) => rows.reduce((sum, row) => sum + Number(row[name]), 0);
    const sums = Object.fromEntries(summed.map((column) => [column.name, sumOf(column)]));
    found.set(table, { rows: rows.length, sums, isSame: spell(fromCsv) === spell(rows) });
  }
  return { found, description, names: [...entries.keys()], read, close: () => zip.close() };
}
