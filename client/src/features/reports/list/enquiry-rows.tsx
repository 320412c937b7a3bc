import { toReportTable } from '@dealership/shared';
import type { ReactNode } from 'react';
import { DataTable } from '../../../ui/data-table.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { contactLink } from '../../../ui/contact-link.tsx';
import type { ReportSource, Row } from '../report-source.ts';
import { EnquiryCards } from './enquiry-cards.tsx';

interface EnquiryRowsProps {
  source: ReportSource;
  /** Accessible name. */
  label: string;
  rows: readonly Row[];
  onOpen: (row: number) => void;
  isBusy: boolean;
  /** Shown in place of rows. */
  empty: ReactNode;
  height?: 'screen' | 'rows';
}

/** Enquiries, each of which can be opened: a table where all its columns fit, otherwise cards. */
export function EnquiryRows({ source: { columns }, rows, onOpen, ...list }: EnquiryRowsProps) {
  const isNarrow = useMedia(`(width < ${widthOfTable(columns.length)}em)`);
  const table = toReportTable(columns, rows);
  const rowKeys = rows.map(({ reference }) => reference);
  if (isNarrow) {
    return <EnquiryCards {...{ columns, rowKeys, onOpen }} {...list} cells={table.cells} />;
  }
  return (
    <DataTable
      {...table}
      {...list}
      rowKeys={rowKeys}
      renderCell={(text, column) => contactLink(text, columns[column]?.reaches)}
      onOpen={onOpen}
    />
  );
}

/** The window, in em, that holds the menu and so many columns; a desktop has a table in any case. */
function widthOfTable(columns: number): number {
  return Math.min(80, 17 + 7 * columns);
}
