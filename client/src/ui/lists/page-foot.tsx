import { listTexts } from '@dealership/shared/texts/staff/lists.ts';
import styles from './page-foot.module.css';
import { Pager } from './pager.tsx';

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
      <Pager
        page={page}
        totalPages={shown?.totalPages ?? 0}
        onChange={(next) => onChange({ page: next })}
      />
    </footer>
  );
}

function entriesText({
  first,
  count,
  totalRecords,
}: {
  first: number;
  count: number;
  totalRecords: number;
}): string {
  const from = count === 0 ? 0 : first;
  const to = count === 0 ? 0 : first + count - 1;
  return listTexts.entries({ from, to, total: totalRecords });
}
