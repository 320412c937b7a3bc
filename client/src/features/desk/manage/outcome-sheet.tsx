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
import { timeTexts } from '@dealership/shared/messages/staff/desk.ts';
import { stepTexts } from '@dealership/shared/messages/staff/desk-enquiry.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { hasAppointmentBegun, isAppointmentDay } from './appointment.ts';
import { doneWord, type WordsContext } from './event-words.ts';
import { Sheet } from './sheet.tsx';
import styles from './sheets.module.css';
import { StepConflictView, StepFailure } from './step-feedback.tsx';
import type { StepSender } from './use-step.ts';
import { AppointmentPanel, WhenPanel } from './when-panel.tsx';

/** What is said first; all but the calls that nobody has taken ask what follows. */
export type Doing = Extract<
  Step['do'],
  | ('spoke' | 'wrong-number' | 'came' | 'missed' | 'close' | 'call-later' | 'reopen' | 'next')
  | 'appointment'
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
  /** The same of what a reason asks for, by the reason's key. */
  asked: Readonly<Record<string, string>>;
  onAsked: (asked: Record<string, string>) => void;
  /** How often nobody has answered, once that was enough: closing is proposed. */
  proposed: number | undefined;
  onKeepTrying: () => void;
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
  onKeepTrying,
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
  const fixed = (key: string) => offered.find((each) => each.key === key);
  const name = enquiry.sent.name;
  /** Of the same kind, and still to be answered. */
  const earlier = detail.others.find(
    ({ kind, status, arrived_at: at }) =>
      kind === enquiry.kind && isOpen(status) && at < enquiry.arrived_at,
  );
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
        <Ask
          reason={reason}
          text={asked[reason.key] ?? ''}
          onText={(text) => onAsked({ ...asked, [reason.key]: text })}
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
    if (part === 'lost' || (doing === 'close' && !part)) {
      return (
        <>
          {doing === 'close' && (
            <div className={styles.list}>
              <Button onClick={() => follow({ to: 'done' })}>{doneWord(enquiry.kind)}</Button>
            </div>
          )}
          <h3>{stepTexts.why}</h3>
          {doing === 'close' && earlier && (
            <div className={styles.list}>
              <Button onClick={() => take({ do: 'double', of: earlier.reference, ...said })}>
                {stepTexts.double(
                  earlier.reference,
                  timeTexts.day(earlier.arrived_at, context.now),
                )}
              </Button>
            </div>
          )}
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
        <>
          <div className={styles.grid}>
            {isAppointmentDay(enquiry, context.now) && (
              <>
                <Button onClick={() => setDoing('came')}>{stepTexts.came}</Button>
                {hasAppointmentBegun(enquiry, context.now) && (
                  <Button onClick={() => setDoing('missed')}>{stepTexts.missed}</Button>
                )}
              </>
            )}
            <Button onClick={() => setDoing('spoke')}>{stepTexts.spoke}</Button>
            <Button onClick={() => take({ do: 'no-answer', ...said })}>{stepTexts.noAnswer}</Button>
            <Button onClick={() => take({ do: 'switched-off', ...said })}>
              {stepTexts.switchedOff}
            </Button>
            <Button onClick={() => setDoing('call-later')}>{stepTexts.callLater}</Button>
            <Button onClick={() => setDoing('wrong-number')}>{stepTexts.wrongNumber}</Button>
          </div>
          <h3>{stepTexts.withoutCall}</h3>
          <div className={styles.presets}>
            <Button onClick={() => setDoing('next')}>{stepTexts.nextStep}</Button>
            <Button onClick={() => setDoing('appointment')}>{stepTexts.appointment}</Button>
            <Button onClick={() => setDoing('close')}>{stepTexts.closeNow}</Button>
          </div>
        </>
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
    <Sheet
      title={title}
      shown={[doing, part, reason?.key, proposed, sender.conflict?.step.do].join(' ')}
      onClosed={onClosed}
    >
      {sender.conflict ? (
        <StepConflictView
          conflict={sender.conflict}
          onLeft={onClosed}
          {...{ seen, context, sender }}
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

interface AskProps {
  reason: LostReason;
  text: string;
  onText: (text: string) => void;
  onSaid: (detail: string) => void;
}

/** What a reason asks for. */
function Ask({ reason, text, onText, onSaid }: AskProps) {
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
        onChange={onText}
        error={isMissing && said === '' ? stepTexts.missing : undefined}
      />
      <Button type="submit">{stepTexts.closeNow}</Button>
    </form>
  );
}
