import { retentionTexts as texts } from '@dealership/shared/texts/staff/settings/retention.ts';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { useLeaving } from '../../lib/browser/use-leaving.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import styles from './erasure.module.css';
import { RetentionForm } from './retention-form.tsx';
import { DueEnquiries, retentionQuery, totalOf } from './retention-preview.tsx';
import { call } from '../../lib/calls/call.ts';
import type { RetentionMonths, RetentionSetting } from '@dealership/shared';
import { changedMeanwhile } from '../../lib/calls/changed-meanwhile.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { PasswordDialog } from '../../ui/dialogs/admin-password-dialog.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';

/**
 * Shows what is due, and the form that sets how many months enquiries are kept. The server erases all that is due
 * once a day; if the server's clock or the number due looks wrong, it waits until the owner confirms it here. Saving
 * the months erases nothing at once (tests: beside it; server: erasure/both/retention-setting, erasure/retention-doubt;
 * journey: admin-retention).
 */
export function RetentionScreen() {
  const retention = useQuery(retentionQuery);
  const status = useRef<HTMLParagraphElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const [outcome, setOutcome] = useState('');
  const { data } = retention;

  return (
    <Screen texts={texts} query={retention} isClose className={styles.page}>
      <p ref={status} className={styles.outcome} role="status" tabIndex={-1}>
        {outcome}
      </p>
      {data && (
        <>
          <section className="stack-12" aria-labelledby="due">
            <h2 id="due">{texts.dueHeading}</h2>
            {/* `DueEnquiries` shows the button only while the erasure waits. */}
            <DueEnquiries {...data}>
              <Button onClick={() => setIsConfirming(true)}>{texts.confirm}</Button>
            </DueEnquiries>
          </section>
          <section className="stack-12" aria-labelledby="months">
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
              onClosed={() => {
                setIsConfirming(false);
                // Some may have been erased even if the confirmation failed.
                void retention.refetch();
              }}
              focusAfter={status}
            />
          )}
        </>
      )}
    </Screen>
  );
}

interface ConfirmDueProps {
  /** The setting that the owner has checked. */
  setting: RetentionSetting;
  onErased: (outcome: string) => void;
  onClosed: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

/**
 * Immediately erases everything that is due, after the password and today's date (a check of the server's clock). The
 * server refuses it if the months are no longer those on the screen.
 */
function ConfirmDue({ setting, onErased, onClosed, focusAfter }: ConfirmDueProps) {
  const [day, setDay] = useState('');
  const [sofar, setSofar] = useState(0);
  const leaving = useLeaving();

  const act = async (password: string) => {
    let gone = 0;
    const onProgress = (total: number) => {
      gone = total;
      setSofar(total);
    };
    try {
      const answer = { day, months: setting.months, password };
      onErased(texts.deleted(await eraseDue(answer, { signal: leaving(), onProgress })));
    } catch (error) {
      // If the first part was refused, the dialog shows why.
      if (gone === 0 && !changedMeanwhile(error)) throw error;
      onErased([gone > 0 ? texts.brokenOff(gone) : '', failureText(error)].join(' ').trim());
    }
  };

  return (
    <PasswordDialog
      title={texts.confirmTitle}
      about={texts.confirmText(totalOf(setting.expired))}
      action={{ text: texts.confirmNow, busy: texts.deleting(sofar) }}
      fields={['day']}
      act={act}
      onClosed={onClosed}
      focusAfter={focusAfter}
    >
      {(problems) => (
        <InputField
          label={texts.today}
          required
          error={problems.day}
          type="date"
          value={day}
          onChange={setDay}
        />
      )}
    </PasswordDialog>
  );
}

/**
 * Erases what is due, part by part, until nothing is left.
 * @param onProgress called with the number erased so far
 */
async function eraseDue(
  answer: { day: string; months: RetentionMonths; password: string },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (total: number) => void },
): Promise<number> {
  let total = 0;
  for (;;) {
    const part = await call('POST /api/retention/erasures', { body: answer, signal });
    total += part.total;
    onProgress(total);
    if (part.done) return total;
  }
}
