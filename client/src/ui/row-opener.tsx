import type { ReactNode } from 'react';
import styles from './row-opener.module.css';

interface RowOpenerProps {
  onOpen: () => void;
  children: ReactNode;
}

/** A button as large as the row or card that it stands in. */
export function RowOpener({ onOpen, children }: RowOpenerProps) {
  return (
    <button type="button" className={styles.open} onClick={onOpen}>
      {children}
    </button>
  );
}
