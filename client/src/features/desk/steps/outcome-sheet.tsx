import {
  deskLimits,
  fixedReasons,
  isOpen,
  type DeskChoices,
  type DeskDetail,
  type LostReason,
  type Step,
  type Then,
} from '@dealership/shared';
import { deskTexts, timeTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { ChoicesWait } from './choices-wait.tsx';
import { doneWord, type WordsContext } from '../common/event-words.ts';
import { AskPanel, FirstPanel, NotReachedPanel, WhyPanel, type Doing } from './outcome-panels.tsx';
import { Sheet } from './sheet.tsx';
import styles from '../common/sheets.module.css';
import { StepConflictView, StepFailure } from '../sending/step-feedback.tsx';
import { seenOf, type StepSender } from '../sending/use-step.ts';
import { AppointmentPanel, WhenPanel } from './when-panel.tsx';

interface OutcomeSheetProps {
  detail: DeskDetail;
  /** What has been said already. */
  begin: Doing | undefined;
  choices: DeskChoices | undefined;
  context: WordsContext;
  sender: StepSender;
  /** What is typed beside it; it outlives the sheet. */
  note: string;
  onNote: (note: string) => void;
  /** The same of what a reason asks for, by the reason's key. */
  asked: Readonly<Record<string, string>>;
  onAsked: (asked: Record<string, string>) => void;
  /** How often nobody has answered, once that was enough: closing is proposed. */
  proposed: number | undefined;
  onClosed: () => void;
}

/** What came of it: two taps, and one more where a reason or a time is chosen. */
export function OutcomeSheet({
  detail,
  begin,
  choices,
  context,
  sender,
  note,
  onNote,
  asked,
  onAsked,
  proposed,
  onClosed,
}: OutcomeSheetProps) {
  const { enquiry } = detail;
  /** As it was when the sheet was opened: what has happened since nobody has seen. */
  const [seen] = useState(detail);
  const [doing, setDoing] = useState(begin);
  const [part, setPart] = useState<'appointment' | 'lost'>();
  const [reason, setReason] = useState<LostReason>();
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [doing, part, reason, proposed]);

  const said = { ...(note.trim() !== '' && { note: note.trim() }) };
  const take = (step: Step) =>
    sender.take(step, (proposed === undefined ? seen : detail).enquiry.version);
  const follow = (then: Then) => {
    if (doing === undefined || isAlone(doing)) return;
    if (doing !== 'close') take({ do: doing, then, ...said });
    else if (then.to === 'done' || then.to === 'lost') take({ do: doing, then, ...said });
  };
  const at = (minute: string) => {
    if (doing === 'call-later') take({ do: doing, at: minute, ...said });
    else if (doing === 'reopen' || doing === 'next') take({ do: doing, at: minute, ...said });
    else follow({ to: 'next', at: minute });
  };
  const lose = (chosen: LostReason) => {
    if (chosen.asks) setReason(chosen);
    else follow({ to: 'lost', reason: chosen.key });
  };
  const back = () => {
    if (reason) setReason(undefined);
    else if (part) setPart(undefined);
    else setDoing(undefined);
  };

  const offered = (choices?.reasons ?? []).filter(({ isHidden }) => !isHidden);
  const missing = !choices && <ChoicesWait />;
  const fixed = (key: string) => offered.find((each) => each.key === key);
  const name = enquiry.sent.name || deskTexts.unnamed;
  /** Of the same kind, and still to be answered. */
  const earlier = detail.others.find(
    ({ kind, status, arrived_at: at }) =>
      kind === enquiry.kind && isOpen(status) && at < enquiry.arrived_at,
  );
  const double = earlier && {
    text: stepTexts.double(earlier.reference, timeTexts.day(earlier.arrived_at, context.now)),
    onChosen: () => take({ do: 'double', of: earlier.reference, ...said }),
  };
  const title =
    doing === 'reopen'
      ? stepTexts.reopenOf(name)
      : doing === 'next' && begin === 'next'
        ? stepTexts.nextOf(name)
        : stepTexts.outcomeOf(name);
  // After a message everything else may have come of it, too.
  const canGoBack =
    doing !== undefined && (part !== undefined || doing !== begin || doing === 'next');

  const content = (): ReactNode => {
    if (reason) {
      return (
        <AskPanel
          reason={reason}
          text={asked[reason.key] ?? ''}
          onText={(text) => onAsked({ ...asked, [reason.key]: text })}
          onSaid={(detail) => follow({ to: 'lost', reason: reason.key, detail })}
        />
      );
    }
    if (proposed !== undefined) {
      return (
        <NotReachedPanel
          missing={missing}
          times={proposed}
          reason={fixed(fixedReasons.notReached)}
          next={timeTexts.at(enquiry.next_at ?? context.now, context.now)}
          onKeepTrying={onClosed}
          onLost={(chosen) => {
            setDoing('close');
            if (chosen.asks) setReason(chosen);
            else take({ do: 'close', then: { to: 'lost', reason: chosen.key } });
          }}
        />
      );
    }
    if (part === 'lost' || (doing === 'close' && !part)) {
      const isClosing = doing === 'close';
      return (
        <WhyPanel
          reasons={offered}
          missing={missing}
          doneWord={doneWord(enquiry.kind)}
          double={isClosing ? double : undefined}
          onDone={isClosing ? () => follow({ to: 'done' }) : undefined}
          onLost={lose}
        />
      );
    }
    if (part === 'appointment' || doing === 'appointment') {
      return (
        <AppointmentPanel
          appointment={enquiry.appointment}
          onChoose={(day, time) => {
            const when = { day, ...(time !== undefined && { time }) };
            if (doing === 'appointment') take({ do: doing, ...when, isConfirmed: true, ...said });
            else follow({ to: 'appointment', ...when });
          }}
        />
      );
    }
    if (doing === undefined) {
      return (
        <FirstPanel
          enquiry={enquiry}
          now={context.now}
          onDoing={setDoing}
          onTry={(tried) => take({ do: tried, ...said })}
        />
      );
    }
    const notAnEnquiry = doing === 'wrong-number' ? fixed(fixedReasons.notAnEnquiry) : undefined;
    const isTalk = doing === 'spoke' || doing === 'came' || doing === 'missed';
    return (
      <>
        {doing === 'wrong-number' && missing}
        {notAnEnquiry && (
          <div className={styles.list}>
            <Button onClick={() => lose(notAnEnquiry)}>
              {stepTexts.propose(notAnEnquiry.label.en)}
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
        <WhenPanel onChoose={at}>
          {isTalk && (
            <div className={styles.presets}>
              <Button onClick={() => setPart('appointment')}>{stepTexts.appointment}</Button>
              {doing !== 'missed' && (
                <Button onClick={() => follow({ to: 'done' })}>{doneWord(enquiry.kind)}</Button>
              )}
              <Button onClick={() => setPart('lost')}>{stepTexts.lost}</Button>
            </div>
          )}
        </WhenPanel>
      </>
    );
  };

  return (
    <Sheet
      title={title}
      shown={[doing, part, reason?.key, proposed, !choices, sender.conflict?.step.do].join(' ')}
      onClosed={onClosed}
    >
      {sender.conflict ? (
        <StepConflictView
          {...sender.conflict}
          context={context}
          seen={seenOf(seen)}
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
                  value={note}
                  onChange={({ target }) => onNote(target.value)}
                />
              )}
            </Field>
          )}
          <div ref={panel} className={styles.panel} inert={sender.isBusy}>
            {content()}
          </div>
          <StepFailure sender={sender} />
          <p role="status" className={styles.busy}>
            {sender.isBusy && stepTexts.saving}
          </p>
          {canGoBack && (
            <Button variant="quiet" className={styles.back} onClick={back}>
              {stepTexts.back}
            </Button>
          )}
        </>
      )}
    </Sheet>
  );
}

/** Whether nothing follows but a time. */
function isAlone(doing: Doing): doing is 'call-later' | 'reopen' | 'next' | 'appointment' {
  return ['call-later', 'reopen', 'next', 'appointment'].includes(doing);
}
