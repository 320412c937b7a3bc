import type { DeskEvent } from '@dealership/shared';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { timelineTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import { eventText, noteOf, type WordsContext } from '../common/event-words.ts';

interface EventLineProps {
  event: DeskEvent;
  context: WordsContext;
  /** The next try that the desk has planned with this event. */
  nextAt?: number | null | undefined;
}

/** A shorter wait for the connection, in ms, is not shown. */
const SHORT_MS = 60_000;

export function EventLine({ event, context, nextAt }: EventLineProps) {
  const note = noteOf(event);
  const { waited = 0 } = event.detail;
  return (
    <li data-kind={event.kind} tabIndex={-1}>
      <time dateTime={new Date(event.at).toISOString()}>{timeTexts.at(event.at, context.now)}</time>
      <p>{eventText(event, context, nextAt)}</p>
      {note !== '' && <blockquote {...langOf(note)}>{note}</blockquote>}
      {waited >= SHORT_MS && <p>{timelineTexts.waited(timeTexts.span(waited))}</p>}
    </li>
  );
}
