import { deskLimits, enquiryKinds, type DeskEvents, type EnquiryKind } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { listDeskEvents, type StoredEvent } from '../rows/desk-repository.ts';
import { readNames, toPerson } from '../rows/people-repository.ts';

/** What is stored with an event for the server alone: what was before it, whom it may be told, what was sent, with which others. */
const UNTOLD = ['before', 'kinds', 'digest', 'batch'];

/** The last part of a timeline, or the last before an event, as far as it tells of kinds that somebody reads. */
export async function readTimeline(
  db: Database,
  { id, kinds, before }: { id: number; kinds: readonly EnquiryKind[]; before?: number },
): Promise<DeskEvents> {
  const { events: limit } = deskLimits;
  const found = await listDeskEvents(db, id, { before, limit: limit + 1 });
  const events = found.slice(0, limit).flatMap((event) => toldTo(kinds, event));
  const names = await readNames(
    db,
    events.map(({ userId }) => userId),
  );
  return {
    events: events.map(({ userId, detail, ...event }) => ({
      ...event,
      person: userId === '' ? null : toPerson(userId, names),
      detail: Object.fromEntries(Object.entries(detail).filter(([key]) => !UNTOLD.includes(key))),
    })),
    has_earlier: found.length > limit,
  };
}

/**
 * What tells of other enquiries of the customer is for those who read their kinds: to others a joining has not happened,
 * and an enquiry was given without a reason.
 */
function toldTo(read: readonly EnquiryKind[], event: StoredEvent): StoredEvent[] {
  const { kind, detail } = event;
  const isJoining = kind === 'joined' || kind === 'separated';
  if (!isJoining && detail.why !== 'customer') return [event];
  const { kinds = enquiryKinds } = detail as { kinds?: readonly EnquiryKind[] };
  if (kinds.every((each) => read.includes(each))) return [event];
  if (isJoining) return [];
  const { why: _, ...rest } = detail;
  return [{ ...event, detail: rest }];
}
