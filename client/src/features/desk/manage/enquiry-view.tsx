import {
  isOpen,
  type DeskChoices,
  type DeskDetail,
  type DeskRow,
  type Step,
} from '@dealership/shared';
import { kindTexts } from '@dealership/shared/messages/common/kinds/index.ts';
import {
  appointmentTexts,
  deskTexts,
  standTexts,
  timeTexts,
} from '@dealership/shared/messages/staff/desk.ts';
import { deskEnquiryTexts, stepTexts } from '@dealership/shared/messages/staff/desk-enquiry.ts';
import { enquiryTexts } from '@dealership/shared/messages/staff/reports.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '../../../lib/api-client.ts';
import { call } from '../../../lib/call.ts';
import { dealership } from '../../../lib/dealership.ts';
import { enquiryFacts } from '../../../lib/enquiry-facts.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useMay } from '../../../lib/rights.ts';
import { useTyped } from '../../../lib/typed.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { contactLink } from '../../../ui/contact-link.tsx';
import { Icon, LineDrawing } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { isAppointmentPassed } from './appointment.ts';
import { CustomerBrief } from './customer-brief.tsx';
import { useCustomer, type LinkOf } from './customer-queries.ts';
import { DueMark } from './due-mark.tsx';
import { dueOf } from './due.ts';
import styles from './enquiry-view.module.css';
import { appointmentText, nameOf, type WordsContext } from './event-words.ts';
import { OutcomeSheet, type Doing } from './outcome-sheet.tsx';
import { AssignSheet, MessageSheet, NoteSheet } from './small-sheets.tsx';
import { Timeline } from './timeline.tsx';
import { useKeys } from './use-keys.ts';
import { useLook } from './use-look.ts';
import { sendStep, useStep } from './use-step.ts';

/** After so many calls that nobody took, closing is proposed. */
const TRIES = 4;

/** The phone's own screen comes first, and nothing changes under the thumb. */
const SHEET_AFTER_MS = 400;

const icons = {
  outcome: 'M4 12.5l5.5 5.5L20 6.5',
  note: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  assign:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 3-5.5 6.5-5.5s6.5 1.5 6.5 5.5M19 8v6M16 11h6',
};

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
  /** It stands otherwise than the list knows. */
  onRow: (row: DeskRow) => void;
  /** `again` sends what was not stored once more. */
  onTold: (text: string, again?: () => void) => void;
  /** Where the bar of actions stands. */
  foot: HTMLElement | null;
}

const nothing = () => undefined;
const noLetters = () => '';
const noAnswers = (): Record<string, string> => ({});
/** Forgets a note that is stored, not one that is typed since. */
const unless = (stored: string) => (typed: string) => (typed.trim() === stored ? '' : typed);

