import {
  allEnquiriesReport,
  isEnquiryKind,
  type AllEnquiriesRow,
  screenAddress,
} from '@dealership/shared';
import { api } from '../../../lib/calls/api-client.ts';
import { useQuery } from '@tanstack/react-query';
import { enquiryTexts } from '@dealership/shared/texts/staff/reports.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Pair } from '../../../ui/lists/pair.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { contactLink } from '../../../ui/contact-link.tsx';
import { enquiryDetails } from '../../../lib/staff/enquiry-details.ts';
import { greetingOf, messageLink } from '../../../lib/staff/message-links.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import styles from './enquiry-panel.module.css';
import type { Row } from '../report-source.ts';
import type { OpenRow } from './use-open-row.ts';
import { stateTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { Link } from '../../../ui/link.tsx';

/** A whole enquiry, links to reach the customer, and buttons to the previous and next one. */
export function EnquiryPanel({ hasState, ...open }: OpenRow & { hasState: boolean }) {
  const { row, position, previous, next, close } = open;
  const { reference } = row;
  const enquiry = useQuery({
    queryKey: queryKeys.enquiry(reference),
    queryFn: async ({ signal }) => {
      const path = `${allEnquiriesReport.path}/${encodeURIComponent(reference)}`;
      const { data } = await api.get<AllEnquiriesRow>(path, { signal });
      if (!isEnquiryKind(data.kind)) throw new Error('The answer is not an enquiry.');
      return data;
    },
    initialData: wholeEnquiry(row),
    // Enquiries do not change.
    staleTime: Infinity,
  });
  const name = typeof row.name === 'string' ? row.name : '';

  return (
    <Dialog
      title={name || enquiryTexts.unnamed}
      closeLabel={enquiryTexts.close}
      onClose={close}
      className={styles.panel}
    >
      <div className={styles.content} data-density="dense" aria-busy={enquiry.isPending}>
        <QueryFailure of={enquiry} />
        {hasState && <DeskStateMark reference={reference} />}
        {enquiry.data && <Ways enquiry={enquiry.data} />}
        {enquiry.data && <Details enquiry={enquiry.data} />}
      </div>
      <div className={styles.steps} data-density="dense">
        <Button variant="secondary" disabled={!previous} onClick={previous}>
          {enquiryTexts.previous}
        </Button>
        <p role="status">{position && enquiryTexts.position(position.number, position.total)}</p>
        <Button variant="secondary" disabled={!next} onClick={next}>
          {enquiryTexts.next}
        </Button>
      </div>
    </Dialog>
  );
}

/** Links to call the customer or to write to them, with the first words filled in. */
function Ways({ enquiry }: { enquiry: AllEnquiriesRow }) {
  const { mobile } = enquiry;
  const greeting = greetingOf(enquiry);
  const mail = messageLink('mail', enquiry, greeting);
  return (
    <div className={styles.ways}>
      {mobile !== '' && (
        <>
          <ButtonLink variant="primary" href={`tel:+91${mobile}`}>
            {enquiryTexts.call}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            href={messageLink('whatsapp', enquiry, greeting) ?? ''}
            target="_blank"
            rel="noopener noreferrer"
          >
            {enquiryTexts.whatsapp}
          </ButtonLink>
        </>
      )}
      {mail !== undefined && (
        <ButtonLink variant="secondary" href={mail}>
          {enquiryTexts.mail}
        </ButtonLink>
      )}
    </div>
  );
}

function Details({ enquiry }: { enquiry: AllEnquiriesRow }) {
  return (
    <dl className={styles.details}>
      {enquiryDetails(enquiry).map(({ label, text, reaches }) => (
        <Pair key={label} name={label}>
          {text === '' ? (
            <span className={styles.absent}>{enquiryTexts.notGiven}</span>
          ) : (
            contactLink(text, reaches)
          )}
        </Pair>
      ))}
    </dl>
  );
}

/** A row of the list of all enquiries already has the whole enquiry. */
function wholeEnquiry(row: Row): AllEnquiriesRow | undefined {
  return typeof row.details === 'object' ? (row as unknown as AllEnquiriesRow) : undefined;
}

/** An enquiry's state, with a link to the desk. Its line is there before the answer. */
function DeskStateMark({ reference }: { reference: string }) {
  const detail = useQuery(
    callQuery(queryKeys.desk.enquiry(reference), 'GET /api/desk/enquiries/:reference', {
      reference,
    }),
  );
  const enquiry = detail.data?.enquiry;
  const { assignee } = enquiry ?? {};
  return (
    <div className={styles.state}>
      <p>
        {enquiry && (
          <span>
            {stateTexts.statusOf(enquiry.status, enquiry.kind)} · {stateTexts.assignee}:{' '}
            {assignee ? assignee.user_name || assignee.user_id : stateTexts.nobody}
          </span>
        )}
      </p>
      <Link to={screenAddress('desk', { enquiry: reference })} className="tap strong">
        {stateTexts.openOnDesk}
      </Link>
    </div>
  );
}
