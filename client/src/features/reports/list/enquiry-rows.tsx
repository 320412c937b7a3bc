import { isEnquiryKind, toReportTable, type EnquiryKind } from '@dealership/shared';
import { reportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { Suspense, type ReactNode } from 'react';
import { late } from '../../../lib/browser/late.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { contactLink } from '../../../ui/contact-link.tsx';
import type { ReportSource, Row } from '../report-source.ts';
import { EnquiryCards } from './enquiry-cards.tsx';
import styles from './enquiry-rows.module.css';
import type { StateOf } from './use-states.ts';

const StateOnDesk = late(async () => (await import('./state.tsx')).StateOnDesk);

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
  /** The state of each enquiry on the desk; absent: not shown. */
  stateOfRow?: StateOf | undefined;
}

/** A list of enquiries that can be opened: a table where all its columns fit, otherwise cards. */
export function EnquiryRows({
  source: { columns },
  rows,
  onOpen,
  stateOfRow,
  ...list
}: EnquiryRowsProps) {
  const isNarrow = useMedia(`(width < ${widthOfTable(columns.length)}em)`);
  const table = toReportTable(columns, rows);
  const rowKeys = rows.map(({ reference }) => reference);
  const standAt = stateOfRow && ((row: number) => rows[row] && renderState(rows[row], stateOfRow));
  if (isNarrow) {
    return (
      <EnquiryCards
        columns={columns}
        rowKeys={rowKeys}
        onOpen={onOpen}
        standAt={standAt}
        {...list}
        cells={table.cells}
      />
    );
  }
  return (
    <DataTable
      {...table}
      {...list}
      rowKeys={rowKeys}
      renderCell={(text, column) => contactLink(text, columns[column]?.reaches)}
      onOpen={onOpen}
      beside={standAt && { header: reportTexts.stand, cellOf: standAt }}
    />
  );
}

function renderState({ reference, kind }: Row, stateOfRow: StateOf): ReactNode {
  const stand = stateOfRow(reference);
  return (
    <span className={styles.stand}>
      {stand !== undefined && isEnquiryKind(String(kind)) && (
        <Suspense>
          <StateOnDesk kind={kind as EnquiryKind} stand={stand} />
        </Suspense>
      )}
    </span>
  );
}

/** Width of the window, in em, with room for the menu and this many columns; a desktop always has a table. */
function widthOfTable(columns: number): number {
  return Math.min(80, 17 + 7 * columns);
}
