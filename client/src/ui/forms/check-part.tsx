import type { ReactNode } from 'react';
import adminStyles from '../admin-screen.module.css';
import styles from '../file-check.module.css';

interface CheckPartProps {
  title: string;
  hint?: string;
  isWrong?: boolean;
  children: ReactNode;
}

/** A part of what was found in a file. No section: its table is a landmark of the same name. */
export function CheckPart({ title, hint, isWrong = false, children }: CheckPartProps) {
  return (
    <div className={[styles.part, isWrong && styles.wrong].filter(Boolean).join(' ')}>
      <h3>{title}</h3>
      {hint !== undefined && <p className={adminStyles.hint}>{hint}</p>}
      {children}
    </div>
  );
}
