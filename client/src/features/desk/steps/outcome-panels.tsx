import { deskLimits, fixedReasons, type DeskRow, type LostReason } from '@dealership/shared';
import { deskEnquiryTexts, stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useState, type ReactNode } from 'react';
import { ownText } from '../../../lib/page/own-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { hasAppointmentBegun, isAppointmentDay } from '../common/appointment.ts';
import { useDesk } from '../common/desk-context.ts';
import styles from '../common/sheets.module.css';
import { ChoicesWait } from './choices-wait.tsx';
import type { Outcome, OutcomeOptions } from './use-outcome.ts';

export function FirstPanel({ enquiry, outcome }: { enquiry: DeskRow; outcome: Outcome }) {
  const { now } = useDesk();
  const { setDoing, noteTry } = outcome;
  return (
    <>
      <div className={styles.grid}>
        {isAppointmentDay(enquiry, now) && (
          <>
            <Button onClick={() => setDoing('came')}>{stepTexts.came}</Button>
            {hasAppointmentBegun(enquiry, now) && (
              <Button onClick={() => setDoing('missed')}>{stepTexts.missed}</Button>
            )}
          </>
        )}
        <Button onClick={() => setDoing('spoke')}>{stepTexts.spoke}</Button>
        <Button onClick={() => noteTry('no-answer')}>{stepTexts.noAnswer}</Button>
        <Button onClick={() => noteTry('switched-off')}>{stepTexts.switchedOff}</Button>
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

/** Proposes to close the enquiry of a customer who cannot be reached after this many calls. */
export function NotReachedPanel(props: OutcomeOptions & { times: number; outcome: Outcome }) {
  const { detail, times, outcome, onClosed } = props;
  const { now } = useDesk();
  const { isKnown, find } = useReasons();
  const reason = find(fixedReasons.notReached);
  return (
    <>
      <p>{deskEnquiryTexts.tried(times)}</p>
      <div className={styles.list}>
        {!isKnown && <ChoicesWait />}
        {reason && (
          <Button onClick={() => outcome.giveUp(reason)}>
            {stepTexts.propose(ownText(reason.label))}
          </Button>
        )}
        <Button onClick={onClosed}>
          {stepTexts.keepTrying(timeTexts.at(detail.enquiry.next_at ?? now, now))}
        </Button>
      </div>
    </>
  );
}

interface WhyPanelProps {
  doneWord: string;
  /** Absent: another panel has the button for a good result. */
  onDone: (() => void) | undefined;
  onLost: (reason: LostReason) => void;
  /** Another result, above the reasons. */
  children?: ReactNode;
}

/** The result: done, a double, or lost for a reason. */
export function WhyPanel({ doneWord, onDone, onLost, children }: WhyPanelProps) {
  const { isKnown, offered } = useReasons();
  return (
    <>
      {onDone && (
        <div className={styles.list}>
          <Button onClick={onDone}>{doneWord}</Button>
        </div>
      )}
      <h3>{stepTexts.why}</h3>
      {children}
      <div className={[styles.list, styles.reasons].join(' ')}>
        {!isKnown && <ChoicesWait />}
        {offered.map((reason) => (
          <Button key={reason.key} onClick={() => onLost(reason)}>
            {ownText(reason.label)}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The reasons for closing an enquiry. Hidden ones are not offered. */
export function useReasons() {
  const { choices } = useDesk();
  const offered = (choices?.reasons ?? []).filter(({ isHidden }) => !isHidden);
  return {
    offered,
    isKnown: choices !== undefined,
    find: (key: string) => offered.find((each) => each.key === key),
  };
}

interface AskPanelProps {
  /** The button's text; by default it closes one enquiry. */
  close?: string;
  reason: LostReason;
  text: string;
  onText: (text: string) => void;
  onAnswered: (detail: string) => void;
}

/** Asks for a reason's detail. */
export function AskPanel(props: AskPanelProps) {
  const { close = stepTexts.closeNow, reason, text, onText, onAnswered } = props;
  const [isMissing, setIsMissing] = useState(false);
  const answer = text.trim();
  return (
    <form
      className={styles.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (answer === '') setIsMissing(true);
        else onAnswered(answer);
      }}
    >
      <TextInput
        label={stepTexts.asks[reason.asks ?? 'note']}
        max={deskLimits.detail}
        value={text}
        onChange={onText}
        error={isMissing && answer === '' ? stepTexts.missing : undefined}
      />
      <Button type="submit">{close}</Button>
    </form>
  );
}
