import { retentionTexts as texts } from '@dealership/shared/texts/staff/settings/retention.ts';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import { ConfirmDue } from './confirm-due.tsx';
import styles from './erasure.module.css';
import { retentionQuery } from './retention-calls.ts';
import { RetentionForm } from './retention-form.tsx';
import { DueEnquiries } from './retention-preview.tsx';

/** How long enquiries are kept: what is due today, the permission to delete it, and the form to change the limits. */
export function RetentionScreen() {
  const retention = useQuery(retentionQuery);
  const status = useRef<HTMLParagraphElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const [outcome, setOutcome] = useState('');
  const { data } = retention;

  const handleClosed = () => {
    setIsConfirming(false);
    // Even after an aborted confirmation a part may have been erased.
    void retention.refetch();
  };

  return (
    <Screen texts={texts} query={retention} isClose className={styles.page}>
      <p ref={status} className={styles.outcome} role="status" tabIndex={-1}>
        {outcome}
      </p>
      {data && (
        <>
          <section className={styles.part} aria-labelledby="due">
            <h2 id="due">{texts.dueHeading}</h2>
            <DueEnquiries {...data}>
              <Button onClick={() => setIsConfirming(true)}>{texts.confirm}</Button>
            </DueEnquiries>
          </section>
          <section className={styles.part} aria-labelledby="months">
            <h2 id="months">{texts.heading}</h2>
            {data.fixed_by === undefined ? (
              <RetentionForm setting={data} onSaved={() => void retention.refetch()} />
            ) : (
              <p>{settingsTexts.fixed(data.fixed_by)}</p>
            )}
          </section>
          {isConfirming && (
            <ConfirmDue
              setting={data}
              onErased={setOutcome}
              onClosed={handleClosed}
              focusAfter={status}
            />
          )}
        </>
      )}
    </Screen>
  );
}
