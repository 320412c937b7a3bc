import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  addedForm,
  enquiryDefinitions,
  isSpreadsheetError,
  leadColumns,
  leadDetailSchemas,
  leadFields,
  leadLimits,
  locales,
  messagesIn,
  parseAdded,
  problem,
  problemIn,
  type EnquiryKind,
  type LeadColumn,
  type Locale,
  type ParsedEnquiry,
  type Problem,
} from '@dealership/shared';
import { invalidInput } from '../../../../errors/app-error.ts';
import { findHeadings, rowsBelow } from '../../../../sheets/headings.ts';
import type { Sheet } from '../../../../sheets/sheet.ts';

/** A row of a file that can be stored. */
export interface Lead {
  row: number;
  /** The same for the same lead in whatever file: it is stored once. */
  key: string;
  /** Number or address; absent: a name alone. */
  contact: string | undefined;
  enquiry: ParsedEnquiry;
  /** What the form has no field for, a line each. */
  note: string;
}

export interface ReadLeads {
  columns: { heading: string; is: string | null }[];
  leads: Lead[];
  /** How many rows say what an earlier one says. */
  repeated: number;
  /** What is wrong, by row; each row is left out. */
  unread: { row: number; wrong: { column: string; problem: Problem }[] }[];
}

interface ReadOptions {
  kind: EnquiryKind;
  /** In Asia/Kolkata. */
  today: string;
  /** Of what is told of the columns, and written in notes. */
  locale: Locale;
}

/** Rows that are read in one turn of the event loop. */
const IN_A_TURN = 200;

/**
 * The leads in a table. The order of the columns does not matter, nor do others beside them (rules: imports).
 * @throws {AppError} `invalid_input` when no row names the customer's name or number
 */
export async function readLeads(sheet: Sheet, options: ReadOptions): Promise<ReadLeads> {
  const headings = findHeadings<LeadColumn>(sheet.rows, {
    spellings: spellings(),
    isEnough: ({ name, firstName, mobile }) => (name ?? firstName ?? mobile) !== undefined,
  });
  if (!headings) throw invalidInput({ file: problem('leads_without_heads') });
  const { at, places } = headings;
  const heads = sheet.rows[at] ?? [];
  const labels = messagesIn(options.locale).leadFile.columns;
  const toHeading = (cell: string) => cell.trim().slice(0, leadLimits.detail);
  const headingOf = (column: LeadColumn) =>
    toHeading(heads[places[column] ?? -1] ?? labels[column]);
  const columnAt = new Map(leadColumns.map((column) => [places[column], column]));
  const columns = heads.flatMap((cell, place) => {
    const column = columnAt.get(place);
    const heading = toHeading(cell);
    return heading === '' ? [] : [{ heading, is: column ? labels[column] : null }];
  });
  const read: ReadLeads = { columns, leads: [], repeated: 0, unread: [] };
  const keys = new Set<string>();
  for (const { row, said, formulas } of rowsBelow(sheet, { ...headings, names: leadColumns })) {
    if (row % IN_A_TURN === 0) await nextTurn();
    const failed = [...formulas.map(isFormula), ...errorsIn(said)];
    const found = failed.length > 0 ? failed : readLead(said, options);
    if (Array.isArray(found)) {
      const wrong = found.map(({ column, problem }) => ({ column: headingOf(column), problem }));
      read.unread.push({ row, wrong });
    } else if (keys.has(found.key)) {
      read.repeated += 1;
    } else {
      keys.add(found.key);
      read.leads.push({ row, ...found });
    }
  }
  return read;
}

/** In whatever language. */
function spellings(): Record<LeadColumn, string[]> {
  return Object.fromEntries(
    leadColumns.map((column) => [
      column,
      locales.flatMap((locale) => [...messagesIn(locale).leadFile.headings[column]]),
    ]),
  ) as Record<LeadColumn, string[]>;
}

type Said = Readonly<Record<LeadColumn, string>>;

interface Wrong {
  column: LeadColumn;
  problem: Problem;
}

function isFormula(column: LeadColumn): Wrong {
  return { column, problem: problem('cell_is_formula') };
}

function errorsIn(said: Said): Wrong[] {
  return leadColumns
    .filter((column) => isSpreadsheetError(said[column]))
    .map((column) => ({ column, problem: problem('spreadsheet_error') }));
}

/** One row, checked as an enquiry that staff write down; what is wrong with it otherwise. */
function readLead(row: Said, { kind, today, locale }: ReadOptions): Omit<Lead, 'row'> | Wrong[] {
  const { form } = addedForm(enquiryDefinitions[kind]);
  const name = row.name === '' ? [row.firstName, row.lastName].join(' ').trim() : row.name;
  const said = { ...row, name };
  const asked = leadFields.flatMap((column) => {
    const field = form.find((each) => each.field === column);
    return field ? [{ column, wire: field.wire }] : [];
  });
  const values = Object.fromEntries(asked.map(({ column, wire }) => [wire, said[column]]));
  const parsed = parseAdded(enquiryDefinitions[kind], values, { today });
  const wrong: Wrong[] = parsed.ok
    ? []
    : Object.entries(parsed.problems).map(([wire, problem]) => ({
        column: asked.find((each) => each.wire === wire)?.column ?? 'mobile',
        problem,
      }));
  const inForm = new Set<LeadColumn>([...asked.map(({ column }) => column), ...names]);
  const labels = messagesIn(locale).leadFile.columns;
  const lines: string[] = [];
  for (const column of leadColumns) {
    if (inForm.has(column) || said[column] === '') continue;
    const { message, other } = leadDetailSchemas;
    const { data, error } = (column === 'message' ? message : other).safeParse(said[column]);
    if (error) wrong.push({ column, problem: problemIn(error.issues[0]?.message) });
    else lines.push(`${labels[column]}: ${data}`);
  }
  if (!parsed.ok || wrong.length > 0) return wrong;
  const { mobile, email } = parsed.enquiry.values;
  const contact = mobile ?? email?.toLowerCase();
  const who = contact ?? parsed.enquiry.values.name ?? '';
  const key = keyOf(
    said.leadId === '' ? [kind, who, said.model, said.day, said.message] : ['id', said.leadId, who],
  );
  return { key, contact, enquiry: parsed.enquiry, note: lines.join('\n') };
}

/** They become the name. */
const names: readonly LeadColumn[] = ['firstName', 'lastName'];

/** No kind of enquiry is called `import`, so no visitor's key is one of these. */
function keyOf(parts: readonly string[]): string {
  return `import:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}
