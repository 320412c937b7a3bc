import type { Customer } from '@dealership/shared';
import {
  blockTexts,
  customerTexts as texts,
} from '@dealership/shared/texts/staff/desk/customers.ts';
import { useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { useMay, useReadsAllBranches } from '../../../lib/staff/rights.ts';
import { useAnnouncedChange } from '../../../lib/calls/use-announced-change.ts';
import dialogStyles from '../../../ui/dialogs/admin-dialog.module.css';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import type { CustomerPartProps } from '../common/customer-queries.ts';
import styles from '../common/customers.module.css';

type Contact = Customer['known_by'][number];

/** A customer's numbers and addresses, each with its links; permitted staff can block them. */
export function KnownBy({ customer, onChanged }: CustomerPartProps) {
  const readsAllBranches = useReadsAllBranches();
  const mayBlock = useMay('enquiries.assign') && readsAllBranches;
  const [asked, setAsked] = useState<Contact>();
  const { change, isBusy, announcement, failure } = useAnnouncedChange();

  const setBlocked = ({ text, customer: id }: Contact, isBlocked: boolean) =>
    change(
      async () => {
        const params = { id: String(id) };
        onChanged(await call('POST /api/customers/:id/block', { params, body: { isBlocked } }));
      },
      () => (isBlocked ? blockTexts.done(text) : blockTexts.undone(text)),
    );

  return (
    <section className={styles.part} aria-labelledby="customer-known-by">
      <h2 id="customer-known-by">{texts.knownBy}</h2>
      <ul className={styles.rows}>
        {customer.known_by.map((contact) => {
          const { text, customer: id, is_blocked: isBlocked } = contact;
          return (
            <li key={text} className={styles.contact}>
              <Reach contact={contact} />
              {isBlocked && <span className={styles.mark}>{blockTexts.blocked}</span>}
              {mayBlock && id !== null && (
                <Button
                  variant="quiet"
                  busy={isBusy}
                  aria-label={
                    isBlocked ? blockTexts.unblockNumber(text) : blockTexts.blockNumber(text)
                  }
                  onClick={() => (isBlocked ? void setBlocked(contact, false) : setAsked(contact))}
                >
                  {isBlocked ? blockTexts.unblock : blockTexts.block}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status">{announcement}</p>
      <Failure>{failure}</Failure>
      {asked && (
        <ConfirmDialog
          title={blockTexts.title}
          action={{ ...blockTexts.action, variant: 'danger' }}
          onConfirm={async () => {
            await setBlocked(asked, true);
          }}
          onClosed={() => setAsked(undefined)}
        >
          <p className={dialogStyles.about}>{blockTexts.text(asked.text)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Reach({ contact: { text, is } }: { contact: Contact }) {
  return (
    <>
      <a className={styles.reach} href={is === 'email' ? `mailto:${text}` : `tel:+91${text}`}>
        {text}
      </a>
      {is !== 'email' && (
        <a
          className={styles.reach}
          href={`https://wa.me/91${text}`}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.whatsappTo(text)}
        >
          {texts.whatsapp}
        </a>
      )}
    </>
  );
}
