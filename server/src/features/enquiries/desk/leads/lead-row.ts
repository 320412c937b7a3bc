import { hash } from 'node:crypto';
import {
  addedForm,
  codePoints,
  emailSchema,
  enquiryDefinitions,
  leadColumns,
  leadDetailSchema,
  leadFields,
  leadLimits,
  lettersOf,
  textsIn,
  parseAdded,
  problem,
  problemIn,
  readContactNumber,
  type EnquiryKind,
  type LeadColumn,
  type Locale,
  type ParsedEnquiry,
  type Problem,
} from '@dealership/shared';
import { faultOf, isRounded } from '../../../../sheets/cell-faults.ts';
import type { Headings } from '../../../../sheets/headings.ts';
import { dayAndTime, readDay } from '../../../../sheets/read-day.ts';
import { columnsByPlace, fieldColumns } from './lead-columns.ts';

export type Lead = ReturnType<typeof toLead> & { row: number };

export interface ReadOptions {
  kind: EnquiryKind;
  /** In Asia/Kolkata. */
  today: string;
  /** For column names, in answers and in notes. */
  locale: Locale;
}

interface TableOptions extends ReadOptions {
  heads: readonly string[];
  places: Headings<LeadColumn>['places'];
}

export interface LeftOut {
  column: string;
  problem: Problem;
}

type RowRead =
  | { is: 'lead'; lead: ReturnType<typeof toLead>; leftOut: LeftOut[] }
  /** `reaches`: a number or an address can be read. */
  | { is: 'wrong'; wrong: LeftOut[]; reaches: boolean }
  | { is: 'unreachable' };

/** Makes a reader for the rows of a table: each is checked like an enquiry that staff add. */
export function createLeadReader(table: TableOptions) {
  const { kind, today, heads, places } = table;
  const labels = textsIn(table.locale).leadFile.columns;
  const columnAt = columnsByPlace(places);
  const { form } = addedForm(enquiryDefinitions[kind]);
  const asked = leadFields.flatMap((column) => {
    const field = form.find((each) => each.field === column);
    return field ? [{ column, wire: field.wire }] : [];
  });
  const inForm = new Set<LeadColumn>(asked.map(({ column }) => column));
  const headingAt = (place: number) => heads[place] ?? '';

  return (cells: readonly string[], formulas: ReadonlySet<number>): RowRead => {
    const chosen = choose(cells, { places, formulas });
    const row = readCells(cells, chosen);
    const names = new Set<LeadColumn>(row.name === '' ? ['firstName', 'lastName'] : ['name']);
    const values = toAnswers(row);
    const wrong: LeftOut[] = [];
    const leftOut: LeftOut[] = [];
    const headingOf = (column: LeadColumn) =>
      headingAt(chosen.get(column) ?? places[column]?.[0] ?? -1) || labels[column];
    const refuse = (column: LeadColumn, why: Problem) =>
      wrong.push({ column: headingOf(column), problem: why });
    const isNeeded = (column: LeadColumn) =>
      column === 'email' ? readableMobile(row.mobile) === undefined : !spare.has(column);
    for (const place of formulas) {
      const column = columnAt.get(place);
      const formula = { column: headingAt(place), problem: problem('cell_is_formula') };
      (column && fieldColumns.has(column) && isNeeded(column) ? wrong : leftOut).push(formula);
    }
    /** Optional answers that cannot be read. */
    const unfit = new Set<LeadColumn>();
    const isAnswer = (column: LeadColumn) =>
      (inForm.has(column) || names.has(column)) && !unfit.has(column);
    for (const [column, place] of chosen) {
      if (!isAnswer(column)) continue;
      const fault = faultOf(cells[place] ?? '', { isProse: column === 'message' });
      if (fault && isNeeded(column)) refuse(column, fault);
      else if (fault) unfit.add(column);
    }
    const parse = () =>
      parseAdded(
        enquiryDefinitions[kind],
        Object.fromEntries(
          asked.map(({ column, wire }) => [wire, unfit.has(column) ? '' : values[column]]),
        ),
        { today },
      );
    const columnOf = (wire: string) => asked.find((each) => each.wire === wire)?.column ?? 'mobile';
    if (wrong.length === 0 && row.mobile === '' && row.email === '') return { is: 'unreachable' };
    let parsed = parse();
    for (const [wire, why] of parsed.ok ? [] : Object.entries(parsed.problems)) {
      const column = columnOf(wire);
      if (isNeeded(column)) continue;
      unfit.add(column);
      leftOut.push({ column: headingOf(column), problem: why });
    }
    if (unfit.size > 0) parsed = parse();
    for (const [wire, why] of parsed.ok ? [] : Object.entries(parsed.problems)) {
      const column = columnOf(wire);
      if (wrong.some((each) => each.column === headingOf(column))) continue;
      const isShort = column === 'mobile' && isRounded(row.mobile);
      refuse(column, isShort ? problem('cell_rounded') : why);
    }
    const noted = note();
    if (!parsed.ok || wrong.length > 0) return { is: 'wrong', wrong, reaches: isReachable(row) };
    return { is: 'lead', lead: toLead(row, parsed.enquiry, { kind, lines: noted }), leftOut };

    /** All cells of the row that the form does not take, a line each. */
    function note(): string[] {
      const lines: string[] = [];
      const add = (place: number, column?: LeadColumn) => {
        if (formulas.has(place)) return;
        const heading = headingAt(place);
        const label = column ? labels[column] : heading;
        noteCell(
          cells[place] ?? '',
          { column, label, heading: heading || label },
          { lines, wrong, leftOut },
        );
      };
      for (const [column, place] of chosen) {
        const isWhole = column !== 'mobile' || !hasMore(row.mobile);
        if (!isAnswer(column) || !isWhole) add(place, column);
      }
      const taken = new Set(chosen.values());
      for (const [place, cell] of cells.entries()) {
        const column = columnAt.get(place);
        if (!taken.has(place) && !(column && isBlank(cell, column))) add(place);
      }
      if (codePoints(lines.join('\n')) > leadLimits.note) {
        refuse('message', problem('too_long', { max: leadLimits.note }));
      }
      return lines;
    }
  };
}

