import { lettersOf, locales, textsIn, type LeadColumn } from '@dealership/shared';
import { isRounded } from '../../../../sheets/cell-faults.ts';
import type { listImported } from './lead-repository.ts';
import { dayKeyOf, type Lead } from './lead-row.ts';

type ImportedLead = Awaited<ReturnType<typeof listImported>>[number];

/** An imported enquiry, as it was in its file, or a lead as it was sent. */
export function toEarlier({ contact, model, note }: ImportedLead) {
  const leadId = noted(note, 'leadId');
  return {
    contact,
    model: lettersOf(model ?? noted(note, 'model')),
    day: dayKeyOf(noted(note, 'day')),
    /** `''`: there was none, or a spreadsheet had rounded it. */
    leadId: isRounded(leadId) ? '' : leadId,
  };
}

/**
 * Whether a lead was imported before, even if written differently: the same ID, else the same number, model and day.
 */
export function isSameLead(lead: Lead, earlier: ReturnType<typeof toEarlier>): boolean {
  if (earlier.contact !== lead.contact) return false;
  if (lead.hasId && earlier.leadId !== '') return earlier.leadId === lead.leadId;
  return earlier.model === lead.model && earlier.day === lead.day;
}

/** The value of a column in a note; `''`: there is none. */
export function noted(note: string, column: LeadColumn): string {
  const lines = note.split('\n');
  for (const locale of locales) {
    const label = textsIn(locale).leadFile.columns[column];
    const line = lines.find((each) => each.startsWith(`${label}: `));
    if (line !== undefined) return line.slice(label.length + 2);
  }
  return '';
}
