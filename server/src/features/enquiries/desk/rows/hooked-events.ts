import type { EventContent } from '@dealership/shared';
import type { HookEvent } from '../../../../db/hook-events.ts';

/** Events that change nothing of an enquiry's state, and those that have messages of their own. */
const untold: ReadonlySet<EventContent['kind']> = new Set<EventContent['kind']>([
  'added',
  'note',
  'message',
  'seen',
  'joined',
  'separated',
  'quotation',
]);

/** The message to programs about an event of the desk, if there is one. */
export function hookEventsOf({
  id,
  at,
  kind,
  detail,
}: EventContent & { id: number; at: number }): HookEvent[] {
  if (kind === 'quotation' && detail.did === 'accepted') {
    const quotation = { number: detail.number, version: detail.version };
    return [{ enquiryId: id, topic: 'quotation.accepted', at, quotation }];
  }
  return untold.has(kind) ? [] : [{ enquiryId: id, topic: 'enquiry.changed', at, what: kind }];
}
