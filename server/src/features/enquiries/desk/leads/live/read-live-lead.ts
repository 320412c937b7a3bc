import { hash } from 'node:crypto';
import {
  isEnquiryKind,
  keyLimits,
  leadKinds,
  leadLimits,
  limits,
  problem,
  type EnquiryKind,
  type Locale,
  type Problem,
} from '@dealership/shared';
import { findLeadTable } from '../lead-columns.ts';
import { createLeadReader, type Lead, type LeftOut } from '../lead-row.ts';

export interface LiveLead extends Omit<Lead, 'row'> {
  kind: EnquiryKind;
  /** The sender's own, as it was sent. */
  id: string;
  leftOut: readonly LeftOut[];
}

type ReadLive = { lead: LiveLead } | { id: string; wrong: readonly LeftOut[] };

interface Sender {
  keyId: number;
  /** Those that the key may send. */
  kinds: readonly EnquiryKind[];
  today: string;
  /** For the labels in notes. */
  locale: Locale;
}

const none: ReadonlySet<number> = new Set();

/** A longer text has more code points than a message may have, and is refused for that. */
const LONGEST_TEXT = 2 * (limits.message + 1);

/**
 * Reads one lead as a program has sent it: its fields are those of a table with one row, so that all names of a file's
 * columns count and unknown ones go into the note.
 */
export function readLiveLead(sent: unknown, { keyId, kinds, today, locale }: Sender): ReadLive {
  const fields: Field[] = [];
  const problems: LeftOut[] = [];
  if (isObject(sent)) {
    const { kind: _, ...rest } = sent;
    gather(rest, { heading: '', depth: 0, fields, problems });
  } else problems.push({ column: '', problem: problem('lead_not_flat') });
  if (fields.length > keyLimits.fields)
    problems.push({ column: '', problem: problem('too_many_values', { max: keyLimits.fields }) });
  const heads = fields.map(({ heading }) => heading);
  const cells = fields.map(({ text }) => text);
  const places = placesOf(heads);
  const filled = (places.leadId ?? []).map((place) => cells[place]?.trim() ?? '').filter(Boolean);
  // Not by way of a spreadsheet: its digits are all there.
  const id = filled[0] ?? '';
  const refuse = (column: string, why: Problem): ReadLive => ({
    id,
    wrong: [...problems, { column, problem: why }],
  });
  if (problems.length > 0) return { id, wrong: problems };
  if (id === '') return refuse('id', problem('lead_id_missing'));
  if (id.length > keyLimits.id) return refuse('id', problem('too_long', { max: keyLimits.id }));
  // What letters were before they were lost is not known: two such ids would be one.
  if (/[\ufffd\p{Surrogate}]/u.test(id)) return refuse('id', problem('unreadable'));
  const kind = kindOf(sent, kinds);
  if (kind === undefined) return refuse('kind', problem('not_kind'));
  const result = createLeadReader({ heads, places, kind, today, locale })(cells, none);
  if (result.is === 'unreachable') return refuse('mobile', problem('lead_unreachable'));
  if (result.is === 'wrong') return { id, wrong: result.wrong };
  const { lead, leftOut } = result;
  return { lead: { ...lead, key: keyOf(keyId, id), kind, id, leftOut } };
}

/** The kind of a lead: the one that it names, else the only one that the key has. */
function kindOf(sent: unknown, kinds: readonly EnquiryKind[]): EnquiryKind | undefined {
  const named = isObject(sent) ? sent.kind : undefined;
  const given = named === undefined && kinds.length === 1 ? kinds[0] : named;
  const isGood = typeof given === 'string' && isEnquiryKind(given) && kinds.includes(given);
  return isGood && leadKinds.includes(given) ? given : undefined;
}

function placesOf(heads: readonly string[]) {
  const sheet = { name: '', formulas: [], hidden: 0, beyond: 0, isTooLong: false };
  // The finder wants a column that reaches somebody: this one is empty.
  const rows = [[...heads, 'mobile']];
  return findLeadTable([{ ...sheet, rows }], 1)?.headings.places ?? {};
}

/** Unique to the key and the sender's id. No kind of enquiry is called `lead`, so no visitor's key is one of these. */
function keyOf(keyId: number, id: string): string {
  return `lead:${keyId}:${hash('sha256', id, 'base64url')}`;
}

interface Field {
  heading: string;
  text: string;
}

interface Place {
  heading: string;
  depth: number;
  fields: Field[];
  problems: LeftOut[];
}

/** Objects in objects that are read: `{"customer": {"name": …}}` is a field `customer name`. */
const DEEPEST = 3;

function gather(value: unknown, place: Place): void {
  const { heading, depth, fields, problems } = place;
  const refuse = (why: Problem) => problems.push({ column: heading, problem: why });
  if (fields.length > keyLimits.fields || problems.length > 0) return;
  if (value === null || value === undefined || value === '') return;
  if (isObject(value)) {
    if (depth === DEEPEST) {
      refuse(problem('lead_not_flat'));
      return;
    }
    for (const [name, each] of Object.entries(value)) {
      const within = [heading, name].filter(Boolean).join(' ').slice(0, leadLimits.heading);
      gather(each, { ...place, heading: within, depth: depth + 1 });
    }
    return;
  }
  // Advertisers send answers as a list of `{name, values}`.
  if (Array.isArray(value) && value.length > 0 && value.every(isAnswer)) {
    for (const { name, values } of value) gather(values, { ...place, heading: name });
    return;
  }
  const texts = (Array.isArray(value) ? value : [value]).map(textOf);
  const text = texts.join(', ');
  if (texts.includes(undefined)) refuse(problem('lead_not_flat'));
  else if (text.length > LONGEST_TEXT) refuse(problem('too_long', { max: limits.message }));
  else fields.push({ heading, text });
}

/** `undefined`: a value that has no exact text. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  const isExact =
    typeof value === 'number' &&
    Number.isFinite(value) &&
    (!Number.isInteger(value) || Number.isSafeInteger(value));
  return isExact ? String(value) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAnswer(value: unknown): value is { name: string; values: unknown } {
  return isObject(value) && typeof value.name === 'string' && 'values' in value;
}
