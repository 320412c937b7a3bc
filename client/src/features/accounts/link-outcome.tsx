import { useEffect, useRef, type ReactNode } from 'react';
import styles from './accounts.module.css';

interface LinkOutcomeProps {
  heading: string;
  lines: readonly string[];
  children?: ReactNode;
}

/** The outcome of a password link; read aloud in place of the form. */
export function LinkOutcome({ heading, lines, children }: LinkOutcomeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.outcome}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
}
