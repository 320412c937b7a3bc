import { sourceOfKey, type AnsweringSettings, type EnquiryKind } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { readEnquiryIds } from '../../../../db/enquiry-ids.ts';
import { newDeskRow } from '../../desk-row.ts';
import { insertArrivals } from '../../desk-row-repository.ts';
import { enquiryDigest } from '../../submit/earlier-submission.ts';
import { newReference } from '../../submit/reference.ts';
import { insertDeskEvents } from '../rows/desk-repository.ts';
import type { Lead } from './lead-row.ts';

/** A lead as it is stored; `key`: no other stored enquiry has it. */
type NewLead = Pick<Lead, 'key' | 'enquiry' | 'lines'> & { kind: EnquiryKind };

interface By {
  settings: AnsweringSettings;
  /** `''`: another program has sent them. */
  userId: string;
  /** Number of the branch that answers them. */
  branch: number;
  now: number;
  origin: 'import' | 'lead';
  /** The key that they came with. */
  from?: { id: number; name: string };
}

/**
 * Makes enquiries of leads that come from outside, in a transaction: the one way for files and for other programs.
 * Their due times begin now, nothing is promised to the customer, and no confirmation goes out.
 * @returns the references, in the order of the leads
 * @throws the database's duplicate error when a key or a new reference is taken
 */
export async function storeLeads(
  transaction: Database,
  leads: readonly NewLead[],
  { settings, userId, branch, now, origin, from }: By,
): Promise<string[]> {
  if (leads.length === 0) return [];
  const arrivals = leads.map(({ key, kind, enquiry: parsed, lines }) => {
    const enquiry = { ...parsed, kind, reference: newReference(), createdAt: now, branch };
    const binding = { key, digest: enquiryDigest(parsed) };
    const row = newDeskRow(enquiry, settings, origin);
    if (from) row.source = sourceOfKey(from.id);
    return { enquiry, binding, row, note: lines.join('\n') };
  });
  await insertArrivals(transaction, arrivals);
  const references = arrivals.map(({ enquiry }) => enquiry.reference);
  const ids = await readEnquiryIds(transaction, references);
  await insertDeskEvents(
    transaction,
    arrivals.map(({ enquiry, note }) => ({
      id: ids.get(enquiry.reference) ?? 0,
      at: now,
      kind: 'added',
      userId,
      detail: {
        origin,
        ...(from && { from: from.name }),
        ...(note !== '' && { note }),
      },
    })),
  );
  return references;
}
