import type { ReactNode } from 'react';
import { langOf } from '../../lib/page/lang-of.ts';
import { CardList } from './card-list.tsx';
import { PlainRow, type RowFrame } from './row-frame.tsx';
import { TableFrame } from './table-frame.tsx';
import { useMedia } from '../use-media.ts';
import styles from './admin-table.module.css';
import { nextSort, type Sort } from './use-sorted.ts';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  sortBy?: (row: Row) => string | number;
  /** `number` is right-aligned, `narrow` is only as wide as its content needs. */
  look?: 'number' | 'narrow';
}

interface AdminTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Key of a row, for a table whose rows change. */
  keyOf?: (row: Row) => string | number;
  empty?: ReactNode;
  sort?: { sort: Sort; setSort: (sort: Sort) => void } | undefined;
  frame?: RowFrame;
  /** Stays a table on phones: many numbers, few words. */
  isAlwaysTable?: boolean;
}

/** A table of records that staff edit; on phones every row becomes a card. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const isPhone = useMedia('(width < 48em)');
  if (props.rows.length === 0) return <div className="box no-rows">{props.empty}</div>;
  return isPhone && !props.isAlwaysTable ? <Cards {...props} /> : <WideTable {...props} />;
}

function WideTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  sort,
  frame: Frame = PlainRow,
}: AdminTableProps<Row>) {
  return (
    <TableFrame label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row, index) => (
          <Frame key={keyOf?.(row) ?? index} id={keyOf?.(row) ?? index} tag="tr">
            {columns.map(({ key, cell, look }) => {
              const content = cell(row, index);
              return (
                <td key={key} {...langOf(content)} data-look={look}>
                  {content}
                </td>
              );
            })}
          </Frame>
        ))}
      </tbody>
    </TableFrame>
  );
}

type HeadProps<Row> = Pick<AdminTableProps<Row>, 'sort'> & { column: Column<Row> };

function Head<Row>({ column: { key, header, sortBy, look }, sort }: HeadProps<Row>) {
  if (!sort || !sortBy) {
    return (
      <th scope="col" className={styles.head} data-look={look}>
        {header}
      </th>
    );
  }
  const direction = sort.sort.key === key ? sort.sort.direction : 'none';
  return (
    <th scope="col" className={styles.head} data-look={look} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => sort.setSort(nextSort(sort.sort, key))}
      >
        {header}
        <svg viewBox="0 0 8 14" width="8" height="14" aria-hidden="true">
          <path d="M4 0l3.5 5h-7z" data-on={direction === 'ascending'} />
          <path d="M4 14l3.5-5h-7z" data-on={direction === 'descending'} />
        </svg>
      </button>
    </th>
  );
}

function Cards<Row>({ label, columns, rows, keyOf, frame }: AdminTableProps<Row>) {
  const cards = rows.map((row, index) => ({
    key: keyOf?.(row) ?? index,
    // A cell without anything, such as one for a button that is not there, is no line of a card.
    pairs: columns
      .map(({ header, cell }) => ({ header, value: cell(row, index) }))
      .filter(({ value }) => value !== false && value !== null && value !== undefined),
  }));
  return <CardList label={label} cards={cards} {...(frame && { frame })} />;
}
