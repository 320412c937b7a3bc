import { deskLimits, type DeskRow, type LostReason, type Step } from '@dealership/shared';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { hasAppointmentBegun, isAppointmentDay } from '../common/appointment.ts';
import styles from '../common/sheets.module.css';

/** What is said first; all but the calls that nobody has taken ask what follows. */
export type Doing = Extract<
  Step['do'],
  | ('spoke' | 'wrong-number' | 'came' | 'missed' | 'close' | 'call-later' | 'reopen' | 'next')
  | 'appointment'
>;

interface FirstPanelProps {
  enquiry: DeskRow;
  /** Epoch ms. */
  now: number;
  onDoing: (doing: Doing) => void;
  /** A call that nobody has taken. */
  onTry: (tried: Extract<Step['do'], 'no-answer' | 'switched-off'>) => void;
}

/** What is said first. */
export function FirstPanel({ enquiry, now, onDoing, onTry }: FirstPanelProps) {
  return (
    <>
      <div className={styles.grid}>
        {isAppointmentDay(enquiry, now) && (
          <>
            <Button onClick={() => onDoing('came')}>{stepTexts.came}</Button>
            {hasAppointmentBegun(enquiry, now) && (
              <Button onClick={() => onDoing('missed')}>{stepTexts.missed}</Button>
            )}
          </>
        )}
        <Button onClick={() => onDoing('spoke')}>{stepTexts.spoke}</Button>
        <Button onClick={() => onTry('no-answer')}>{stepTexts.noAnswer}</Button>
        <Button onClick={() => onTry('switched-off')}>{stepTexts.switchedOff}</Button>
        <Button onClick={() => onDoing('call-later')}>{stepTexts.callLater}</Button>
        <Button onClick={() => onDoing('wrong-number')}>{stepTexts.wrongNumber}</Button>
      </div>
      <h3>{stepTexts.withoutCall}</h3>
      <div className={styles.presets}>
        <Button onClick={() => onDoing('next')}>{stepTexts.nextStep}</Button>
        <Button onClick={() => onDoing('appointment')}>{stepTexts.appointment}</Button>
        <Button onClick={() => onDoing('close')}>{stepTexts.closeNow}</Button>
      </div>
    </>
  );
}

interface NotReachedPanelProps {
  /** How often nobody has answered. */
  times: number;
  /** Why it would be closed; hidden: that is not proposed. */
  reason: LostReason | undefined;
  /** Said as long as the reasons are not known. */
  missing: ReactNode;
  /** When the next try is due, in words. */
  next: string;
  onLost: (reason: LostReason) => void;
  onKeepTrying: () => void;
}

/** Closing is proposed of whom nobody reaches. */
export function NotReachedPanel({
  times,
  reason,
  missing,
  next,
  onLost,
  onKeepTrying,
}: NotReachedPanelProps) {
  return (
    <>
      <p>{stepTexts.notReached(times)}</p>
      <div className={styles.list}>
        {missing}
        {reason && (
          <Button onClick={() => onLost(reason)}>{stepTexts.propose(reason.label.en)}</Button>
        )}
        <Button onClick={onKeepTrying}>{stepTexts.keepTrying(next)}</Button>
      </div>
    </>
  );
}

interface WhyPanelProps {
  /** What its good end is called. */
  doneWord: string;
  reasons: readonly LostReason[];
  /** Said as long as the reasons are not known. */
  missing: ReactNode;
  /** It may be a double of an earlier one. */
  double?: { text: string; onChosen: () => void } | undefined;
  /** Without it that it was done is said elsewhere. */
  onDone: (() => void) | undefined;
  onLost: (reason: LostReason) => void;
}

/** How it ends: done, a double, or not done for a reason. */
export function WhyPanel({ doneWord, reasons, missing, double, onDone, onLost }: WhyPanelProps) {
  return (
    <>
      {onDone && (
        <div className={styles.list}>
          <Button onClick={onDone}>{doneWord}</Button>
        </div>
      )}
      <h3>{stepTexts.why}</h3>
      {double && (
        <div className={styles.list}>
          <Button onClick={double.onChosen}>{double.text}</Button>
        </div>
      )}
      <div className={[styles.list, styles.reasons].join(' ')}>
        {missing}
        {reasons.map((reason) => (
          <Button key={reason.key} onClick={() => onLost(reason)}>
            {reason.label.en}
          </Button>
        ))}
      </div>
    </>
  );
}

interface AskPanelProps {
  /** Of the button; one enquiry is closed by it unless it says otherwise. */
  close?: string;
  reason: LostReason;
  text: string;
  onText: (text: string) => void;
  onSaid: (detail: string) => void;
}

/** What a reason asks for. */
export function AskPanel({
  close = stepTexts.closeNow,
  reason,
  text,
  onText,
  onSaid,
}: AskPanelProps) {
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
      <Button type="submit">{close}</Button>
    </form>
  );
}
