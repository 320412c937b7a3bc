import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { CardList, TableFrame } from './table-frame.tsx';
import { textLength } from './text-length.ts';
import { useMedia } from './use-media.ts';

export interface DataTableProps {
  /** Accessible name. */
  label: string;
  header: readonly string[];
  cells: readonly (readonly string[])[];
  /** One per row. */
  rowKeys: readonly string[];
  /** How a cell shows its text; as it is, unless given. */
  renderCell?: (text: string, column: number) => ReactNode;
  /** Makes every row a button that opens it. */
  onOpen?: (row: number) => void;
  /** Newer rows are loading. */
  isBusy?: boolean;
  /** Shown in place of rows. */
  empty?: ReactNode;
  /** 60 % of the screen (rules: given-figures), or as tall as the rows. */
  height?: 'screen' | 'rows';
}

/** A table of texts; on phones every row becomes a card. */
export function DataTable(props: DataTableProps) {
  const isPhone = useMedia('(width < 48em)');
  return isPhone ? <Cards {...props} /> : <WideTable {...props} />;
}

function WideTable({
  label,
  header,
  cells,
  rowKeys,
  isBusy = false,
  empty,
  height = 'screen',
  ...looks
}: DataTableProps) {
  return (
    <TableFrame
      label={label}
      height={height}
      isBusy={isBusy}
      empty={cells.length === 0 ? empty : undefined}
    >
      <thead>
        <tr>
          {header.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {cells.map((row, index) => (
          <tr key={rowKeys[index]}>
            {row.map((text, column) => (
              <td key={header[column]} data-text={textLength(text)}>
                {renderText(row, { row: index, column }, looks)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** A card leaves out empty cells. */
function Cards({
  label,
  header,
  cells,
  rowKeys,
  isBusy = false,
  empty,
  height: _height,
  ...looks
}: DataTableProps) {
  if (cells.length === 0) {
    return (
      <div className={styles.empty} aria-busy={isBusy}>
        {empty}
      </div>
    );
  }
  const cards = cells.map((row, index) => ({
    key: rowKeys[index] ?? index,
    pairs: row.flatMap((text, column) =>
      text === ''
        ? []
        : {
            header: header[column] ?? '',
            value: renderText(row, { row: index, column }, looks),
          },
    ),
  }));
  return <CardList label={label} cards={cards} isBusy={isBusy} />;
}

/** A cell's content. The first text of a row that can be opened is a button as large as the row. */
function renderText(
  texts: readonly string[],
  { row, column }: { row: number; column: number },
  { renderCell, onOpen }: Pick<DataTableProps, 'renderCell' | 'onOpen'>,
): ReactNode {
  const text = texts[column] ?? '';
  const isOpener = onOpen && column === texts.findIndex((each) => each !== '');
  if (!isOpener) return renderCell ? renderCell(text, column) : text;
  return (
    <button type="button" className={styles.open} onClick={() => onOpen(row)}>
      {text}
    </button>
  );
}
