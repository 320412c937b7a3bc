import type { Customer, DeskDetail, DeskRow } from '@dealership/shared';
import { customerNoteTexts, customerTexts } from '@dealership/shared/texts/staff/desk/customers.ts';
import {
  deskTexts,
  stateTexts,
  appointmentTexts,
} from '@dealership/shared/texts/staff/desk/desk.ts';
import { branchTexts } from '@dealership/shared/texts/staff/branch-choice.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { deskEnquiryTexts, stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { enquiryTexts } from '@dealership/shared/texts/staff/reports.ts';
import { enquiryDetails } from '../../../lib/staff/enquiry-details.ts';
import { Button } from '../../../ui/button.tsx';
import { contactLink } from '../../../ui/contact-link.tsx';
import { Icon, LineDrawing } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pair } from '../../../ui/lists/pair.tsx';
import { useDesk } from '../common/desk-context.ts';
import styles from './enquiry-view.module.css';
import type { Neighbours, Actions } from './use-actions.ts';
import { useHoursOf } from '../../../lib/staff/branches.ts';
import { closedText, isAppointmentPassed } from '../common/appointment.ts';
import { DueMark } from '../common/due-mark.tsx';
import { dueOf } from '../common/due.ts';
import { branchName } from '../common/branch-name.ts';
import { appointmentText } from '../common/event-words.ts';
import { assigneeText } from '../common/staff-name.ts';
import { TRIES } from '../steps/enquiry-sheets.tsx';

/** The links back and to the neighbours; `position` is the place in the list, in words. */
export function EnquiryTop({ position, previous, next }: Neighbours & { position: string }) {
  const { close, isFromDay } = useDesk();
  return (
    <div className={styles.top}>
      <Button
        variant="quiet"
        className={styles.back}
        aria-label={isFromDay ? deskEnquiryTexts.backToDay : deskEnquiryTexts.back}
        onClick={close}
      >
        <Icon name="left" />
        {isFromDay ? deskTexts.views.appointments : deskTexts.title}
      </Button>
      <span className={styles.position}>{position}</span>
      <span className={styles.ways}>
        <Button aria-label={deskEnquiryTexts.previousLong} disabled={!previous} onClick={previous}>
          <Icon name="left" />
        </Button>
        <Button aria-label={deskEnquiryTexts.nextLong} disabled={!next} onClick={next}>
          <Icon name="right" />
        </Button>
      </span>
    </div>
  );
}

/** The customer's submission. */
export function Sent({ sent, language }: Pick<DeskRow, 'sent' | 'language'>) {
  return (
    <section className={styles.sent} aria-labelledby="sent-title">
      <h2 id="sent-title">{deskEnquiryTexts.sent}</h2>
      <dl className="details">
        {enquiryDetails(sent)
          // The kind is already shown above.
          .filter(({ label, text }) => text !== '' && label !== enquiryTexts.kind)
          .map(({ label, text, reaches }) => (
            <Pair key={label} name={label}>
              {contactLink(text, reaches)}
            </Pair>
          ))}
        {language && (
          <Pair name={deskEnquiryTexts.formLanguage}>{customerNoteTexts.languages[language]}</Pair>
        )}
      </dl>
    </section>
  );
}

