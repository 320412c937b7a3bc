import type { ReactNode } from 'react';
import styles from './table-frame.module.css';

export interface TableFrameProps {
  label: string;
  /** 60 % of the screen (rules: given-figures), or as tall as the rows. */
  height?: 'screen' | 'rows';
  /** More than ten columns: closer together where there is little room. */
  hasManyColumns?: boolean;
  /** Newer rows are loading. */
  isBusy?: boolean;
  children: ReactNode;
  empty?: ReactNode;
}

/** A table with its own scroll area and a sticky head. */
export function TableFrame({
  label,
  height = 'rows',
  hasManyColumns = false,
  isBusy = false,
  children,
  empty,
}: TableFrameProps) {
  return (
    // A keyboard can only scroll an element with the focus.
    <div
      className={styles.scroll}
      data-height={height}
      role="region"
      aria-label={label}
      // So a part that only scrolls takes the focus; the rule allows that for controls alone.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-busy={isBusy}
    >
      <table className={styles.table} data-columns={hasManyColumns ? 'many' : undefined}>
        {children}
      </table>
      {empty !== undefined && <div className={styles.empty}>{empty}</div>}
    </div>
  );
}
