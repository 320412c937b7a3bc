import type { DeskDetail } from '@dealership/shared';
import { timeTexts } from '@dealership/shared/messages/staff/desk.ts';
import { deskEnquiryTexts, timelineTexts } from '@dealership/shared/messages/staff/desk-enquiry.ts';
import styles from './enquiry-view.module.css';
import { eventText, noteOf, type WordsContext } from './event-words.ts';

/** What happened, the latest first. */
export function Timeline({
  detail: { enquiry, events },
  context,
}: {
  detail: DeskDetail;
  context: WordsContext;
}) {
  const { now } = context;
  // The desk has set its next try, which stands with the enquiry.
  const last = events.find(({ kind }) => kind !== 'note' && kind !== 'message' && kind !== 'seen');
  return (
    <section className={styles.timeline} aria-labelledby="timeline-title">
      <h2 id="timeline-title">{deskEnquiryTexts.timeline}</h2>
      <ol>
        {events.map((event) => {
          const note = noteOf(event);
          const nextAt = event === last ? enquiry.next_at : undefined;
          return (
            <li key={event.id} data-kind={event.kind}>
              <time dateTime={new Date(event.at).toISOString()}>{timeTexts.at(event.at, now)}</time>
              <p>{eventText(event, context, nextAt)}</p>
              {note !== '' && <blockquote>{note}</blockquote>}
            </li>
          );
        })}
        <li data-kind="arrived">
          <time dateTime={new Date(enquiry.arrived_at).toISOString()}>
            {timeTexts.at(enquiry.arrived_at, now)}
          </time>
          <p>{timelineTexts.cameFrom[enquiry.origin]}</p>
        </li>
      </ol>
    </section>
  );
}