/** Adds a cell to the lines of a note, or to the problems of the row. */
function noteCell(
  content: string,
  { column, label, heading }: { column: LeadColumn | undefined; label: string; heading: string },
  { lines, wrong, leftOut }: { lines: string[]; wrong: LeftOut[]; leftOut: LeftOut[] },
): void {
  const isRead = column !== undefined && column !== 'message';
  // Notes have no characters that no keyboard types.
  const text = content.replaceAll(/[^\P{Cc}\n\t]/gu, ' ').trim();
  const cell = column === 'day' ? dayAndTime(text) : isRead ? inOneLine(text) : text;
  if (isFiller(cell)) return;
  const fault = faultOf(cell, { isProse: true });
  if (fault) leftOut.push({ column: heading, problem: fault });
  if (fault?.code === 'cell_is_error') return;
  const { data, error } = leadDetailSchema.safeParse(cell);
  if (error) wrong.push({ column: heading, problem: problemIn(error.issues[0]?.message) });
  else lines.push(label === '' ? data : `${label.replace(/[:：]\s*$/, '')}: ${data}`);
}

type RowCells = Readonly<Record<LeadColumn, string>>;

function readCells(cells: readonly string[], chosen: ReadonlyMap<LeadColumn, number>): RowCells {
  return Object.fromEntries(
    leadColumns.map((column) => {
      const cell = cells[chosen.get(column) ?? -1] ?? '';
      return [column, column === 'message' || column === 'mobile' ? cell : inOneLine(cell)];
    }),
  ) as RowCells;
}

function toAnswers(row: RowCells): RowCells {
  return {
    ...row,
    mobile: readableMobile(row.mobile) ?? row.mobile,
    name: row.name === '' ? [row.firstName, row.lastName].join(' ').trim() : row.name,
    pinCode: row.pinCode.replace(MARK, '').replace(/\.0+$/, ''),
    model: /\s/.test(row.model) ? row.model : row.model.replaceAll('_', ' ').trim(),
  };
}

/** @param options.lines the cells for which the form has no field */
function toLead(
  row: RowCells,
  enquiry: ParsedEnquiry,
  { kind, lines }: { kind: EnquiryKind; lines: string[] },
) {
  const { mobile, email } = enquiry.values;
  const contact = mobile ?? email?.toLowerCase() ?? '';
  const leadId = isRounded(row.leadId) ? '' : row.leadId;
  const [model, day] = [lettersOf(row.model), dayKeyOf(row.day)];
  const meaning = keyOf(['same', kind, contact, model, day]);
  return {
    /** The same for the same lead in any file, so that it is stored once. */
    key: leadId === '' ? meaning : keyOf(['id', leadId, contact]),
    /** The same for the same number, model and day, in any spelling. */
    meaning,
    /** Number or address. */
    contact,
    hasNumber: mobile !== undefined,
    /** The portal's ID; `''`: there is none, or a spreadsheet has rounded it. */
    leadId,
    hasId: leadId !== '',
    model,
    day,
    enquiry,
    lines,
  };
}