export function OtherEnquiries({ others }: Pick<DeskDetail, 'others'>) {
  const { now, linkTo } = useDesk();
  return (
    <section className={styles.others} aria-labelledby="others-title">
      <h2 id="others-title">{deskEnquiryTexts.others}</h2>
      <ul className="stack-8">
        {others.map(({ reference, kind, arrived_at: arrivedAt, status }) => (
          <li key={reference}>
            <Link {...linkTo({ enquiry: reference })} className="box line" replace>
              <strong>{deskTexts.kinds[kind]}</strong>
              <span className="hint">{timeTexts.at(arrivedAt, now)}</span>
              <span className="hint">{stateTexts.statusOf(status, kind)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A short summary of the customer, to read before a call. */
export function CustomerBrief({ customer }: { customer: Customer }) {
  const { note, language, vehicles } = customer;
  return (
    <section className={styles.sent} aria-labelledby="customer-title">
      <h2 id="customer-title">{customerTexts.title}</h2>
      <dl className="details">
        <Pair name={customerNoteTexts.title}>{note || customerNoteTexts.nothing}</Pair>
        <Pair name={customerNoteTexts.language}>
          {language ? customerNoteTexts.languages[language] : customerNoteTexts.noLanguage}
        </Pair>
        <Pair name={customerTexts.vehicles}>
          {vehicles.map(vehicleText).join('\n') || customerTexts.noVehicles}
        </Pair>
      </dl>
    </section>
  );
}

/** A vehicle in one line: `WB74AB1234, Shine 125, bought in 2023`. */
function vehicleText({ registration, model, year }: Customer['vehicles'][number]): string {
  const parts = [registration || customerTexts.noRegistration, model];
  return [...parts, year && customerTexts.boughtIn(year)].filter(Boolean).join(', ');
}

interface EnquiryStateProps {
  enquiry: DeskRow;
  /** Opens the messages; absent: the user answers no enquiries. */
  onSend: (() => void) | undefined;
}

/** When the enquiry is due, its status, and its assignee. */
export function EnquiryState({ enquiry, onSend }: EnquiryStateProps) {
  const { now, ownUserId, choices } = useDesk();
  const { kind, assignee, appointment, branch } = enquiry;
  const isOneOfSeveral = (choices?.branches.length ?? 0) > 1;
  const closed = closedText(enquiry, useHoursOf()(branch), now);
  return (
    <dl className={styles.state}>
      <Pair name={deskTexts.columns.due}>
        <DueMark due={dueOf(enquiry, now)} />
      </Pair>
      {enquiry.promised_at !== null && (
        <Pair name={deskEnquiryTexts.promised}>{timeTexts.by(enquiry.promised_at, now)}</Pair>
      )}
      <Pair name={stateTexts.status}>{stateTexts.statusOf(enquiry.status, kind)}</Pair>
      <Pair name={stateTexts.assignee}>{assigneeText(assignee, ownUserId)}</Pair>
      {isOneOfSeveral && <Pair name={branchTexts.branch}>{branchName(branch, choices)}</Pair>}
      {appointment && (
        <Pair name={deskEnquiryTexts.appointment}>
          <span>
            {appointmentText(appointment, now)}, {appointmentTexts.looks[appointment.state]}
          </span>
          {closed !== '' && <strong className={styles.closed}>{closed}</strong>}
          {onSend && appointment.state === 'confirmed' && !isAppointmentPassed(enquiry, now) && (
            <Button variant="quiet" onClick={onSend}>
              {deskEnquiryTexts.sendAppointment}
            </Button>
          )}
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

const icons = {
  outcome: 'M4 12.5l5.5 5.5L20 6.5',
  note: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  assign:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 3-5.5 6.5-5.5s6.5 1.5 6.5 5.5M19 8v6M16 11h6',
};

/** The actions for an enquiry, within reach of the thumb. */
export function ActionBar({ enquiry, actions }: { enquiry: DeskRow; actions: Actions }) {
  const { sent } = enquiry;
  const { mayWork, isClosed, callLink, contact, open } = actions;
  /** An outcome waits for the connection: no other one is accepted until it is stored. */
  const isWaiting = actions.unsent !== undefined;
  const name = sent.name || deskTexts.unnamed;
  return (
    <div className={styles.bar} role="group" aria-label={deskEnquiryTexts.bar(name)}>
      <p className={styles.barName} aria-hidden="true">
        {name}
      </p>
      {sent.mobile !== '' && (
        <>
          <a
            ref={callLink}
            className={styles.primary}
            href={`tel:+91${sent.mobile}`}
            onClick={contact.called}
          >
            <Icon name="phone" />
            {deskEnquiryTexts.call}
          </a>
          <button type="button" onClick={() => open('whatsapp')}>
            <Icon name="whatsapp" />
            {deskEnquiryTexts.whatsapp}
          </button>
        </>
      )}
      {(sent.mobile !== '' || sent.email !== '') && (
        <button type="button" onClick={() => open('message')}>
          <Icon name="message" />
          {deskEnquiryTexts.message}
        </button>
      )}
      {mayWork && (
        <>
          <button type="button" disabled={isWaiting} onClick={() => open('outcome')}>
            <LineDrawing path={icons.outcome} />
            {isClosed ? deskEnquiryTexts.reopen : deskEnquiryTexts.outcome}
          </button>
          <button type="button" onClick={() => open('note')}>
            <LineDrawing path={icons.note} />
            {deskEnquiryTexts.note}
          </button>
          <button type="button" disabled={isClosed || isWaiting} onClick={() => open('assign')}>
            <LineDrawing path={icons.assign} />
            {deskEnquiryTexts.assign}
          </button>
        </>
      )}
    </div>
  );
}
