import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** What the page tells. */
  children: ReactNode;
  /** What one does here: a form, a card. It reaches up into the page's head on a wide screen. */
  side: ReactNode;
  /** Which of the two comes first on a phone. */
  first: 'story' | 'side';
}

/** A page's body in two columns: what it tells, and beside it what one does. */
export function Columns({ children, side, first }: ColumnsProps) {
  return (
    <div className={styles.columns} data-first={first}>
      <div className={styles.story}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}

interface SectionProps {
  heading: string;
  /** Where links inside the page lead to it. */
  id?: string;
  children: ReactNode;
}

/** A part of the story under its heading. */
export function Section({ heading, id, children }: SectionProps) {
  return (
    <section className={styles.section} id={id}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
