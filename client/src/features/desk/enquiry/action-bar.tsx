import type { DeskRow } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { deskEnquiryTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { greetingOf, messageLink } from '../../../lib/staff/message-links.ts';
import { Icon, LineDrawing } from '../../../ui/icon.tsx';
import styles from './enquiry-view.module.css';
import type { Actions } from './use-actions.ts';

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
      <p className={`cut ${styles.barName}`} aria-hidden="true">
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
          <a
            href={messageLink('whatsapp', sent, greetingOf(sent))}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => contact.wrote('whatsapp')}
          >
            <Icon name="whatsapp" />
            {deskEnquiryTexts.whatsapp}
          </a>
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
