import {
  deskLimits,
  enquiryKinds,
  FIRST_BRANCH,
  type DeskEvents,
  type Reads,
} from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { listDeskEvents, type StoredEvent } from '../rows/desk-repository.ts';
import { readPeople } from '../rows/people-repository.ts';

/** The last part of a timeline, or the last before an event, limited to what the user may read. */
export async function readTimeline(
  db: Database,
  { id, reads, before }: { id: number; reads: Reads; before?: number },
): Promise<DeskEvents> {
  const { events: limit } = deskLimits;
  const found = await listDeskEvents(db, id, { before, limit: limit + 1 });
  const events = found.slice(0, limit).flatMap((event) => readableBy(reads, event));
  const userIds = events.map(({ userId }) => userId);
  const personOf = await readPeople(db, userIds);
  return {
    events: events.map(({ userId, kept: _, requestKey: __, ...event }) => ({
      ...event,
      person: personOf(userId || null),
    })),
    has_earlier: found.length > limit,
  };
}

/**
 * Events about a customer's other enquiries are only for users who may read these: others see no joining, and no
 * reason why an enquiry was given to somebody.
 */
function readableBy(reads: Reads, event: StoredEvent): StoredEvent[] {
  const { kept } = event;
  // An earlier version stored no branches: all enquiries were of the first one.
  const { kinds, branches = [FIRST_BRANCH] } =
    kept && 'kinds' in kept ? kept : { kinds: enquiryKinds, branches: [] };
  const isOfKinds = kinds.every((each) => reads.kinds.includes(each));
  if (isOfKinds && branches.every((each) => reads.branches?.includes(each) ?? true)) return [event];
  if (event.kind === 'joined' || event.kind === 'separated') return [];
  if (event.kind !== 'assign' || event.detail.why !== 'customer') return [event];
  const { why: _, ...detail } = event.detail;
  return [{ ...event, detail }];
}
