import type { ReactNode } from 'react';
import { langOf } from '../../lib/page/lang-of.ts';
import styles from './row-opener.module.css';

interface RowOpenerProps {
  onOpen: () => void;
  /** The action of a press, shown after the children; absent: the row shows it in another way. */
  action?: string;
  /** Of a row that becomes a form: whether it is one now. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A button as large as the row or card around it. */
export function RowOpener({ onOpen, action, isOpen, children }: RowOpenerProps) {
  return (
    <button
      {...langOf(children)}
      type="button"
      className={styles.open}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      {action === undefined ? children : <WithAction action={action}>{children}</WithAction>}
    </button>
  );
}

function WithAction({ action, children }: { action: string; children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <span className={styles.action}>
        {action}
        <svg viewBox="0 0 8 14" width="7" height="12" aria-hidden="true">
          <path d="M1 1l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </span>
    </>
  );
}
