import { useEffect, useId, useRef, type ReactNode } from 'react';
import { isOnToast } from '../../lib/browser/on-toast.ts';
import { Icon } from '../icon.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  closeLabel: string;
  /** Called after every way of closing it; the owner then removes it from the page. */
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A native modal dialog, open as long as it is in the page: the browser keeps the focus inside and
 * gives it back afterwards; Escape closes it, and so does a click beside it.
 */
export function Dialog({ title, closeLabel, onClose, className, children }: DialogProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (ref.current?.open === false) ref.current.showModal();
  }, []);
  return (
    // On the keyboard Escape closes it; the browser handles that.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      // React lets this event bubble: a dialog inside this one closes alone.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
      onClick={(event) => {
        const { target, currentTarget } = event;
        if (target === currentTarget && !isOnToast(event)) currentTarget.close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => ref.current?.close()}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
