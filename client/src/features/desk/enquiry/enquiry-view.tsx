import { screenAddress, type DeskDetail, type DeskRow } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { deskEnquiryTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { latePart } from '../../../lib/browser/late.ts';
import { Link } from '../../../ui/link.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { useCustomer } from '../common/customer-queries.ts';
import { useDesk } from '../common/desk-context.ts';
import type { WordsContext } from '../common/event-words.ts';
import { WaitingLines } from '../sending/waiting-lines.tsx';
import { EnquirySheets, type AfterStep } from '../steps/enquiry-sheets.tsx';
import { EnquiryCard } from './enquiry-card.tsx';
import {
  ActionBar,
  CustomerBrief,
  EnquiryState,
  EnquiryTop,
  OtherEnquiries,
  Questions,
  Sent,
} from './enquiry-parts.tsx';
import styles from './enquiry-view.module.css';
import { Timeline } from './timeline.tsx';
import { useActions, type Neighbours } from './use-actions.ts';
import { useEnquiry, useLook } from './use-enquiry.ts';

const Quotations = latePart(async () => (await import('../quotations/quotations.tsx')).Quotations);

interface EnquiryViewProps extends Neighbours {
  row: DeskRow | undefined;
  /** Its place in the list, in words. */
  position: string;
  after: AfterStep;
  /** The enquiry has changed since the list was fetched. */
  onRow: (row: DeskRow) => void;
  foot: HTMLElement | null;
}

/** One enquiry: the customer, the submission, the events, and the actions. */
export function EnquiryView(props: EnquiryViewProps) {
  const { row, position, after, onRow, foot, ...neighbours } = props;
  const desk = useDesk();
  const { open: reference, isCut } = desk;
  const known = useEnquiry(row, onRow);
  const { query, detail, isPartial, isGone } = known;
  const person = useCustomer(detail?.enquiry.customer?.id);
  const openBy = useLook(reference, detail?.open_by ?? []);
  const actions = useActions(known, after, neighbours);
  const { mayWork } = actions;
  const heading = useRef<HTMLHeadingElement>(null);
  // Once the enquiry is loaded, another heading replaces the reference.
  const isUnknown = detail === undefined;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [reference, isGone, isUnknown]);
  const canWork = mayWork && known.isKnown;
  // Late content appears all at once, so that no button is moved by content above it.
  const isComing = isPartial || person.isLoading;
  const top = <EnquiryTop position={position} {...neighbours} />;

  if (!detail || isGone) {
    return (
      <article className={styles.enquiry} aria-busy={query.isPending}>
        {top}
        <h1 ref={heading} tabIndex={-1}>
          {reference}
        </h1>
        {isGone ? <LoadFailure text={deskEnquiryTexts.gone} /> : <QueryFailure of={query} />}
      </article>
    );
  }

  const { enquiry } = detail;
  const context: WordsContext = { ...desk, enquiry };
  return (
    <article className={styles.enquiry} aria-labelledby="enquiry-title">
      {top}
      <Who enquiry={enquiry} openBy={openBy} heading={heading} />
      <EnquiryState
        enquiry={enquiry}
        onSend={canWork ? () => actions.open('message') : undefined}
      />
      {canWork && <Questions enquiry={enquiry} actions={actions} />}
      <p className="hint" role="status">
        {isCut && deskTexts.cutOff}
      </p>
      {!mayWork && <p className="hint">{deskEnquiryTexts.readOnly}</p>}
      <div className={styles.columns}>
        <div className={styles.left}>
          <Sent sent={enquiry.sent} language={enquiry.language} />
          {!isComing && detail.price_card && <EnquiryCard kept={detail.price_card} />}
          {!isComing && person.data && <CustomerBrief customer={person.data} />}
          {!isComing && (
            <Quotations detail={detail} canWork={canWork} wrote={actions.contact.wrote} />
          )}
        </div>
        <div aria-busy={isComing && !query.isError} className={styles.right}>
          {actions.waiting.length > 0 && (
            <WaitingLines waiting={actions.waiting} context={context} />
          )}
          {!isCut && <QueryFailure of={query} />}
          {!isComing && <Timeline detail={detail} context={context} />}
        </div>
        {!isComing && detail.others.length > 0 && <OtherEnquiries others={detail.others} />}
      </div>
      {foot && createPortal(<ActionBar enquiry={enquiry} actions={actions} />, foot)}
      <EnquirySheets
        detail={detail}
        canWork={canWork}
        sheet={actions.sheet}
        onSheet={actions.setSheet}
        onNow={known.put}
        after={after}
        contact={actions.contact}
      />
    </article>
  );
}

interface WhoProps {
  enquiry: DeskRow;
  openBy: DeskDetail['open_by'];
  heading: RefObject<HTMLHeadingElement | null>;
}

function Who({ enquiry: { kind, reference, customer, sent }, openBy, heading }: WhoProps) {
  const name = sent.name || deskTexts.unnamed;
  return (
    <div className={styles.who}>
      <h1 id="enquiry-title" ref={heading} tabIndex={-1}>
        {customer ? (
          <Link to={screenAddress('customer', { customer: String(customer.id) })}>{name}</Link>
        ) : (
          name
        )}
      </h1>
      <p className="hint">
        {[
          deskTexts.kinds[kind],
          reference,
          customer !== null && customer.ordinal > 1 && deskTexts.ordinal(customer.ordinal),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={`wrong ${styles.openBy}`} role="status">
        {openBy.length > 0 &&
          deskEnquiryTexts.openBy(openBy.map(({ user_name: user, user_id: id }) => user || id))}
      </p>
    </div>
  );
}
