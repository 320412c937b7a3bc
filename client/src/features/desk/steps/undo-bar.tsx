import { deskLimits } from '@dealership/shared';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { giveFocus } from '../common/give-focus.ts';
import styles from './desk-work.module.css';

/** So long an outcome can be taken back by one tap, in ms. */
export const UNDO_MS = 10_000;

/** The server takes nothing back that is older than a minute: until shortly before, in ms. */
export const UNDO_LATE_MS = deskLimits.undoMs - UNDO_MS;

interface UndoBarProps {
  text: string;
  /** Without it there is nothing to be taken back. */
  onUndo: (() => void) | undefined;
  /** Sends what was not stored once more: that is offered until somebody has answered. */
  onAgain: (() => void) | undefined;
  /** Its time is over, or somebody has put it away. */
  onOver: () => void;
  /** Somebody has put it away; absent: `onOver`. */
  onStay?: () => void;
  /** How long it is shown, in ms. */
  forMs?: number;
  /** Where one can go on: that is offered until somebody has answered. */
  next?: NextStep | undefined;
}

/** Where one can go on after an outcome; `undefined`: that is being looked up. */
export interface NextStep {
  text: string;
  go: (() => void) | undefined;
}

/**
 * What was just stored, and for a while a button that takes it back; as long as the focus is on it, but for what leaves
 * then. After an outcome it also says who is next, and stays until somebody has chosen.
 */
export function UndoBar(props: UndoBarProps) {
  const { text, onUndo, onAgain, onOver, onStay = onOver, forMs = UNDO_MS, next } = props;
  const [isHeld, setIsHeld] = useState(false);
  const isOver = next !== undefined && onUndo === undefined;
  const isLasting = isOver || onAgain !== undefined || (isHeld && forMs < UNDO_LATE_MS);
  const end = useEffectEvent(() => {
    onOver();
    if (isHeld) giveFocus();
  });
  useEffect(() => {
    if (isLasting) return;
    const timer = setTimeout(() => end(), forMs);
    return () => clearTimeout(timer);
  }, [isLasting, forMs]);
  const hold = { onFocus: () => setIsHeld(true), onBlur: () => setIsHeld(false) };
  return (
    <div className={styles.undo}>
      <p>{text}</p>
      {onUndo && (
        <Button {...hold} onClick={onUndo}>
          {stepTexts.undo}
        </Button>
      )}
      {onAgain && (
        <Button
          onClick={() => {
            onOver();
            onAgain();
            giveFocus();
          }}
        >
          {stepTexts.again}
        </Button>
      )}
      <Button
        {...hold}
        {...(!next && { 'aria-label': stepTexts.dismiss })}
        onClick={() => {
          onStay();
          giveFocus();
        }}
      >
        {next ? stepTexts.stay : '×'}
      </Button>
      {next && (
        <Button className={styles.next} disabled={!next.go} onClick={next.go}>
          <span>{next.text}</span>
          <Icon name="right" size={16} />
        </Button>
      )}
    </div>
  );
}
