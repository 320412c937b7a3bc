import type { ReactNode } from 'react';
import styles from './bar-table.module.css';

export interface BarColumn<Line> {
  key: string;
  header: string;
  cell: (line: Line) => ReactNode;
  /** Length of the bar, 0 to 1; `undefined`: there is none. */
  shareOf?: (line: Line) => number | undefined;
  /** Left out where there is room for few columns. */
  isExtra?: boolean;
}

interface BarTableProps<Line> {
  label: string;
  /** Header of the names. */
  by: string;
  columns: readonly BarColumn<Line>[];
  lines: readonly Line[];
  keyOf: (line: Line) => string;
}

/** Names with numbers and bars. On phones a name is above its numbers, so that nothing scrolls sideways. */
export function BarTable<Line extends { name: string }>(props: BarTableProps<Line>) {
  const { label, by, columns, lines, keyOf } = props;
  return (
    <table className={styles.table} data-columns={columns.length} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{by}</th>
          {columns.map(({ key, header, shareOf, isExtra }) => (
            <th key={key} scope="col" data-bar={shareOf !== undefined} data-extra={isExtra}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={keyOf(line)}>
            <th scope="row">{line.name}</th>
            {columns.map(({ key, cell, shareOf, isExtra }) => (
              <td key={key} data-extra={isExtra}>
                <BarCell share={shareOf?.(line)}>{cell(line)}</BarCell>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BarCell({ share, children }: { share: number | undefined; children: ReactNode }) {
  return (
    <div className={styles.cell}>
      <span className={styles.number}>{children}</span>
      {share !== undefined && (
        <span className={styles.bar}>
          <span style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </div>
  );
}
