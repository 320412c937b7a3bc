import {
  isOpen,
  type DeskChoices,
  type DeskDetail,
  type DeskRow,
  type Step,
} from '@dealership/shared';
import {
  appointmentTexts,
  deskTexts,
  stateTexts,
  timeTexts,
} from '@dealership/shared/texts/staff/desk/desk.ts';
import { deskEnquiryTexts, stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { enquiryTexts } from '@dealership/shared/texts/staff/reports.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { dealership } from '../../../lib/page/dealership.ts';
import { enquiryDetails } from '../../../lib/staff/enquiry-details.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { useTyped } from '../../../lib/staff/typed.ts';
import { useWaitingSteps } from '../../../lib/staff/waiting-steps.ts';
import { outcomeOf } from '../sending/keep-step.ts';
import { Button } from '../../../ui/button.tsx';
import { contactLink } from '../../../ui/contact-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { ActionBar } from './action-bar.tsx';
import { closedText, isAppointmentPassed } from '../common/appointment.ts';
import { CustomerBrief } from './customer-brief.tsx';
import { useCustomer, type LinkOf } from '../common/customer-queries.ts';
import { DueMark } from '../common/due-mark.tsx';
import { dueOf } from '../common/due.ts';
import { EnquirySheets, type OnKept, type OpenSheet } from '../steps/enquiry-sheets.tsx';
import styles from './enquiry-view.module.css';
import { appointmentText, nameOf, type WordsContext } from '../common/event-words.ts';
import { Timeline } from './timeline.tsx';
import { TRIES } from '../steps/tries.ts';
import { useContact } from '../sending/use-contact.ts';
import { useKeys } from '../common/use-keys.ts';
import { useLook } from './use-look.ts';
import { WaitingLines } from '../sending/waiting-lines.tsx';

interface EnquiryViewProps {
  reference: string;
  /** What the list knows of it already. */
  row: DeskRow | undefined;
  ownUserId: string;
  /** Epoch ms. */
  now: number;
  choices: DeskChoices | undefined;
  position: string;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  close: () => void;
  /** It was opened from the appointments of a day, to which one goes back. */
  isFromDay: boolean;
  /** There is no connection. */
  isCut: boolean;
  linkTo: (reference: string) => { to: string; state: unknown };
  linkOf: LinkOf;
  /** Something was stored; `isAwaited`: nobody has turned to something else meanwhile. */
  onStored: (detail: DeskDetail, step: Step, isAwaited: boolean) => void;
  /** It lies on this phone until there is a line. */
  onKept: OnKept;
  /** It stands otherwise than the list knows. */
  onRow: (row: DeskRow) => void;
  /** `again` sends what was not stored once more. */
  onTold: (text: string, again?: () => void) => void;
  /** Where the bar of actions stands. */
  foot: HTMLElement | null;
}

const nothing = () => undefined;

/** One enquiry: who it is, what was sent, what happened, and what can be done. */
export function EnquiryView({
  reference,
  row,
  ownUserId,
  now,
  choices,
  ...props
}: EnquiryViewProps) {
  const queries = useQueryClient();
  const queryKey = queryKeys.desk.enquiry(reference);
  const query = useQuery<DeskDetail>({
    queryKey,
    queryFn: ({ signal }) =>
      call('GET /api/desk/enquiries/:reference', { params: { reference }, signal }),
  });
  // What the list knows is shown until more is known, also where that cannot be had.
  const isPartial = query.data === undefined;
  const detail: DeskDetail | undefined =
    query.data ??
    (row && {
      enquiry: row,
      events: [],
      has_earlier: false,
      visit: {},
      others: [],
      open_by: [],
      offer_ways: [],
      offer_waits: [],
    });
  const reload = useEffectEvent(() => {
    if (query.isError) void query.refetch();
  });
  useEffect(() => {
    // The line is there again.
    if (!props.isCut) reload();
  }, [props.isCut]);
  const person = useCustomer(detail?.enquiry.customer?.id);
  const openBy = useLook(reference, detail?.open_by ?? []);
  const [sheet, setSheet] = useTyped<OpenSheet | undefined>(`sheet-${reference}`, nothing);
  const mayWork = useMay('enquiries.work');
  const heading = useRef<HTMLHeadingElement>(null);
  const callLink = useRef<HTMLAnchorElement>(null);
  // Erased, or not to be read any more: what is known of it is not shown either.
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  // Once it is known, another heading takes the place of the reference.
  const isUnknown = detail === undefined;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [reference, isGone, isUnknown]);

  const put = (stored: DeskDetail) => {
    queries.setQueryData(queryKey, stored);
    props.onRow(stored.enquiry);
  };
  // Without a line what the list knows is enough: if somebody else was quicker, that is told when the line is back.
  const isAway =
    props.isCut || (query.error instanceof ApiError && query.error.code === 'unreachable');
  const canWork = mayWork && (query.data !== undefined || isAway);
  const waiting = useWaitingSteps().filter(({ row: { reference: of } }) => of === reference);
  const unsent = outcomeOf(waiting, reference);
  const isClosed = detail !== undefined && !isOpen(detail.enquiry.status);
  const open = (name: OpenSheet['name'], begin?: OpenSheet['begin']) => {
    if (!mayWork && name !== 'message') return;
    // What is said already has to arrive first.
    if (unsent && (name === 'outcome' || name === 'assign')) return;
    const first = begin ?? (name === 'outcome' && isClosed ? 'reopen' : undefined);
    // It is shown once it is known how the enquiry stands. A call that is over may be told while another sheet is open: that one stays.
    setSheet((before) => before ?? { name, ...(first && { begin: first }) });
  };
  const contact = useContact({
    detail,
    mayWork,
    isCut: props.isCut,
    onNoted: (stored) => {
      put(stored);
      // What was asked before that may come yet.
      if (isPartial) void queries.invalidateQueries({ queryKey });
    },
    onNotedAgain: (stored, step) => props.onStored(stored, step, false),
    onTold: props.onTold,
    onBack: (from) =>
      setSheet((before) => {
        if (from === 'call') return before ?? { name: 'outcome' };
        return before && before.name !== 'message' ? before : { name: 'outcome', begin: 'next' };
      }),
  });

  useKeys((key) => {
    switch (key) {
      case 'Escape':
        return props.close;
      // The arrows scroll.
      case 'j':
        return props.next;
      case 'k':
        return props.previous;
      case 'c':
        return () => callLink.current?.click();
      case 'o':
        return () => open('outcome');
      case 'n':
        return () => open('note');
      case 'a':
        return isClosed ? undefined : () => open('assign');
      default:
        return undefined;
    }
  });

  // All that comes later comes at once: nothing that can be pressed is moved by what comes above it.
  const isComing = isPartial || person.isLoading;

  const top = (
    <div className={styles.top}>
      <Button
        variant="quiet"
        className={styles.back}
        aria-label={props.isFromDay ? deskEnquiryTexts.backToDay : deskEnquiryTexts.back}
        onClick={props.close}
      >
        <Icon name="left" />
        {props.isFromDay ? deskTexts.views.appointments : deskTexts.title}
      </Button>
      <span className={styles.position}>{props.position}</span>
      <span className={styles.ways}>
        <Button
          aria-label={deskEnquiryTexts.previousLong}
          disabled={!props.previous}
          onClick={props.previous}
        >
          <Icon name="left" />
        </Button>
        <Button aria-label={deskEnquiryTexts.nextLong} disabled={!props.next} onClick={props.next}>
          <Icon name="right" />
        </Button>
      </span>
    </div>
  );

  if (!detail || isGone) {
    return (
      <article className={styles.enquiry} aria-busy={query.isPending}>
        {top}
        <h1 ref={heading} tabIndex={-1}>
          {reference}
        </h1>
        {query.isError &&
          (isGone ? (
            <LoadFailure text={deskEnquiryTexts.gone} />
          ) : (
            <LoadFailure text={failureText(query.error)} onRetry={() => void query.refetch()} />
          ))}
      </article>
    );
  }

  const { enquiry } = detail;
  const { sent, kind, customer, assignee, appointment } = enquiry;
  const context: WordsContext = { enquiry, choices, ownUserId, now };
  const name = sent.name || deskTexts.unnamed;
  const closed = closedText(enquiry, dealership().hours, now);

  return (
    <article className={styles.enquiry} aria-labelledby="enquiry-title">
      {top}
      <div className={styles.who}>
        <h1 id="enquiry-title" ref={heading} tabIndex={-1}>
          {customer ? (
            <Link to={props.linkOf('customer', { customer: String(customer.id) })}>{name}</Link>
          ) : (
            name
          )}
        </h1>
        <p>
          {[
            deskTexts.kinds[kind],
            reference,
            customer !== null && customer.ordinal > 1 && deskTexts.ordinal(customer.ordinal),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.openBy} role="status">
          {openBy.length > 0 &&
            deskEnquiryTexts.openBy(openBy.map(({ user_name: user, user_id: id }) => user || id))}
        </p>
      </div>
      <dl className={styles.stand}>
        <div>
          <dt>{deskTexts.columns.due}</dt>
          <dd>
            <DueMark due={dueOf(enquiry, now)} />
          </dd>
        </div>
        {/* A server of the version before does not tell it. */}
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
      {canWork && appointment && isAppointmentPassed(enquiry, now) && (
        <div className={styles.question}>
          <p>{deskEnquiryTexts.passed(appointmentText(appointment, now))}</p>
          <Button onClick={() => open('outcome', 'came')}>{stepTexts.came}</Button>
          <Button onClick={() => open('outcome', 'missed')}>{stepTexts.missed}</Button>
        </div>
      )}
      {canWork && !isClosed && enquiry.tries >= TRIES && (
        <p className={styles.question}>{deskEnquiryTexts.tried(enquiry.tries)}</p>
      )}
      <p className={styles.hint} role="status">
        {props.isCut && deskTexts.cutOff}
      </p>
      {!mayWork && <p className={styles.hint}>{deskEnquiryTexts.readOnly}</p>}
      <div className={styles.columns}>
        <div className={styles.left}>
          <section className={styles.sent} aria-labelledby="sent-title">
            <h2 id="sent-title">{deskEnquiryTexts.sent}</h2>
            <dl>
              {enquiryDetails(sent)
                // The kind stands above already.
                .filter(({ label, text }) => text !== '' && label !== enquiryTexts.kind)
                .map(({ label, text, reaches }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{contactLink(text, reaches)}</dd>
                  </div>
                ))}
            </dl>
          </section>
          {!isComing && person.data && <CustomerBrief customer={person.data} />}
        </div>
        <div aria-busy={isComing && !query.isError} className={styles.right}>
          {waiting.length > 0 && <WaitingLines waiting={waiting} context={context} />}
          {query.isError && !props.isCut && (
            <LoadFailure text={failureText(query.error)} onRetry={() => void query.refetch()} />
          )}
          {!isComing && <Timeline detail={detail} context={context} />}
        </div>
        {!isComing && detail.others.length > 0 && (
          <section className={styles.others} aria-labelledby="others-title">
            <h2 id="others-title">{deskEnquiryTexts.others}</h2>
            <ul>
              {detail.others.map((other) => (
                <li key={other.reference}>
                  <Link {...props.linkTo(other.reference)} replace>
                    <strong>{deskTexts.kinds[other.kind]}</strong>
                    <span>{timeTexts.at(other.arrived_at, now)}</span>
                    <span>{stateTexts.statusOf(other.status, other.kind)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {props.foot &&
        createPortal(
          <ActionBar
            enquiry={enquiry}
            mayWork={mayWork}
            callLink={callLink}
            isWaiting={unsent !== undefined}
            onCalled={contact.called}
            onWrote={(by, said) => void contact.wrote(by, said)}
            onOpen={open}
          />,
          props.foot,
        )}
      <EnquirySheets
        detail={detail}
        choices={choices}
        context={context}
        canWork={canWork}
        sheet={sheet}
        onSheet={setSheet}
        onNow={put}
        onStored={props.onStored}
        onKept={props.onKept}
        isCut={props.isCut}
        onTold={props.onTold}
        onWrote={(by, said) => void contact.wrote(by, said)}
        onOpened={contact.opened}
      />
    </article>
  );
}
