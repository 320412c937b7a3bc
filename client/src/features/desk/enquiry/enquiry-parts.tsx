import type { DeskDetail, DeskRow } from '@dealership/shared';
import { deskTexts, stateTexts, timeTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { deskEnquiryTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { enquiryTexts } from '@dealership/shared/texts/staff/reports.ts';
import { enquiryDetails } from '../../../lib/staff/enquiry-details.ts';
import { contactLink } from '../../../ui/contact-link.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pair } from '../../../ui/lists/pair.tsx';
import { useDesk } from '../common/desk-context.ts';
import styles from './enquiry-view.module.css';

/** The customer's submission. */
export function Sent({ sent }: Pick<DeskRow, 'sent'>) {
  return (
    <section className={styles.sent} aria-labelledby="sent-title">
      <h2 id="sent-title">{deskEnquiryTexts.sent}</h2>
      <dl>
        {enquiryDetails(sent)
          // The kind is already shown above.
          .filter(({ label, text }) => text !== '' && label !== enquiryTexts.kind)
          .map(({ label, text, reaches }) => (
            <Pair key={label} name={label}>
              {contactLink(text, reaches)}
            </Pair>
          ))}
      </dl>
    </section>
  );
}

/** The customer's other enquiries. */
export function OtherEnquiries({ others }: Pick<DeskDetail, 'others'>) {
  const { now, linkTo } = useDesk();
  return (
    <section className={styles.others} aria-labelledby="others-title">
      <h2 id="others-title">{deskEnquiryTexts.others}</h2>
      <ul className="stack-8">
        {others.map(({ reference, kind, arrived_at: arrivedAt, status }) => (
          <li key={reference}>
            <Link {...linkTo({ enquiry: reference })} className="box" replace>
              <strong>{deskTexts.kinds[kind]}</strong>
              <span>{timeTexts.at(arrivedAt, now)}</span>
              <span>{stateTexts.statusOf(status, kind)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
