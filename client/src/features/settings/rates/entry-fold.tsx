import { useId, useState, type ReactNode } from 'react';
import { focusNow } from '../../../lib/browser/focus-now.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import styles from '../settings.module.css';

interface EntryFoldProps {
  title: string;
  /** Beside the title. */
  marks?: ReactNode;
  hasProblem: boolean;
  /** It was added just now: it is open and has the focus. */
  isNew: boolean;
  children: ReactNode;
}

/** An entry of a long list. A problem opens it, and it stays open when the problem is solved. */
export function EntryFold({ title, marks, hasProblem, isNew, children }: EntryFoldProps) {
  const [isOpen, setIsOpen] = useState(isNew);
  const [had, setHad] = useState(false);
  const id = useId();
  if (had !== hasProblem) {
    setHad(hasProblem);
    if (hasProblem) setIsOpen(true);
  }
  return (
    <details
      className={styles.fold}
      aria-labelledby={id}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={isNew ? focusNow : undefined}>
        <span {...langOf(title)} id={id}>
          {title}
        </span>
        {marks && <span className={styles.marks}>{marks}</span>}
      </summary>
      {isOpen && <div className={styles.fields}>{children}</div>}
    </details>
  );
}
