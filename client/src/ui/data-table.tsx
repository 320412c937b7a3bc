import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { textLength } from './text-length.ts';
import { useMedia } from './use-media.ts';

export interface DataTableProps {
  /** Names the table for those who do not see it. */
  label: string;
  header: readonly string[];
  cells: readonly (readonly string[])[];
  /** One per row. */
  rowKeys: readonly string[];
  /** How a cell shows its text; as it is, unless given. */
  renderCell?: (text: string, column: number) => ReactNode;
  /** Newer rows are on their way. */
  isBusy?: boolean;
  /** Shown in place of rows. */
  empty?: ReactNode;
  /** 60 % of the screen (specification 2.7), or as tall as the rows. */
  height?: 'screen' | 'rows';
}

/** A table with its own scroll area and a head that stays; on phones every row becomes a card. */
export function DataTable(props: DataTableProps) {
  const isPhone = useMedia('(max-width: 767.98px)');
  return isPhone ? <Cards {...props} /> : <WideTable {...props} />;
}

const asIs = (text: string): ReactNode => text;

function WideTable({
  label,
  header,
  cells,
  rowKeys,
  renderCell = asIs,
  isBusy = false,
  empty,
  height = 'screen',
}: DataTableProps) {
  return (
    // A keyboard can only scroll what it can reach.
    <div
      className={styles.scroll}
      data-height={height}
      role="region"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-busy={isBusy}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {header.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, index) => (
            <tr key={rowKeys[index]}>
              {row.map((text, column) => (
                <td key={header[column]} data-text={textLength(text)}>
                  {renderCell(text, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {cells.length === 0 && <div className={styles.empty}>{empty}</div>}
    </div>
  );
}

/** A card leaves out what the customer left out. */
function Cards({
  label,
  header,
  cells,
  rowKeys,
  renderCell = asIs,
  isBusy = false,
  empty,
}: DataTableProps) {
  if (cells.length === 0) {
    return (
      <div className={styles.empty} aria-busy={isBusy}>
        {empty}
      </div>
    );
  }
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={isBusy}>
      {cells.map((row, index) => (
        <li key={rowKeys[index]} className={styles.card}>
          <dl>
            {row.map(
              (text, column) =>
                text !== '' && (
                  <div key={header[column]} className={styles.pair}>
                    <dt>{header[column]}</dt>
                    <dd>{renderCell(text, column)}</dd>
                  </div>
                ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
