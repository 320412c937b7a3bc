import { lettersOf, locales, messagesIn, type LeadColumn } from '@dealership/shared';
import { isRounded } from '../../../../sheets/cell-faults.ts';
import type { Imported } from './lead-repository.ts';
import { dayKeyOf, type Lead } from './lead-row.ts';

/**
 * Whether a lead was imported before, though its file said it otherwise: with the same ID, else with the same number, model
 * and day.
 */
export function isSameLead(lead: Lead, { contact, model, detail }: Imported): boolean {
  if (contact !== lead.contact) return false;
  const { note = '' } = JSON.parse(detail) as { note?: string };
  const leadId = noted(note, 'leadId');
  if (lead.hasId && leadId !== '' && !isRounded(leadId)) return leadId === lead.leadId;
  const [itsModel, itsDay] = [
    lettersOf(model ?? noted(note, 'model')),
    dayKeyOf(noted(note, 'day')),
  ];
  return itsModel === lead.model && itsDay === lead.day;
}

const labelsOf = (column: LeadColumn) =>
  locales.map((locale) => messagesIn(locale).leadFile.columns[column]);

/** What a note says of a column; `''`: nothing. */
function noted(note: string, column: LeadColumn): string {
  const lines = note.split('\n');
  for (const label of labelsOf(column)) {
    const line = lines.find((each) => each.startsWith(`${label}: `));
    if (line !== undefined) return line.slice(label.length + 2);
  }
  return '';
}
