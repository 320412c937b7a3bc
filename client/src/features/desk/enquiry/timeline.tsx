import type { DeskDetail } from '@dealership/shared';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import {
  deskEnquiryTexts,
  timelineTexts,
} from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { latePart } from '../../../lib/browser/late.ts';
import styles from './enquiry-view.module.css';
import type { WordsContext } from '../common/event-words.ts';
import { EventLine } from './event-line.tsx';

const EarlierEvents = latePart(async () => (await import('./earlier-events.tsx')).EarlierEvents);

/** The events, the latest first. */
export function Timeline({ detail, context }: { detail: DeskDetail; context: WordsContext }) {
  const { enquiry, events } = detail;
  const { now } = context;
  // The desk plans the next try with this event; its time is stored with the enquiry.
  const last = events.find(({ kind }) => kind !== 'note' && kind !== 'message' && kind !== 'seen');
  const visit = timelineTexts.visit(detail.visit);
  return (
    <section className={styles.timeline} aria-labelledby="timeline-title">
      <h2 id="timeline-title">{deskEnquiryTexts.timeline}</h2>
      <ol>
        {events.map((event) => (
          <EventLine
            key={event.id}
            event={event}
            context={context}
            nextAt={event === last ? enquiry.next_at : undefined}
          />
        ))}
        {detail.has_earlier && (
          <EarlierEvents key={enquiry.reference} detail={detail} context={context} />
        )}
        <li data-kind="arrived">
          <time dateTime={new Date(enquiry.arrived_at).toISOString()}>
            {timeTexts.at(enquiry.arrived_at, now)}
          </time>
          <p>{timelineTexts.cameFrom[enquiry.origin]}</p>
          {visit !== '' && <p className="hint">{visit}</p>}
        </li>
      </ol>
    </section>
  );
}
