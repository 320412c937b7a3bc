import type { ReactNode } from 'react';
import { langOf } from '../../../lib/page/lang-of.ts';
import styles from './columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  /** The action of the page: a form, a card. It extends up into the page's head on a wide screen. */
  side: ReactNode;
  /** Which of the two comes first on a phone. */
  first: 'story' | 'side';
}

/** A page's body in two columns: its story, and beside it the action. */
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
  id?: string;
  children: ReactNode;
}

export function Section({ heading, id, children }: SectionProps) {
  return (
    <section className={styles.section} id={id}>
      <h2 {...langOf(heading)} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
