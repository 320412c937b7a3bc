import type { DeskRow } from '@dealership/shared';
import {
  appointmentTexts,
  deskTexts,
  stateTexts,
  timeTexts,
} from '@dealership/shared/texts/staff/desk/desk.ts';
import { deskEnquiryTexts, stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { dealership } from '../../../lib/page/dealership.ts';
import { Button } from '../../../ui/button.tsx';
import { closedText, isAppointmentPassed } from '../common/appointment.ts';
import { useDesk } from '../common/desk-context.ts';
import { DueMark } from '../common/due-mark.tsx';
import { dueOf } from '../common/due.ts';
import { appointmentText, nameOf } from '../common/event-words.ts';
import type { OpenSheet } from '../steps/enquiry-sheets.tsx';
import { TRIES } from '../steps/tries.ts';
import styles from './enquiry-view.module.css';

/** When the enquiry is due, its status, and its assignee. */
export function EnquiryState({ enquiry }: { enquiry: DeskRow }) {
  const { now, ownUserId } = useDesk();
  const { kind, assignee, appointment } = enquiry;
  const closed = closedText(enquiry, dealership().hours, now);
  return (
    <dl className={styles.stand}>
      <div>
        <dt>{deskTexts.columns.due}</dt>
        <dd>
          <DueMark due={dueOf(enquiry, now)} />
        </dd>
      </div>
      {/* The server's previous version does not send it. */}
      {typeof enquiry.promised_at === 'number' && (
        <div>
          <dt>{deskEnquiryTexts.promised}</dt>
          <dd>{timeTexts.by(enquiry.promised_at, now)}</dd>
        </div>
      )}
      <div>
        <dt>{stateTexts.status}</dt>
        <dd>{stateTexts.statusOf(enquiry.status, kind)}</dd>
      </div>
      <div>
        <dt>{stateTexts.assignee}</dt>
        <dd>
          {assignee ? nameOf(assignee.user_id, assignee.user_name, ownUserId) : stateTexts.nobody}
        </dd>
      </div>
      {appointment && (
        <div>
          <dt>{deskEnquiryTexts.appointment}</dt>
          <dd>
            <span>
              {appointmentText(appointment, now)}, {appointmentTexts.looks[appointment.state]}
            </span>
            {closed !== '' && <strong className={styles.closed}>{closed}</strong>}
          </dd>
        </div>
      )}
    </dl>
  );
}

interface QuestionsProps {
  enquiry: DeskRow;
  isClosed: boolean;
  onOpen: (name: OpenSheet['name'], begin?: OpenSheet['begin']) => void;
}

/** Points to decide: an appointment that has passed, or many calls without an answer. */
export function Questions({ enquiry, isClosed, onOpen }: QuestionsProps) {
  const { now } = useDesk();
  const { appointment, tries } = enquiry;
  return (
    <>
      {appointment && isAppointmentPassed(enquiry, now) && (
        <div className={styles.question}>
          <p>{deskEnquiryTexts.passed(appointmentText(appointment, now))}</p>
          <Button onClick={() => onOpen('outcome', 'came')}>{stepTexts.came}</Button>
          <Button onClick={() => onOpen('outcome', 'missed')}>{stepTexts.missed}</Button>
        </div>
      )}
      {!isClosed && tries >= TRIES && (
        <p className={styles.question}>{deskEnquiryTexts.tried(tries)}</p>
      )}
    </>
  );
}
