import {
  channels,
  consentPurposes,
  type Channel,
  type ConsentSource,
  type NewEnquiry,
} from '@dealership/shared';
import { readEnquiryIds } from '../../db/enquiry-ids.ts';
import { findRow, idsOf, updateRows } from '../../db/rows.ts';
import type { Database } from '../../db/open-database.ts';
import type { ConsentsTable } from '../../db/schema.ts';
import { hashOfConsent } from './consent-chain.ts';
import {
  ASKED,
  findOrAddPeople,
  insertConsents,
  isFromVisitor,
  listStopped,
  takePlaces,
} from './consent-repository.ts';

export interface Choice {
  mobile: string;
  /** Epoch ms. */
  at: number;
  source: Exclude<ConsentSource, 'stored'>;
  textVersion: string | null;
  enquiryId: number | null;
  /** The channels that are ticked; `none`: the person withdraws from every channel that exists. */
  ticked: readonly Channel[] | 'none';
}

/**
 * Appends choices to the chain, all of them or none. Other transactions wait until this one ends, so this should be its
 * last work.
 */
export async function appendConsents(transaction: Database, choices: readonly Choice[]) {
  const count = choices.reduce((sum, { ticked }) => sum + linesOf(ticked).length, 0);
  if (count === 0) return;
  let id = await takePlaces(transaction, count);
  let hash = (await findRow(transaction, 'consents', { id: id - 1 }))?.seal ?? '';
  const people = await findOrAddPeople(
    transaction,
    choices.map(({ mobile }) => mobile),
  );
  // When the people with a new choice from a visitor stopped all messages.
  const asking = choices.filter(({ source }) => isFromVisitor(source));
  const known = asking.flatMap(({ mobile }) => people.get(mobile) ?? []);
  const ids = idsOf(known.filter((person) => person.last_at !== null));
  const stopped = await listStopped(transaction, [...new Set(ids)]);
  const rows: ConsentsTable[] = [];
  for (const { mobile, source, textVersion, enquiryId, ticked, ...choice } of choices) {
    const person = people.get(mobile);
    if (!person) throw new Error('a person of a consent was not stored');
    const last = person.last_at ?? 0;
    // A server whose clock is slow must not date a choice before an earlier one.
    const at = Math.max(choice.at, last + 1);
    person.last_at = at;
    const isAsked = isFromVisitor(source) && at > (stopped.get(person.id) ?? Infinity);
    for (const { channel, is_given: isGiven } of linesOf(ticked)) {
      const consent = {
        id,
        channel,
        purpose: consentPurposes[0],
        at,
        source,
        text_version: textVersion,
        enquiry_id: enquiryId,
        is_given: isGiven === 1 && isAsked ? ASKED : isGiven,
      } as const;
      hash = hashOfConsent(hash, person.mark, consent);
      rows.push({ ...consent, person_id: person.id, seal: hash });
      id += 1;
    }
  }
  await insertConsents(transaction, rows);
  for (const { id: personId, last_at: at } of people.values()) {
    const change = { equal: { id: personId }, set: { last_at: at } };
    if (at !== null) await updateRows(transaction, 'consent_people', change);
  }
}

function linesOf(ticked: Choice['ticked']): Pick<ConsentsTable, 'channel' | 'is_given'>[] {
  if (ticked === 'none') return [{ channel: 'all', is_given: 0 }];
  return channels.map((channel) => ({ channel, is_given: ticked.includes(channel) ? 1 : 0 }));
}

/** Records the opt-ins among some new enquiries, in the transaction that stores them. */
export async function noteOptIns(
  transaction: Database,
  enquiries: readonly NewEnquiry[],
  source: 'website' | 'staff',
): Promise<void> {
  const optIns = enquiries.filter(({ kind }) => kind === 'opt-in');
  if (optIns.length === 0) return;
  const ids = await readEnquiryIds(
    transaction,
    optIns.map(({ reference }) => reference),
  );
  const choices = optIns.flatMap(({ reference, createdAt, noticeVersion, values }): Choice[] => {
    const { mobile, channels: chosen } = values;
    if (mobile === undefined || chosen === undefined) return [];
    return [
      {
        mobile,
        at: createdAt,
        source,
        textVersion: noticeVersion ?? null,
        enquiryId: ids.get(reference) ?? null,
        ticked: channels.filter((channel) => chosen[channel]),
      },
    ];
  });
  await appendConsents(transaction, choices);
}
