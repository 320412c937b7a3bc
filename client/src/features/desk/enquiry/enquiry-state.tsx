import type { DeskRow } from '@dealership/shared';
import {
  appointmentTexts,
  deskTexts,
  stateTexts,
} from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { deskEnquiryTexts, stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { dealership } from '../../../lib/page/dealership.ts';
import { Button } from '../../../ui/button.tsx';
import { Pair } from '../../../ui/lists/pair.tsx';
import { closedText, isAppointmentPassed } from '../common/appointment.ts';
import { useDesk } from '../common/desk-context.ts';
import { DueMark } from '../common/due-mark.tsx';
import { dueOf } from '../common/due.ts';
import { appointmentText } from '../common/event-words.ts';
import { assigneeText } from '../common/staff-name.ts';
import { TRIES } from '../steps/enquiry-sheets.tsx';
import styles from './enquiry-view.module.css';
import type { Actions } from './use-actions.ts';

/** When the enquiry is due, its status, and its assignee. */
export function EnquiryState({ enquiry }: { enquiry: DeskRow }) {
  const { now, ownUserId } = useDesk();
  const { kind, assignee, appointment } = enquiry;
  const closed = closedText(enquiry, dealership().hours, now);
  return (
    <dl className={styles.state}>
      <Pair name={deskTexts.columns.due}>
        <DueMark due={dueOf(enquiry, now)} />
      </Pair>
      {/* The server's previous version does not send it. */}
      {typeof enquiry.promised_at === 'number' && (
        <Pair name={deskEnquiryTexts.promised}>{timeTexts.by(enquiry.promised_at, now)}</Pair>
      )}
      <Pair name={stateTexts.status}>{stateTexts.statusOf(enquiry.status, kind)}</Pair>
      <Pair name={stateTexts.assignee}>{assigneeText(assignee, ownUserId)}</Pair>
      {appointment && (
        <Pair name={deskEnquiryTexts.appointment}>
          <span>
            {appointmentText(appointment, now)}, {appointmentTexts.looks[appointment.state]}
          </span>
          {closed !== '' && <strong className={styles.closed}>{closed}</strong>}
        </Pair>
      )}
    </dl>
  );
}

/** Points to decide: an appointment that has passed, or many calls without an answer. */
export function Questions({ enquiry, actions }: { enquiry: DeskRow; actions: Actions }) {
  const { now } = useDesk();
  const { appointment, tries } = enquiry;
  return (
    <>
      {appointment && isAppointmentPassed(enquiry, now) && (
        <div className={styles.question}>
          <p>{deskEnquiryTexts.passed(appointmentText(appointment, now))}</p>
          <Button onClick={() => actions.open('outcome', 'came')}>{stepTexts.came}</Button>
          <Button onClick={() => actions.open('outcome', 'missed')}>{stepTexts.missed}</Button>
        </div>
      )}
      {!actions.isClosed && tries >= TRIES && (
        <p className={styles.question}>{deskEnquiryTexts.tried(tries)}</p>
      )}
    </>
  );
}
