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
import type { StandOf } from './use-stands.ts';

const Stand = late(async () => (await import('./stand.tsx')).Stand);

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
  /** Tells where each stands on the desk; absent: that is not shown. */
  standOf?: StandOf | undefined;
}

/** Enquiries, each of which can be opened: a table where all its columns fit, otherwise cards. */
export function EnquiryRows({
  source: { columns },
  rows,
  onOpen,
  standOf,
  ...list
}: EnquiryRowsProps) {
  const isNarrow = useMedia(`(width < ${widthOfTable(columns.length)}em)`);
  const table = toReportTable(columns, rows);
  const rowKeys = rows.map(({ reference }) => reference);
  const standAt = standOf && ((row: number) => rows[row] && renderStand(rows[row], standOf));
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

function renderStand({ reference, kind }: Row, standOf: StandOf): ReactNode {
  const stand = standOf(reference);
  return (
    <span className={styles.stand}>
      {stand !== undefined && isEnquiryKind(String(kind)) && (
        <Suspense>
          <Stand kind={kind as EnquiryKind} stand={stand} />
        </Suspense>
      )}
    </span>
  );
}

/** The window, in em, that holds the menu and so many columns; a desktop has a table in any case. */
function widthOfTable(columns: number): number {
  return Math.min(80, 17 + 7 * columns);
}
