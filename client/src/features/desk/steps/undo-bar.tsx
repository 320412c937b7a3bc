import { deskLimits } from '@dealership/shared';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { giveFocus } from '../common/give-focus.ts';
import styles from './desk-work.module.css';

/** How long one tap can undo an outcome, in ms. */
export const UNDO_MS = 10_000;

/** The server undoes nothing older than a minute: a little less, in ms. */
export const UNDO_LATE_MS = deskLimits.undoMs - UNDO_MS;

interface UndoBarProps {
  text: string;
  /** Absent: there is nothing to undo. */
  onUndo: (() => void) | undefined;
  /** Sends a step again that was not stored: offered until the user has chosen. */
  onAgain?: (() => void) | undefined;
  /** Its time is over, or the user has closed it. */
  onOver: () => void;
  /** The user has closed it; absent: `onOver`. */
  onStay?: () => void;
  /** How long it is shown, in ms. */
  forMs?: number | undefined;
  /** Where to go next: offered until the user has chosen. */
  next?: NextStep | undefined;
}

/** Where to go after an outcome; `go` is `undefined` while it is being looked up. */
export interface NextStep {
  text: string;
  go: (() => void) | undefined;
}

/**
 * The stored step, with an undo button for a while, or for as long as it has the focus, unless undo ends when a message
 * is sent. After an outcome it also shows the next enquiry, and stays until the user has chosen.
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
        {next ? stepTexts.stay : <Icon name="close" size={16} />}
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
