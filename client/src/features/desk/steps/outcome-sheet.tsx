import {
  deskLimits,
  fixedReasons,
  isOpen,
  type DeskDetail,
  type DeskRow,
} from '@dealership/shared';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useRef } from 'react';
import { ownText } from '../../../lib/page/own-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { useDesk } from '../common/desk-context.ts';
import { useHoursOf } from '../../../lib/staff/branches.ts';
import { doneWord } from '../common/event-words.ts';
import { LanguageQuestion } from '../common/language-question.tsx';
import styles from '../common/sheets.module.css';
import { StepConflictView, StepState } from '../sending/step-feedback.tsx';
import { seenOf } from '../sending/use-step.ts';
import { AppointmentPanel } from './appointment-panel.tsx';
import { ChoicesWait } from './choices-wait.tsx';
import { AskPanel, FirstPanel, NotReachedPanel, useReasons, WhyPanel } from './outcome-panels.tsx';
import { Sheet } from './sheet.tsx';
import { useOutcome, type Outcome, type OutcomeOptions } from './use-outcome.ts';
import { useTypedTexts } from './use-typed-texts.ts';
import { WhenPanel } from './when-panel.tsx';

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
          <LanguageQuestion customerId={enquiry.customer?.id} />
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
          <StepState sender={sender} />
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

/** The next question of an outcome. */
function OutcomeContent(props: OutcomeOptions & { outcome: Outcome }) {
  const { detail, outcome, proposed } = props;
  const { enquiry } = detail;
  const { doing, part, reason } = outcome;
  const { now } = useDesk();
  const { asked, setAsked } = useTypedTexts(enquiry.reference);
  if (reason) {
    return (
      <AskPanel
        reason={reason}
        text={asked[reason.key] ?? ''}
        onText={(text) => setAsked({ ...asked, [reason.key]: text })}
        onAnswered={(answer) => outcome.follow({ to: 'lost', reason: reason.key, detail: answer })}
      />
    );
  }
  if (proposed !== undefined) return <NotReachedPanel {...props} times={proposed} />;
  if (part === 'lost' || (doing === 'close' && !part)) {
    const isClosing = doing === 'close';
    const double = isClosing ? earlierOf(detail) : undefined;
    return (
      <WhyPanel
        doneWord={doneWord(enquiry.kind)}
        onDone={isClosing ? () => outcome.follow({ to: 'done' }) : undefined}
        onLost={outcome.lose}
      >
        {double && (
          <div className={styles.list}>
            <Button onClick={() => outcome.closeAsDouble(double.reference)}>
              {stepTexts.double(double.reference, timeTexts.day(double.arrived_at, now))}
            </Button>
          </div>
        )}
      </WhyPanel>
    );
  }
  if (part === 'appointment' || doing === 'appointment') {
    return <AppointmentPanel row={enquiry} onChoose={outcome.setAppointment} />;
  }
  if (doing === undefined) return <FirstPanel enquiry={enquiry} outcome={outcome} />;
  return <NextPanel enquiry={enquiry} outcome={outcome} />;
}

/** The time of the next step, or another result of a talk. */
function NextPanel({ enquiry, outcome }: { enquiry: DeskRow; outcome: Outcome }) {
  const hours = useHoursOf()(enquiry.branch);
  const { doing } = outcome;
  const { isKnown, find } = useReasons();
  const notAnEnquiry = doing === 'wrong-number' ? find(fixedReasons.notAnEnquiry) : undefined;
  return (
    <>
      {doing === 'wrong-number' && !isKnown && <ChoicesWait />}
      {notAnEnquiry && (
        <div className={styles.list}>
          <Button onClick={() => outcome.lose(notAnEnquiry)}>
            {stepTexts.propose(ownText(notAnEnquiry.label))}
          </Button>
        </div>
      )}
      <h3>
        {notAnEnquiry
          ? stepTexts.goOn
          : doing === 'call-later'
            ? stepTexts.callAgain
            : stepTexts.nextStep}
      </h3>
      <WhenPanel hours={hours} onChoose={outcome.setTime}>
        {outcome.isTalk && (
          <div className={styles.presets}>
            <Button onClick={() => outcome.setPart('appointment')}>{stepTexts.appointment}</Button>
            {doing !== 'missed' && (
              <Button onClick={() => outcome.follow({ to: 'done' })}>
                {doneWord(enquiry.kind)}
              </Button>
            )}
            <Button onClick={() => outcome.setPart('lost')}>{stepTexts.lost}</Button>
          </div>
        )}
      </WhenPanel>
    </>
  );
}

/** An earlier enquiry of the same kind that is still open. */
function earlierOf({ enquiry, others }: DeskDetail) {
  return others.find(
    ({ kind, status, arrived_at: at }) =>
      kind === enquiry.kind && isOpen(status) && at < enquiry.arrived_at,
  );
}
