import { buffer } from 'node:stream/consumers';
import { readXlsx as readWorkbook } from 'hucre/xlsx';
import { fromBufferPromise, type Entry } from 'yauzl';
import { ZipFile } from 'yazl';
import { problem } from '@dealership/shared';
import { UnreadableSheet, type Sheet } from './sheet.ts';

const MEGABYTE = 1024 * 1024;

/** A price list unpacks to less than 1 MB; what is larger than this is no price list, or an attack. */
const MOST_UNPACKED_MB = 50;
const MOST_ENTRIES = 1000;

/** What can run: Visual Basic, the macro language before it, and controls. */
const PROGRAM = /(^|\/)(vbaProject[^/]*\.bin|macrosheets\/|activeX\/)/i;

const WORKBOOK = 'xl/workbook.xml';
const CONTENT_TYPES = '[Content_Types].xml';

/**
 * Reads the first sheet of an Excel workbook. Nothing in it is run, and formulas are not worked out.
 *
 * @param options.mostRows whatever lies further down is not read, though there may be rows in between
 * @throws {UnreadableSheet} when it is none, is damaged, holds a program or unpacks to too much
 */
export async function readXlsx(bytes: Buffer, { mostRows }: { mostRows: number }): Promise<Sheet> {
  const files = await unpack(bytes);
  const types = files.get(CONTENT_TYPES)?.toString() ?? '';
  if ([...files.keys()].some((name) => PROGRAM.test(name)) || /macroEnabled/i.test(types)) {
    throw new UnreadableSheet(problem('list_with_macros'));
  }
  if (!files.has(WORKBOOK)) throw new UnreadableSheet(problem('not_list'));
  const { sheets } = await orDamaged(async () =>
    readWorkbook(await packed(files), { sheets: [0], maxRows: mostRows }),
  );
  const [first] = sheets;
  if (!first) throw new UnreadableSheet(problem('list_damaged'));
  const formulas = [...(first.cells ?? [])].flatMap(([place, { formula }]) => {
    const [row = 0, column = 0] = place.split(',').map(Number);
    return formula === undefined ? [] : [{ row, column }];
  });
  return { rows: first.rows.map((cells) => cells.map(textOf)), formulas };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  // oxlint-disable-next-line typescript/no-base-to-string -- a number, a boolean or a text
  return String(value);
}

/** The files in it, each of them as long as it says: yauzl stops a stream that gives more. */
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

/** Another reader might find other sizes in the same archive: this one holds what was counted. */
function packed(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) {
    const isSheet = name.startsWith('xl/worksheets/');
    const safe = isSheet ? Buffer.from(withFormulas(content.toString())) : content;
    zip.addBuffer(safe, name, { compress: false });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** The reader takes a formula without a text, as a table of data has it, for none. */
function withFormulas(xml: string): string {
  return xml.replaceAll(/<((?:\w+:)?f)(\s[^<>]*?)?(?:\/>|><\/\1>)/g, '<$1$2>=</$1>');
}

async function orDamaged<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw new UnreadableSheet(problem('list_damaged'), { cause: error });
  }
}
