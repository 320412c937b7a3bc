import {
  deskLimits,
  fixedReasons,
  type DeskChoices,
  type DeskDetail,
  type LostReason,
  type Step,
  type Then,
} from '@dealership/shared';
import { timeTexts } from '@dealership/shared/messages/staff/desk.ts';
import { stepTexts } from '@dealership/shared/messages/staff/desk-enquiry.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { isAppointmentDay } from './appointment.ts';
import { doneWord, type WordsContext } from './event-words.ts';
import { Sheet } from './sheet.tsx';
import styles from './sheets.module.css';
import { StepConflictView, StepFailure } from './step-feedback.tsx';
import type { StepSender } from './use-step.ts';
import { AppointmentPanel, WhenPanel } from './when-panel.tsx';

/** What is said first; all but the calls that nobody has taken ask what follows. */
export type Doing = Extract<
  Step['do'],
  'spoke' | 'wrong-number' | 'came' | 'missed' | 'close' | 'call-later' | 'reopen' | 'next'
>;

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
  /** How often nobody has answered, once that was enough: closing is proposed. */
  proposed: number | undefined;
  onKeepTrying: () => void;
  onLeft: () => void;
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
  proposed,
  onKeepTrying,
  onLeft,
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
    if (doing === undefined || isTimeAlone(doing)) return;
    if (doing !== 'close') take({ do: doing, then, ...said });
    else if (then.to === 'done' || then.to === 'lost') take({ do: doing, then, ...said });
  };
  const at = (minute: string) => {
    if (doing === 'call-later') take({ do: doing, at: minute, ...said });
    else if (doing === 'reopen' || doing === 'next') take({ do: doing, at: minute });
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
  const fixed = (key: string) => offered.find((each) => each.key === key);
  const name = enquiry.sent.name;
  const title =
    doing === 'reopen'
      ? stepTexts.reopenOf(name)
      : doing === 'next'
        ? stepTexts.nextOf(name)
        : stepTexts.outcomeOf(name);
  // After a message everything else may have come of it, too.
  const canGoBack = doing !== undefined && (doing !== begin || doing === 'next');

  const isWhy =
    !reason && proposed === undefined && (part === 'lost' || (doing === 'close' && !part));
  const noteField = doing !== 'reopen' && doing !== 'next' && proposed === undefined && (
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
  );

  const content = (): ReactNode => {
    if (reason) {
      return (
        <Ask
          reason={reason}
          onSaid={(detail) => follow({ to: 'lost', reason: reason.key, detail })}
        />
      );
    }
    if (proposed !== undefined) {
      const notReached = fixed(fixedReasons.notReached);
      return (
        <>
          <p>{stepTexts.notReached(proposed)}</p>
          <div className={styles.list}>
            {notReached && (
              <Button
                onClick={() => {
                  setDoing('close');
                  if (notReached.asks) setReason(notReached);
                  else take({ do: 'close', then: { to: 'lost', reason: notReached.key } });
                }}
              >
                {stepTexts.propose(notReached.label.en)}
              </Button>
            )}
            <Button onClick={onKeepTrying}>
              {stepTexts.keepTrying(timeTexts.at(enquiry.next_at ?? context.now, context.now))}
            </Button>
          </div>
        </>
      );
    }
    if (isWhy) {
      return (
        <>
          {doing === 'close' && (
            <div className={styles.list}>
              <Button onClick={() => follow({ to: 'done' })}>{doneWord(enquiry.kind)}</Button>
            </div>
          )}
          <h3>{stepTexts.why}</h3>
          <div className={[styles.list, styles.reasons].join(' ')}>
            {offered.map((each) => (
              <Button key={each.key} onClick={() => lose(each)}>
                {each.label.en}
              </Button>
            ))}
          </div>
        </>
      );
    }
    if (part === 'appointment') {
      return (
        <AppointmentPanel
          appointment={enquiry.appointment}
          onChoose={(day, time) =>
            follow({ to: 'appointment', day, ...(time !== undefined && { time }) })
          }
        />
      );
    }
    if (doing === undefined) {
      return (
        <div className={styles.grid}>
          {isAppointmentDay(enquiry, context.now) && (
            <>
              <Button onClick={() => setDoing('came')}>{stepTexts.came}</Button>
              <Button onClick={() => setDoing('missed')}>{stepTexts.missed}</Button>
            </>
          )}
          <Button onClick={() => setDoing('spoke')}>{stepTexts.spoke}</Button>
          <Button onClick={() => take({ do: 'no-answer', ...said })}>{stepTexts.noAnswer}</Button>
          <Button onClick={() => take({ do: 'switched-off', ...said })}>
            {stepTexts.switchedOff}
          </Button>
          <Button onClick={() => setDoing('call-later')}>{stepTexts.callLater}</Button>
          <Button onClick={() => setDoing('wrong-number')}>{stepTexts.wrongNumber}</Button>
          <Button onClick={() => setDoing('close')}>{stepTexts.closeWithout}</Button>
        </div>
      );
    }
    const notAnEnquiry = doing === 'wrong-number' ? fixed(fixedReasons.notAnEnquiry) : undefined;
    const isTalk = doing === 'spoke' || doing === 'came' || doing === 'missed';
    return (
      <>
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
    <Sheet title={title} onClosed={onClosed}>
      {sender.conflict ? (
        <StepConflictView conflict={sender.conflict} {...{ seen, context, sender, onLeft }} />
      ) : (
        <>
          {isWhy && noteField}
          <div ref={panel} className={styles.panel} inert={sender.isBusy}>
            {content()}
          </div>
          <StepFailure sender={sender} />
          <p role="status" className={styles.busy}>
            {sender.isBusy && stepTexts.saving}
          </p>
          {!isWhy && noteField}
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
function isTimeAlone(doing: Doing): doing is 'call-later' | 'reopen' | 'next' {
  return doing === 'call-later' || doing === 'reopen' || doing === 'next';
}

/** What a reason asks for. */
function Ask({ reason, onSaid }: { reason: LostReason; onSaid: (detail: string) => void }) {
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const said = text.trim();
  return (
    <form
      className={styles.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (said === '') setIsMissing(true);
        else onSaid(said);
      }}
    >
      <TextInput
        label={stepTexts.asks[reason.asks ?? 'note']}
        max={deskLimits.detail}
        value={text}
        onChange={setText}
        error={isMissing && said === '' ? stepTexts.missing : undefined}
      />
      <Button type="submit">{stepTexts.closeNow}</Button>
    </form>
  );
}
