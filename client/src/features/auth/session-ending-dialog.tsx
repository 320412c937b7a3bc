import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sessionEndingTexts as texts } from '@dealership/shared/texts/staff/people/auth.ts';
import { Button } from '../../ui/button.tsx';
import styles from './session-dialog.module.css';

export interface Ending {
  /** Epoch ms. */
  endsAt: number;
  canStay: boolean;
  /** Whether it is only locked at `endsAt`, not ended, unless that is the latest possible end. */
  isOwnPhone: boolean;
  /** Called when the user closes it in any way: that shows that somebody is there. */
  onClosed: () => void;
}

/** Asks whether somebody is still at the screen, before the session ends. */
export function SessionEndingDialog({ endsAt, canStay, isOwnPhone, onClosed }: Ending) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  // Closed before it is removed from the document: otherwise it does not give the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current;
    return () => {
      if (!opened?.open) return;
      // This close is not the user's, so `onClosed` must not be called.
      const ignore = (event: Event) => event.stopImmediatePropagation();
      opened.addEventListener('close', ignore, { capture: true, once: true });
      opened.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      data-density="dense"
      aria-labelledby="session-ending"
      aria-describedby="session-ending-text"
      onClose={onClosed}
    >
      <h2 id="session-ending">{canStay ? texts.title : texts.lastTitle}</h2>
      <p id="session-ending-text">
        {canStay ? (isOwnPhone ? texts.lockText : texts.text) : texts.lastText}{' '}
        <TimeLeft endsAt={endsAt} />
        {texts.end}
      </p>
      <Button variant="primary" onClick={() => dialog.current?.close()}>
        {canStay ? (isOwnPhone ? texts.keepOpen : texts.stay) : texts.understood}
      </Button>
    </dialog>
  );
}

/** Minutes and seconds, such as `1:05`; not read aloud each second. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return (
    <strong role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </strong>
  );
}
