import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import { constantOf, isFormula } from './cell-formulas.ts';
import type { Merge, RawSheet } from './sheet.ts';

/** Files that spreadsheets open though they are pages: portals call them `.xls`. */
export function isPage(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body|meta|style|script|form|div|center|font|p|h\d|table|thead|tbody|tr)\b/i.test(
    text.slice(0, LOOKED_AT),
  );
}

/** In characters: enough to decide. */
const LOOKED_AT = 4096;

/** Tables beyond these are not read: a page of a portal has a few. */
const MOST_TABLES = 50;

/** Most columns that a cell may span; wider ones are titles, or an attack. */
const WIDEST = 100;

/** In UTF-16 units. */
const LONGEST_CELL = 8192;

/** Elements that end a line within a cell. */
const breaks = new Set(['br', 'p', 'div', 'li']);

/** Elements whose content is no text of the page. */
const modes: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

/** The tables of a page, each separately, those within others too; nothing in it is run or fetched. */
export function readHtml(text: string): RawSheet[] {
  const done: TableReader[] = [];
  const open: TableReader[] = [];
  const current = () => open.at(-1);
  const close = () => {
    const closed = open.pop();
    closed?.endRow();
    current()?.addText(` ${closed?.text() ?? ''} `);
  };
  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      onStartTag: (tag) => {
        const { tagName } = tag;
        const mode = modes[tagName];
        if (mode !== undefined) tokenizer.state = mode;
        if (tagName === 'table' && done.length < MOST_TABLES) {
          const table = createTableReader();
          done.push(table);
          open.push(table);
        } else if (tagName === 'tr') current()?.startRow(isHidden(tag));
        else if (tagName === 'td' || tagName === 'th') current()?.startCell(tag);
        else if (breaks.has(tagName)) current()?.addText('\n');
      },
      onEndTag: ({ tagName }) => {
        if (tagName === 'table') close();
        else if (tagName === 'tr') current()?.endRow();
        else if (tagName === 'td' || tagName === 'th') current()?.endCell();
      },
      onCharacter: ({ chars }) => current()?.addText(chars),
      onWhitespaceCharacter: () => current()?.addText(' '),
      ...silent,
    },
  );
  tokenizer.write(text, true);
  while (open.length > 0) close();
  return done.map((table) => table.sheet()).filter(({ rows }) => rows.length > 0);
}

const silent = {
  onComment: () => undefined,
  onDoctype: () => undefined,
  onEof: () => undefined,
  onNullCharacter: () => undefined,
};

type TableReader = ReturnType<typeof createTableReader>;

function createTableReader() {
  const rows: string[][] = [];
  const formulas: RawSheet['formulas'] = [];
  const merges: Merge[] = [];
  const hidden = new Set<number>();
  /** By column, the last row into which a cell from above reaches. */
  const reach: number[] = [];
  let cells: string[] | undefined;
  let cell: { text: string; tag: Token.TagToken } | undefined;

  const at = () => rows.length;
  const endCell = () => {
    if (!cell || !cells) return;
    const { tag } = cell;
    while ((reach[cells.length] ?? -1) >= at()) cells.push('');
    const column = cells.length;
    const shown = cell.text
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .trim();
    const constant = constantOf(shown);
    const isWorkedOut = attribute(tag, 'x:fmla') !== undefined || isFormula(shown);
    if (constant === undefined && isWorkedOut) formulas.push({ row: at(), column });
    const width = column < WIDEST ? span(tag, 'colspan', WIDEST) : 1;
    cells.push(constant ?? shown, ...Array.from({ length: width - 1 }, () => ''));
    const height = span(tag, 'rowspan', MOST_ROWS_OF_A_CELL);
    if (height > 1) {
      const endRow = at() + height - 1;
      merges.push({ startRow: at(), startCol: column, endRow });
      for (let place = column; place < cells.length; place += 1) reach[place] = endRow;
    }
    cell = undefined;
  };
  const endRow = () => {
    endCell();
    if (cells) rows.push(cells);
    cells = undefined;
  };
  return {
    startRow: (isRowHidden: boolean) => {
      endRow();
      cells = [];
      if (isRowHidden) hidden.add(at());
    },
    startCell: (tag: Token.TagToken) => {
      endCell();
      cells ??= [];
      cell = { text: '', tag };
    },
    endCell,
    endRow,
    addText: (text: string) => {
      if (cell && cell.text.length < LONGEST_CELL) cell.text += text;
    },
    /** All its text, for the cell that contains it. */
    text: () => rows.slice(0, 20).flat().join(' ').slice(0, LONGEST_CELL),
    sheet: (): RawSheet => ({ name: '', rows, formulas, hidden, merges }),
  };
}

/** As many rows as a list may have. */
const MOST_ROWS_OF_A_CELL = 20_000;

function span(tag: Token.TagToken, name: string, most: number): number {
  const cells = Number.parseInt(attribute(tag, name) ?? '', 10);
  return cells > 1 ? Math.min(cells, most) : 1;
}

function attribute({ attrs }: Token.TagToken, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

function isHidden(tag: Token.TagToken): boolean {
  const style = attribute(tag, 'style') ?? '';
  return attribute(tag, 'hidden') !== undefined || /display\s*:\s*none/i.test(style);
}
