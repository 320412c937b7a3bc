import type { ReactNode } from 'react';
import { langOf } from '../../lib/page/lang-of.ts';
import styles from './data-table.module.css';
import { RowOpener } from './row-opener.tsx';
import { TableFrame, type TableFrameProps } from './table-frame.tsx';
import { textLength } from '../forms/text-length.ts';

export interface DataTableProps extends Pick<
  TableFrameProps,
  'label' | 'height' | 'isBusy' | 'empty'
> {
  header: readonly string[];
  cells: readonly (readonly string[])[];
  /** One per row. */
  rowKeys: readonly string[];
  /** Draws the text of a cell; by default unchanged. */
  renderCell?: (text: string, column: number) => ReactNode;
  /** Makes every row a button that opens it. */
  onOpen?: (row: number) => void;
  /** A last column without text of the rows, which stays visible. */
  beside?: { header: string; cellOf: (row: number) => ReactNode } | undefined;
}

export function DataTable({
  label,
  header,
  cells,
  rowKeys,
  beside,
  isBusy = false,
  empty,
  height = 'screen',
  ...looks
}: DataTableProps) {
  return (
    <TableFrame
      label={label}
      height={height}
      hasManyColumns={header.length > 10}
      isBusy={isBusy}
      empty={cells.length === 0 ? empty : undefined}
    >
      <thead>
        <tr>
          {header.map((text) => (
            <th key={text} {...langOf(text)} scope="col">
              {text}
            </th>
          ))}
          {beside && (
            <th scope="col" data-beside="">
              {beside.header}
            </th>
          )}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {cells.map((row, index) => (
          <tr key={rowKeys[index]}>
            {row.map((text, column) => (
              <td key={header[column]} {...langOf(text)} data-text={textLength(text)}>
                {renderText(row, { row: index, column }, looks)}
              </td>
            ))}
            {beside && <td data-beside="">{beside.cellOf(index)}</td>}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/**
 * A cell's content; of a long text only the first lines, if the row can be opened. The first text of such a row is a
 * button as large as the row.
 */
function renderText(
  texts: readonly string[],
  { row, column }: { row: number; column: number },
  { renderCell, onOpen }: Pick<DataTableProps, 'renderCell' | 'onOpen'>,
): ReactNode {
  const text = texts[column] ?? '';
  const isOpener = onOpen && column === texts.findIndex((each) => each !== '');
  const shown = renderCell ? renderCell(text, column) : text;
  const isCut = onOpen && typeof shown === 'string' && textLength(text) === 'long';
  if (!isOpener) return isCut ? <span className={styles.cut}>{shown}</span> : shown;
  return <RowOpener onOpen={() => onOpen(row)}>{text}</RowOpener>;
}
