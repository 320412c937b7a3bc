import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export type Cell = string | number;

interface Tab {
  name: string;
  rows: readonly (readonly Cell[])[];
  /** `hidden` or `veryHidden`. */
  state?: string;
  /** Numbers of hidden rows, from 1. */
  hidden?: readonly number[];
  merges?: readonly string[];
}

interface Parts {
  /** Of the workbook. */
  path?: string;
  /** Of the sheets, as the workbook's relations name them. */
  target?: (number: number) => string;
  /** Of the namespaces. */
  isStrict?: boolean;
  /** Before the names of elements. */
  prefix?: string;
  more?: Readonly<Record<string, string | Buffer>>;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** As portals write it: a text that begins with `=` has no apostrophe before it. */
export function unguardedCsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}

/** An archive of these files. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A workbook by hand: programs write its parts under other names, with other namespaces and prefixes. */
export function smallWorkbook(tabs: readonly Tab[], parts: Parts = {}): Promise<Buffer> {
  const { path = 'xl/workbook.xml', isStrict = false, prefix = '', more = {} } = parts;
  const target = parts.target ?? ((number) => `worksheets/sheet${number}.xml`);
  const base = isStrict ? 'http://purl.oclc.org/ooxml' : 'http://schemas.openxmlformats.org';
  const relations = `${base}/officeDocument${isStrict ? '' : '/2006'}/relationships`;
  const main = `${base}/spreadsheetml${isStrict ? '' : '/2006'}/main`;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const tag = (name: string) => `${prefix}${name}`;
  const space = prefix === '' ? `xmlns="${main}"` : `xmlns:${prefix.slice(0, -1)}="${main}"`;
  const files: Record<string, string | Buffer> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': relationsOf([[`${relations}/officeDocument`, path]]),
    [path]: `<${tag('workbook')} ${space} xmlns:r="${relations}"><${tag('sheets')}>${tabs
      .map(({ name, state }, at) => {
        const shown = state === undefined ? '' : ` state="${state}"`;
        return `<${tag('sheet')} name="${escaped(name)}" sheetId="${at + 1}"${shown} r:id="rId${at + 1}"/>`;
      })
      .join('')}</${tag('sheets')}></${tag('workbook')}>`,
    [`${folder}_rels/${path.slice(folder.length)}.rels`]: relationsOf(
      tabs.map((_, at) => [`${relations}/worksheet`, target(at + 1)]),
    ),
  };
  for (const [at, tab] of tabs.entries()) {
    const name = target(at + 1);
    const place = name.startsWith('/')
      ? name.slice(1)
      : new URL(name, `http://x/${folder}`).pathname;
    files[place.replace(/^\//, '')] = sheetOf(tab, { tag, space });
  }
  return zipOf({ ...files, ...more });
}

function relationsOf(all: readonly (readonly [type: string, target: string])[]): string {
  const each = all.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;
}

function sheetOf(
  { rows, hidden = [], merges = [] }: Tab,
  { tag, space }: { tag: (name: string) => string; space: string },
): string {
  const lines = rows.map((cells, at) => {
    const shown = hidden.includes(at + 1) ? ' hidden="1"' : '';
    return `<${tag('row')} r="${at + 1}"${shown}>${cells
      .map((cell, column) => cellOf(cell, `${letterOf(column)}${at + 1}`, tag))
      .join('')}</${tag('row')}>`;
  });
  const merged =
    merges.length === 0
      ? ''
      : `<${tag('mergeCells')}>${merges.map((ref) => `<${tag('mergeCell')} ref="${ref}"/>`).join('')}</${tag('mergeCells')}>`;
  return `<?xml version="1.0"?><${tag('worksheet')} ${space}><${tag('sheetData')}>${lines.join('')}</${tag('sheetData')}>${merged}</${tag('worksheet')}>`;
}

function cellOf(cell: Cell, ref: string, tag: (name: string) => string): string {
  if (cell === '') return '';
  if (typeof cell === 'number')
    return `<${tag('c')} r="${ref}"><${tag('v')}>${cell}</${tag('v')}></${tag('c')}>`;
  if (cell.startsWith('=')) {
    return `<${tag('c')} r="${ref}" t="str"><${tag('f')}>${escaped(cell.slice(1))}</${tag('f')}><${tag('v')}>1</${tag('v')}></${tag('c')}>`;
  }
  if (/^#[A-Z/0]+[!?]?$/.test(cell)) {
    return `<${tag('c')} r="${ref}" t="e"><${tag('v')}>${cell}</${tag('v')}></${tag('c')}>`;
  }
  return `<${tag('c')} r="${ref}" t="inlineStr"><${tag('is')}><${tag('t')}>${escaped(cell)}</${tag('t')}></${tag('is')}></${tag('c')}>`;
}

function letterOf(column: number): string {
  return String.fromCharCode(65 + column);
}