interface OpenSheet {
  name: 'outcome' | 'note' | 'assign' | 'message';
  begin?: Doing;
}

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
  const queryKey = ['desk', 'enquiry', reference];
  const query = useQuery<DeskDetail>({
    queryKey,
    queryFn: ({ signal }) =>
      call('GET /api/desk/enquiries/:reference', { params: { reference }, signal }),
  });
  // What the list knows is shown until more is known, also where that cannot be had.
  const isPartial = query.data === undefined;
  const detail: DeskDetail | undefined =
    query.data ??
    (row && { enquiry: row, events: [], has_earlier: false, others: [], open_by: [] });
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
  const [proposed, setProposed] = useState<{ detail: DeskDetail; step: Step }>();
  const mayWork = useMay('enquiries.work');
  const mayAssign = useMay('enquiries.assign');
  const heading = useRef<HTMLHeadingElement>(null);
  const callLink = useRef<HTMLAnchorElement>(null);
  // Erased, or not to be read any more: what is known of it is not shown either.
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [reference, isGone]);

  const put = (stored: DeskDetail) => {
    queries.setQueryData(queryKey, stored);
    props.onRow(stored.enquiry);
  };
  const [note, setNote] = useTyped(`note-${reference}`, noLetters);
  const [outcomeNote, setOutcomeNote] = useTyped(`outcome-${reference}`, noLetters);
  const [asked, setAsked] = useTyped(`asked-${reference}`, noAnswers);
  const sender = useStep(reference, {
    onStored: (stored, step, isAwaited) => {
      put(stored);
      if (step.do === 'note') setNote(unless(step.text));
      else if (step.do !== 'assign') {
        setOutcomeNote(unless(('note' in step && step.note) || ''));
        setAsked({});
      }
      const isTry = step.do === 'no-answer' || step.do === 'switched-off';
      if (isAwaited && isTry && stored.enquiry.tries >= TRIES) {
        setProposed({ detail: stored, step });
        return;
      }
      // Another one that was opened meanwhile stays.
      setSheet((before) => (before === sheet ? undefined : before));
      setProposed(undefined);
      props.onStored(stored, step, isAwaited);
    },
    onLost: (text, again) =>
      props.onTold(stepTexts.saved(detail?.enquiry.sent.name || deskTexts.unnamed, text), again),
  });

  const canWork = mayWork && query.data !== undefined;
  const isClosed = detail !== undefined && !isOpen(detail.enquiry.status);
  const open = (name: OpenSheet['name'], begin?: Doing) => {
    if (!mayWork) return;
    // It is shown once it is known how the enquiry stands. A call that is over may be told while another sheet is open: that one stays.
    setSheet((before) => before ?? { name, ...(begin && { begin }) });
  };
  const openOutcome = () => open('outcome', isClosed ? 'reopen' : undefined);
  const closeSheet = () => {
    setSheet(undefined);
    // It is left as somebody else has left it.
    if (sender.conflict) put(sender.conflict.theirs);
    sender.forget();
    if (!proposed) return;
    props.onStored(proposed.detail, proposed.step, true);
    setProposed(undefined);
  };
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(later.current);
    };
  }, [reference]);
  /** Offers a sheet to whoever comes back from what a link has opened. */
  const offerLater = (offer: () => void) => {
    clearTimeout(later.current);
    if (isHere.current) later.current = setTimeout(offer, SHEET_AFTER_MS);
  };

  /**
   * Each link that is pressed is noted: the first try to reach the customer stops the clock. Then it is asked when one
   * goes on.
   */
  const noteMessage = async (by: 'whatsapp' | 'sms' | 'mail') => {
    if (!detail || !mayWork || isClosed) return;
    const step = { do: 'message', by } as const;
    const sent = { key: randomId(), version: detail.enquiry.version, step };
    const note = async (isAgain: boolean) => {
      try {
        const stored = await sendStep(reference, sent);
        put(stored);
        // What was asked before that may come yet.
        if (isPartial) void queries.invalidateQueries({ queryKey });
        if (isAgain) props.onStored(stored, step, false);
      } catch {
        props.onTold(stepTexts.messageNotNoted, () => void note(true));
      }
    };
    await note(false);
    offerLater(() =>
      setSheet((before) =>
        before === undefined || before.name === 'message'
          ? { name: 'outcome', begin: 'next' }
          : before,
      ),
    );
  };

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
        return openOutcome;
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
  const greeting = encodeURIComponent(enquiryTexts.greeting(sent.name, dealership().name));
  const subject = encodeURIComponent(
    enquiryTexts.subject(kindTexts[kind].title, reference, dealership().name),
  );
  const name = sent.name || deskTexts.unnamed;

  return (
    <article className={styles.enquiry} aria-labelledby="screen-title">
      {top}
      <div className={styles.who}>
        <h1 id="screen-title" ref={heading} tabIndex={-1}>
          {customer ? (
            <Link to={props.linkOf('customer', { customer: String(customer.id) })}>{name}</Link>
          ) : (
            name
          )}
        </h1>
        <p>
          {deskTexts.kinds[kind]} · {reference}
          {customer !== null && customer.ordinal > 1 && (
            <> · {deskTexts.ordinal(customer.ordinal)}</>
          )}
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
        <div>
          <dt>{standTexts.status}</dt>
          <dd>{standTexts.statusOf(enquiry.status, kind)}</dd>
        </div>
        <div>
          <dt>{standTexts.assignee}</dt>
          <dd>
            {assignee ? nameOf(assignee.user_id, assignee.user_name, ownUserId) : standTexts.nobody}
          </dd>
        </div>
        {appointment && (
          <div>
            <dt>{deskEnquiryTexts.appointment}</dt>
            <dd>
              {appointmentText(appointment, now)}, {appointmentTexts.looks[appointment.state]}
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
              {enquiryFacts(sent)
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
          {query.isError && (
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
                    <span>{standTexts.statusOf(other.status, other.kind)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {props.foot &&
        createPortal(
          <div className={styles.bar} role="group" aria-label={deskEnquiryTexts.bar}>
            {sent.mobile !== '' && (
              <>
                <a
                  ref={callLink}
                  className={styles.primary}
                  href={`tel:+91${sent.mobile}`}
                  onClick={() => {
                    if (isClosed) return;
                    offerLater(() => open('outcome'));
                  }}
                >
                  <Icon name="phone" />
                  {deskEnquiryTexts.call}
                </a>
                <a
                  href={`https://wa.me/91${sent.mobile}?text=${greeting}`}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={() => void noteMessage('whatsapp')}
                >
                  <Icon name="whatsapp" />
                  {deskEnquiryTexts.whatsapp}
                </a>
              </>
            )}
            {(sent.mobile !== '' || sent.email !== '') && (
              <button type="button" onClick={() => setSheet({ name: 'message' })}>
                <Icon name="message" />
                {deskEnquiryTexts.message}
              </button>
            )}
            {mayWork && (
              <>
                <button type="button" onClick={openOutcome}>
                  <LineDrawing path={icons.outcome} />
                  {isClosed ? deskEnquiryTexts.reopen : deskEnquiryTexts.outcome}
                </button>
                <button type="button" onClick={() => open('note')}>
                  <LineDrawing path={icons.note} />
                  {deskEnquiryTexts.note}
                </button>
                <button type="button" disabled={isClosed} onClick={() => open('assign')}>
                  <LineDrawing path={icons.assign} />
                  {deskEnquiryTexts.assign}
                </button>
              </>
            )}
          </div>,
          props.foot,
        )}
      {canWork && sheet?.name === 'outcome' && (
        <OutcomeSheet
          {...{ detail, choices, context, sender }}
          begin={sheet.begin}
          note={outcomeNote}
          onNote={setOutcomeNote}
          asked={asked}
          onAsked={setAsked}
          proposed={proposed?.detail.enquiry.tries}
          onKeepTrying={closeSheet}
          onClosed={closeSheet}
        />
      )}
      {canWork && sheet?.name === 'note' && (
        <NoteSheet {...{ detail, sender, note }} onNote={setNote} onClosed={closeSheet} />
      )}
      {canWork && sheet?.name === 'assign' && (
        <AssignSheet {...{ detail, choices, context, mayAssign, sender }} onClosed={closeSheet} />
      )}
      {sheet?.name === 'message' && (
        <MessageSheet
          name={sent.name}
          onClosed={closeSheet}
          ways={
            <>
              {sent.mobile !== '' && (
                <ButtonLink
                  href={`sms:+91${sent.mobile}?body=${greeting}`}
                  onClick={() => void noteMessage('sms')}
                >
                  {deskEnquiryTexts.sms}
                </ButtonLink>
              )}
              {sent.email !== '' && (
                <ButtonLink
                  href={`mailto:${sent.email}?subject=${subject}&body=${greeting}`}
                  onClick={() => void noteMessage('mail')}
                >
                  {deskEnquiryTexts.mail}
                </ButtonLink>
              )}
            </>
          }
        />
      )}
    </article>
  );
}
