import { listTexts } from '@dealership/shared/texts/staff/lists.ts';
import { Button } from '../button.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** Counts from 1. */
  page: number;
  /** 0 when there is nothing. */
  totalPages: number;
  onChange: (page: number) => void;
}

export function Pager({ page, totalPages, onChange }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={listTexts.pages}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {listTexts.previous}
      </Button>
      <span className={styles.current} aria-current="page" aria-label={listTexts.page(page)}>
        {page}
      </span>
      <Button variant="secondary" disabled={page >= totalPages} onClick={() => onChange(page + 1)}>
        {listTexts.next}
      </Button>
    </nav>
  );
}
