import { buffer } from 'node:stream/consumers';
import { readXlsx as readWorkbook } from 'hucre/xlsx';
import { fromBufferPromise, type Entry } from 'yauzl';
import { ZipFile } from 'yazl';
import { problem } from '@dealership/shared';
import { constantOf } from './cell-formulas.ts';
import { UnreadableSheet, type RawSheet } from './sheet.ts';
import { sortOfZip } from './file-sort.ts';

/** Parts that can run: Visual Basic, the macro language before it, and controls. */
const PROGRAM = /(^|\/)(vbaProject[^/]*\.bin|macrosheets\/|activeX\/)/i;

const CONTENT_TYPES = '[Content_Types].xml';

/**
 * Reads the visible sheets of an Excel workbook. Nothing in it is run, and formulas are not calculated.
 * @param options.mostRows rows further down are not read, even after a gap
 * @throws {UnreadableSheet} when it is no workbook, is damaged, contains a program or unpacks to too much
 */
export async function readXlsx(
  bytes: Buffer,
  { mostRows }: { mostRows: number },
): Promise<RawSheet[]> {
  const files = await unpack(bytes);
  const types = files.get(CONTENT_TYPES)?.toString() ?? '';
  if ([...files.keys()].some((name) => PROGRAM.test(name)) || /macroEnabled/i.test(types)) {
    throw new UnreadableSheet(problem('list_with_macros'));
  }
  const workbook = findWorkbook(files);
  if (!workbook) throw new UnreadableSheet(sortOfZip(files));
  const others = otherTabs(files, workbook);
  const { sheets } = await orDamaged(async () =>
    readWorkbook(await pack(files, (xml) => withFormulas(xml)), {
      sheets: ({ name, hidden, veryHidden }) =>
        hidden !== true && veryHidden !== true && !others.has(name),
      maxRows: mostRows,
    }),
  );
  if (sheets.length === 0) throw new UnreadableSheet(problem('list_damaged'));
  return sheets.map(({ name, rows, cells, rowDefs, merges = [] }) => {
    const texts = rows.map((row) => row.map(textOf));
    const formulas: RawSheet['formulas'] = [];
    for (const [place, { formula }] of cells ?? []) {
      if (formula === undefined) continue;
      const [row = 0, column = 0] = place.split(',').map(Number);
      const constant = constantOf(formula.startsWith('=') ? formula : `=${formula}`);
      const cellsOfRow = texts[row];
      if (constant === undefined) formulas.push({ row, column });
      else if (cellsOfRow) cellsOfRow[column] = constant;
    }
    const hidden = [...(rowDefs ?? [])].flatMap(([row, def]) => (def.hidden ? [row] : []));
    return { name, rows: texts, formulas, hidden: new Set(hidden), merges };
  });
}

/** The path of the workbook, as the relations of the package name it. */
function findWorkbook(files: ReadonlyMap<string, Buffer>): string | undefined {
  const target = relationsOf(files.get('_rels/.rels')).find(({ type }) =>
    type.endsWith('/officeDocument'),
  )?.target;
  const path = target?.replace(/^\//, '') ?? '';
  const content = files.get(path)?.toString() ?? '';
  return /<(?:\w+:)?workbook[\s>]/.test(content) ? path : undefined;
}

/** The names of tabs without a table, such as charts. */
function otherTabs(files: ReadonlyMap<string, Buffer>, workbook: string): ReadonlySet<string> {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(workbook) ?? [];
  const relations = relationsOf(files.get(`${folder}_rels/${name}.rels`));
  const tables = relations.filter(({ type }) => type.endsWith('/worksheet')).map(({ id }) => id);
  const tabs = attributesOf(files.get(workbook)?.toString() ?? '', 'sheet');
  return new Set(
    tabs
      .filter((tab) => !tables.some((id) => Object.values(tab).includes(id)))
      .map(({ name: tabName = '' }) => tabName),
  );
}

function relationsOf(xml: Buffer | undefined) {
  return attributesOf(xml?.toString() ?? '', 'Relationship').map(
    ({ Id: id = '', Type: type = '', Target: target = '' }) => ({ id, type, target }),
  );
}

function attributesOf(xml: string, tag: string): Record<string, string>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}\\s([^<>]*)>`, 'g'));
  return [...tags].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, name = '', quoted, single]) => [name, unescaped(quoted ?? single ?? '')],
      ),
    ),
  );
}

function unescaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'" };
  return text
    .replaceAll(/&(lt|gt|quot|apos);/g, (whole, name: string) => signs[name] ?? whole)
    .replaceAll('&amp;', '&');
}

/** Dates before it are times of a day: day 0 of spreadsheets is at the end of 1899. */
const FIRST_YEAR = 1905;

/** A sum may be stored as 71985.99999999999, and is shown as 71986. */
const SHOWN_DIGITS = 15;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  // A spreadsheet keeps 15 digits: a longer number is shown as rounded.
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    return value.toExponential().toUpperCase();
  }
  if (typeof value === 'number') return String(Number(value.toPrecision(SHOWN_DIGITS)));
  // oxlint-disable-next-line typescript/no-base-to-string -- a number, a boolean or a text
  return String(value);
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const iso = date.toISOString();
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 16)];
  if (date.getUTCFullYear() < FIRST_YEAR) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

/** The library reads a formula without text (a data table has such) as no formula. */
function withFormulas(xml: string): string {
  return xml.replaceAll(/<((?:\w+:)?f)(\s[^<>]*?)?(?:\/>|><\/\1>)/g, '<$1$2>=</$1>');
}

const MEGABYTE = 1024 * 1024;

/** A price list unpacks to less than 1 MB; a larger archive is no price list, or an attack. */
const MOST_UNPACKED_MB = 50;
const MOST_ENTRIES = 1000;

/** The files in an archive, each as long as its entry claims: yauzl stops a longer stream. */
async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await orDamaged(() => fromBufferPromise(bytes, { lazyEntries: true }));
  const entries: Entry[] = [];
  await orDamaged(async () => {
    for await (const entry of zip.eachEntry()) entries.push(entry);
  });
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > MOST_UNPACKED_MB * MEGABYTE || entries.length > MOST_ENTRIES) {
    throw new UnreadableSheet(problem('list_too_heavy', { megabytes: MOST_UNPACKED_MB }));
  }
  const files = new Map<string, Buffer>();
  await orDamaged(async () => {
    for (const entry of entries) {
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
  });
  return files;
}

/**
 * Writes an archive of the counted content: another reader might find other sizes in the original.
 * @param change changes each XML in it
 */
function pack(
  files: ReadonlyMap<string, Buffer>,
  change: (xml: string) => string,
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) {
    const safe = name.endsWith('.xml') ? Buffer.from(change(content.toString())) : content;
    zip.addBuffer(safe, name, { compress: false });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** @throws {UnreadableSheet} when the reader finds something wrong */
async function orDamaged<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw new UnreadableSheet(problem('list_damaged'), { cause: error });
  }
}
