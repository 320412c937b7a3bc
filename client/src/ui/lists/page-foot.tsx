import { listTexts } from '@dealership/shared/texts/staff/lists.ts';
import { Button } from '../button.tsx';
import styles from './page-foot.module.css';

interface PageFootProps {
  /** The rows on the screen, once known; `first` is the number of the first row, counting from 1. */
  shown: { first: number; count: number; totalRecords: number; totalPages: number } | undefined;
  /** The requested page, counting from 1. */
  page: number;
  limit: number;
  sizes: readonly number[];
  onChange: (change: { page: number; limit?: number }) => void;
}

/** The position in a long list, page size, and paging buttons. */
export function PageFoot({ shown, page, limit, sizes, onChange }: PageFootProps) {
  const totalPages = shown?.totalPages ?? 0;
  return (
    <footer className={styles.foot}>
      <p role="status">{shown && entriesText(shown)}</p>
      <label className={styles.size}>
        {listTexts.rowsPerPage}
        <select
          value={limit}
          onChange={({ target }) => onChange({ limit: Number(target.value), page: 1 })}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <nav className={styles.pager} aria-label={listTexts.pages}>
        <Button disabled={page <= 1} onClick={() => onChange({ page: page - 1 })}>
          {listTexts.previous}
        </Button>
        <span className={styles.current} aria-current="page" aria-label={listTexts.page(page)}>
          {page}
        </span>
        <Button disabled={page >= totalPages} onClick={() => onChange({ page: page + 1 })}>
          {listTexts.next}
        </Button>
      </nav>
    </footer>
  );
}

function entriesText(shown: NonNullable<PageFootProps['shown']>): string {
  const { first, count, totalRecords: total } = shown;
  const from = count === 0 ? 0 : first;
  return listTexts.entries({ from, to: Math.max(0, from + count - 1), total });
}
