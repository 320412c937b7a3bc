import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  isReference,
  leadLimits,
  textsIn,
  problem,
  locales,
  type LeadColumn,
} from '@dealership/shared';
import { invalidInput } from '../../../../errors/app-error.ts';
import { rowsBelow, lettersOf, wordsOf, type FoundTable } from '../../../../sheets/headings.ts';
import type { Sheet } from '../../../../sheets/sheet.ts';
import { areOwn, columnsByPlace, findLeadTable } from './lead-columns.ts';
import { createLeadReader, type Lead, type LeftOut, type ReadOptions } from './lead-row.ts';

export type ReadLeads = Awaited<ReturnType<typeof readLeads>>;

/** Rows that are read in one turn of the event loop. */
const IN_A_TURN = 200;

/**
 * Reads the leads in the tables of a file. The order of the columns does not matter; unknown columns go into notes
 * under their headings (rules: imports).
 * @throws {AppError} `invalid_input` when no row names the customer's name or number
 * @throws {UnreadableSheet} when there are too many rows
 */
export async function readLeads(sheets: readonly Sheet[], options: ReadOptions) {
  const found = findLeadTable(sheets, leadLimits.rows);
  if (!found) throw invalidInput({ file: problem('leads_without_heads') });
  const { sheet, headings } = found;
  const heads = headsOf(found);
  const isOwnFile = areOwn(heads);
  const readRow = createLeadReader({ heads, places: headings.places, ...options });
  const read = begin(found, options);
  const known = new Map<string, Lead>();
  const leftOut = new Map<string, LeftOut & { rows: number }>();
  for (const { row, cells, formulas, text } of rowsBelow(sheet, headings)) {
    if (row % IN_A_TURN === 0) await nextTurn();
    const result = readRow(cells, formulas);
    if (result.is === 'wrong') {
      if (result.reaches || !isReportLine(cells, heads))
        read.unread.push({ row, text, wrong: result.wrong });
      else read.notLeads.push({ row, text });
    } else if (result.is === 'unreachable') {
      const list = isReportLine(cells, heads) ? read.notLeads : read.unreachable;
      list.push({ row, text });
    } else if (isOwnFile && isReference(result.lead.leadId)) {
      read.own += 1;
    } else {
      const lead: Lead = { row, ...result.lead };
      const before = known.get(lead.key) ?? (lead.hasId ? undefined : known.get(lead.meaning));
      if (before) {
        read.repeated += 1;
        addLines(before, lead);
      } else {
        for (const key of [lead.key, lead.meaning]) if (!known.has(key)) known.set(key, lead);
        read.leads.push(lead);
        count(leftOut, result.leftOut);
      }
    }
  }
  return { ...read, leftOut: [...leftOut.values()] };
}

interface SheetRow {
  row: number;
  text: string;
}

function begin({ sheet, others, headings }: FoundTable<LeadColumn>, { locale }: ReadOptions) {
  const labels = textsIn(locale).leadFile.columns;
  const columnAt = columnsByPlace(headings.places);
  const columns = headsOf({ sheet, headings }).flatMap((heading, place) => {
    const column = columnAt.get(place);
    return heading === '' ? [] : [{ heading, is: column ? labels[column] : null }];
  });
  return {
    /** The tab that was read; `''`: the file has none. */
    sheet: sheet.name,
    /** Tabs that have leads too, but were not read. */
    others,
    /** Number of rows that are hidden in the file; they are left out. */
    hidden: sheet.hidden,
    /** Number of columns that are too far right to be read. */
    beyond: sheet.beyond,
    columns,
    leads: [] as Lead[],
    repeated: 0,
    /** How many rows come from this product's own list of enquiries. */
    own: 0,
    /** Rows that name a person, but no number and no address. */
    unreachable: [] as SheetRow[],
    /** Lines of a report: totals, dates, repeated headings. */
    notLeads: [] as SheetRow[],
    /** The problems, by row; each of these rows is left out. */
    unread: [] as (SheetRow & { wrong: LeftOut[] })[],
  };
}

function headsOf({ sheet, headings }: Pick<FoundTable<LeadColumn>, 'sheet' | 'headings'>) {
  return (sheet.rows[headings.at] ?? []).map((cell) =>
    cell.replaceAll(/\s+/g, ' ').trim().slice(0, leadLimits.heading),
  );
}

/** A row that repeats a lead may have more details. */
function addLines(lead: Lead, { lines }: Lead): void {
  const more = lines.filter((line) => !lead.lines.includes(line));
  if (lead.lines.length + more.length <= leadLimits.columns) lead.lines.push(...more);
}

/** Counts the problems of cells that would go into notes. */
function count(all: Map<string, LeftOut & { rows: number }>, found: readonly LeftOut[]): void {
  for (const { column, problem: wrong } of found) {
    const key = `${column}\n${wrong.code}`;
    const before = all.get(key) ?? { column, problem: wrong, rows: 0 };
    all.set(key, { ...before, rows: before.rows + 1 });
  }
}

const beginnings = locales.flatMap((locale) => textsIn(locale).leadFile.notLeads.map(wordsOf));

/**
 * Whether a row without a number or an address is a line of a report: a total, its author and date, or the headings
 * repeated.
 */
function isReportLine(cells: readonly string[], heads: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const worded = filled.filter((cell) => /\p{L}/u.test(cell));
  if (worded.length === 0) return true;
  if (areHeadings(cells, heads)) return true;
  const [first = ''] = worded;
  const words = wordsOf(first);
  return beginnings.some((each) => words.startsWith(each));
}

/** Each page of a report repeats the headings. */
function areHeadings(cells: readonly string[], heads: readonly string[]): boolean {
  const same = cells.filter(
    (cell, place) =>
      cell !== '' && lettersOf(cell) !== '' && lettersOf(cell) === lettersOf(heads[place] ?? ''),
  );
  return same.length > 1 && same.length * 2 > cells.filter((cell) => cell !== '').length;
}
