import {
  customerLimits,
  emailSchema,
  hasReading,
  OTHER_MODEL,
  readCode,
  readContactNumber,
  readName,
  readSearch,
  type FoundBy,
  type FoundCustomer,
} from '@dealership/shared';
import type { Actor } from '../../../../http/calls/require-session.ts';
import { idsOf } from '../../../../db/rows.ts';
import type { Database } from '../../../../db/open-database.ts';
import { findNewestMatches } from '../../list/list-repository.ts';
import { listModelsSent, readModelNames } from '../../list/model-name-repository.ts';
import { findCustomers, listMatchesOf, type MatchedEnquiry } from '../rows/customer-repository.ts';
import { findReadable, findSummary, keepReadable } from './read-customer.ts';

/** Enquiries that are searched for customers: many may be of the same customer. */
const MATCHES = 100;

/**
 * Finds customers by text: a whole number or address is looked up, and any text is searched for in all enquiries that
 * the user may read, as on the desk.
 * @param asked.without a customer who is left out
 */
export async function findByText(
  db: Database,
  actor: Actor,
  { search, without }: { search: string; without?: number | undefined },
): Promise<{ customers: FoundCustomer[]; is_cut: boolean }> {
  const contacts = [readContactNumber(search) ?? [], emailSchema.safeParse(search).data ?? []]
    .flat()
    .map((contact) => contact.toLowerCase());
  const known = contacts.length > 0 ? await findCustomers(db, contacts) : [];
  const readable = await keepReadable(db, actor, known);
  const found = await findNewestMatches(db, { reads: actor.reads, search, limit: MATCHES });
  const matches = await listMatchesOf(db, idsOf(found));
  const heads = [...readable, ...matches].map(({ headId }) => headId);
  const left = without === undefined ? undefined : await findReadable(db, actor, without);
  const wanted = new Set(heads);
  if (left) wanted.delete(left.joined_into ?? left.id);
  const nameMatch = await createFoundBy(db, search);
  const customers = await Promise.all(
    [...wanted].slice(0, customerLimits.found).map(async (id) => {
      const summary = await findSummary(db, actor, id);
      if (!summary) return [];
      const match = matches.find(({ headId }) => headId === id);
      return [{ ...summary, found_by: nameMatch(summary, match) }];
    }),
  );
  return {
    customers: customers.flat(),
    is_cut: wanted.size > customerLimits.found || found.length === MATCHES,
  };
}

type Shown = Pick<FoundCustomer, 'name' | 'known_by'>;

/** Makes the function that names the part of an enquiry which matched the search for its customer. */
async function createFoundBy(
  db: Database,
  search: string,
): Promise<(shown: Shown, match: MatchedEnquiry | undefined) => FoundBy | null> {
  const readings = readSearch(search);
  const [nameOf, sentModels] = await Promise.all([readModelNames(db), listModelsSent(db, search)]);
  const hasIt = (text: string) => hasReading([readName(text), readCode(text)], readings);
  return ({ name, known_by: knownBy }, match) => {
    if (!match || [name, ...knownBy].some(hasIt)) return null;
    const sent = (match.model === OTHER_MODEL ? match.entered_model : match.model) ?? '';
    const model = nameOf(sent);
    const parts: FoundBy[] = [
      { is: 'name', text: match.name ?? '' },
      { is: 'registration', text: match.registration_number ?? '' },
      { is: 'model', text: model },
    ];
    const { reference } = match;
    const isReference = readings.some((reading) => reference.includes(reading.toUpperCase()));
    return (
      parts.find(({ text }) => hasIt(text)) ??
      // The model may have been sent, or searched for, in another spelling than the name on screen.
      (hasIt(sent) || sentModels.includes(readCode(sent))
        ? { is: 'model', text: model }
        : undefined) ??
      (isReference ? { is: 'reference', text: reference } : { is: 'enquiry', text: reference })
    );
  };
}
