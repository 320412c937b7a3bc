import { deskLimits } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { useDesk } from '../common/desk-context.ts';
import styles from '../common/sheets.module.css';
import { StepConflictView, StepFailure } from '../sending/step-feedback.tsx';
import { seenOf } from '../sending/use-step.ts';
import { OutcomeContent } from './outcome-content.tsx';
import { Sheet } from './sheet.tsx';
import { useOutcome, type OutcomeOptions } from './use-outcome.ts';
import { useTypedTexts } from './use-typed-texts.ts';

/** The outcome: two taps, or three if a reason or a time is chosen. */
export function OutcomeSheet(props: OutcomeOptions) {
  const { detail, begin, sender, proposed, onClosed } = props;
  const { enquiry } = detail;
  const desk = useDesk();
  const outcome = useOutcome(props);
  const { doing, part, reason } = outcome;
  const { outcomeNote, setOutcomeNote } = useTypedTexts(enquiry.reference);
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [doing, part, reason, proposed]);
  const name = enquiry.sent.name || deskTexts.unnamed;
  const title =
    doing === 'reopen'
      ? stepTexts.reopenOf(name)
      : doing === 'next' && begin === 'next'
        ? stepTexts.nextOf(name)
        : stepTexts.outcomeOf(name);

  return (
    <Sheet
      title={title}
      shown={[doing, part, reason?.key, proposed, !desk.choices, sender.conflict?.step.do].join(
        ' ',
      )}
      onClosed={onClosed}
    >
      {sender.conflict ? (
        <StepConflictView
          {...sender.conflict}
          context={{ ...desk, enquiry }}
          seen={seenOf(outcome.seen)}
          onChoose={(side) => (side === 'theirs' ? onClosed() : sender.takeAllTheSame())}
        />
      ) : (
        <>
          {proposed === undefined && (
            <Field label={stepTexts.optionalNote}>
              {(control) => (
                <textarea
                  {...control}
                  rows={1}
                  maxLength={2 * deskLimits.note}
                  value={outcomeNote}
                  onChange={({ target }) => setOutcomeNote(target.value)}
                />
              )}
            </Field>
          )}
          <div ref={panel} className={styles.panel} inert={sender.isBusy}>
            <OutcomeContent {...props} outcome={outcome} />
          </div>
          <StepFailure sender={sender} />
          <p role="status" className={styles.busy}>
            {sender.isBusy && stepTexts.saving}
          </p>
          {outcome.canGoBack && (
            <Button variant="quiet" className={styles.back} onClick={outcome.back}>
              {stepTexts.back}
            </Button>
          )}
        </>
      )}
    </Sheet>
  );
}
