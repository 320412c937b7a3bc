import { channels } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { appendConsents } from './append-consents.ts';
import { ASKED, findPeople, listAsked, listLatest, lockChain } from './consent-repository.ts';

/**
 * Records that staff have confirmed a number's opt-in on the website. If the number had stopped messages before, such
 * an opt-in counts only once confirmed; opt-ins that staff record themselves count immediately. If the number has a
 * newer choice, nothing is written. The caller checks rights and writes the audit event (tests: consents).
 *
 * @param at when the opt-in was given, as shown to staff (epoch ms)
 * @returns id of the opt-in enquiry, which may be erased by now; `null`: the opt-in was recorded without one;
 *   `undefined`: there was a newer choice, or no opt-in from that time is waiting for confirmation
 */
export async function confirmConsents(
  transaction: Database,
  { mobile, at, now }: { mobile: string; at: number; now: number },
): Promise<number | null | undefined> {
  await lockChain(transaction);
  const [person] = await findPeople(transaction, [mobile]);
  if (!person) return undefined;
  const latest = await listLatest(transaction, [mobile]);
  if (latest.some((line) => line.at > at)) return undefined;
  if (latest.every((line) => line.is_given !== ASKED)) return undefined;
  const asked = await listAsked(transaction, { personId: person.id, at });
  const [first] = asked;
  if (!first) return undefined;
  await appendConsents(transaction, [
    {
      mobile,
      at: now,
      source: 'confirmed',
      textVersion: first.text_version,
      enquiryId: first.enquiry_id,
      ticked: channels.filter((channel) => asked.some((line) => line.channel === channel)),
    },
  ]);
  return first.enquiry_id;
}