/** Optional answers, as an address is if there is a number: those that cannot be read go into the note unchanged. */
const spare: ReadonlySet<LeadColumn> = new Set([
  'pinCode',
  'registrationNumber',
  'purchaseYear',
  'loanAmount',
]);

/**
 * Of several columns of one sort, the first filled one counts; of numbers, the first of a mobile phone, else the first
 * possible number; of addresses, the first possible one.
 */
function choose(
  cells: readonly string[],
  { places, formulas }: Pick<TableOptions, 'places'> & { formulas: ReadonlySet<number> },
): ReadonlyMap<LeadColumn, number> {
  const chosen = new Map<LeadColumn, number>();
  for (const column of leadColumns) {
    const filled = (places[column] ?? []).filter(
      (place) => !formulas.has(place) && !isBlank(cells[place] ?? '', column),
    );
    const found = (checks[column] ?? [])
      .map((isRight) => filled.find((place) => isRight(cells[place] ?? '')))
      .find((place) => place !== undefined);
    const place = found ?? filled[0];
    if (place !== undefined) chosen.set(column, place);
  }
  return chosen;
}

/** Checks for the cell of a column, the strictest first. */
const checks: Partial<Record<LeadColumn, readonly ((cell: string) => boolean)[]>> = {
  mobile: [
    (cell) => isOfMobilePhone(readableMobile(cell) ?? ''),
    (cell) => readableMobile(cell) !== undefined,
  ],
  email: [(cell) => emailSchema.safeParse(cell).success],
};

function isReachable({ mobile, email }: RowCells): boolean {
  return readableMobile(mobile) !== undefined || emailSchema.safeParse(email).success;
}

/** Entries that people make in cells that have no value. */
const NOTHING =
  /^(?:n\s?[/.]?\s?a\.?|nil|null|none|undefined|not (?:given|available|provided)|[a-z]:)$/i;

/** Mark before a PIN code in files of advertisers, so that spreadsheets keep its zeros. */
const MARK = /^z:\s*/i;

function isBlank(cell: string, column: LeadColumn): boolean {
  // A person may have the name Nil.
  const isName = column === 'name' || column === 'firstName' || column === 'lastName';
  return (isFiller(cell) && faultOf(cell) === undefined) || (!isName && NOTHING.test(cell));
}

/** `-`, `.` and the like. */
function isFiller(cell: string): boolean {
  return !/[\p{L}\p{N}?#\ufffd\p{So}]/u.test(cell);
}

/** Separates two numbers in one cell; phone books write `:::`. */
const BETWEEN_NUMBERS = /[/,;|&\n]+|:{2,}|\s(?:or|and)\s/i;

function hasMore(cell: string): boolean {
  return readContactNumber(cell) === undefined && readableMobile(cell) !== undefined;
}

/** The number in a cell; of several, the first of a mobile phone, else the first. `undefined`: there is none. */
function readableMobile(cell: string): string | undefined {
  for (const parts of [[cell], cell.split(BETWEEN_NUMBERS), cell.split(/\s+/)]) {
    const numbers = parts.map(readContactNumber).filter((each) => each !== undefined);
    if (numbers.length > 0) return numbers.find(isOfMobilePhone) ?? numbers[0];
  }
  return undefined;
}

/** Landlines cannot get messages. */
function isOfMobilePhone(number: string): boolean {
  return /^[6-9]/.test(number);
}

/** Replaces line breaks in a cell by blanks. */
function inOneLine(cell: string): string {
  return cell.replaceAll(/\s*[\n\r\t\v\f\u2028\u2029]\s*/g, ' ');
}

/** The day, or the letters of the cell if no day can be read. */
export function dayKeyOf(cell: string): string {
  return readDay(cell) ?? lettersOf(cell);
}

/** No kind of enquiry is called `import`, so no visitor's key is one of these. */
function keyOf(parts: readonly string[]): string {
  return `import:${hash('sha256', JSON.stringify(parts), 'base64url')}`;
}
