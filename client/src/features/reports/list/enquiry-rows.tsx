import { isEnquiryKind, isOpen, toReportTable, type EnquiryState } from '@dealership/shared';
import { stateTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { reportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { DataTable, type DataTableProps } from '../../../ui/lists/data-table.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { contactLink } from '../../../ui/contact-link.tsx';
import type { ReportSource, Row } from '../report-source.ts';
import { EnquiryCards } from './enquiry-cards.tsx';
import styles from './enquiry-rows.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

interface EnquiryRowsProps
  extends
    Pick<DataTableProps, 'label' | 'isBusy' | 'empty' | 'height'>,
    Required<Pick<DataTableProps, 'onOpen'>> {
  source: ReportSource;
  rows: readonly Row[];
  /** The state of each enquiry on the desk; absent: not shown. */
  stateOfRow?: StateOf | undefined;
}

/** A list of enquiries that can be opened: a table where all its columns fit, otherwise cards. */
export function EnquiryRows({ source, rows, stateOfRow, ...list }: EnquiryRowsProps) {
  const { columns } = source;
  const isNarrow = useMedia(`(width < ${widthOfTable(columns.length)}em)`);
  const { header, cells } = toReportTable(columns, rows);
  const stateAt = (index: number) => {
    const row = rows[index];
    return row && stateOfRow && <StateOnDesk row={row} stateOfRow={stateOfRow} />;
  };
  const table = {
    ...list,
    cells,
    rowKeys: rows.map(({ reference }) => reference),
    beside: stateOfRow && { header: reportTexts.state, cellOf: stateAt },
  };
  return isNarrow ? (
    <EnquiryCards columns={columns} {...table} />
  ) : (
    <DataTable
      {...table}
      header={header}
      renderCell={(text, column) => contactLink(text, columns[column]?.reaches)}
    />
  );
}

/** Status and assignee of an enquiry on the desk; empty while they are loading. */
function StateOnDesk({ row, stateOfRow }: { row: Row; stateOfRow: StateOf }) {
  const state = stateOfRow(row.reference);
  const kind = String(row.kind);
  return (
    <span className={styles.state}>
      {state === null && <span>{stateTexts.unknown}</span>}
      {state && isEnquiryKind(kind) && <strong>{stateTexts.statusOf(state.status, kind)}</strong>}
      {state && (state.assignee ?? isOpen(state.status)) && (
        <span>
          {state.assignee ? state.assignee.user_name || state.assignee.user_id : stateTexts.nobody}
        </span>
      )}
    </span>
  );
}

/** Width of the window, in em, with room for the menu and this many columns; a desktop always has a table. */
function widthOfTable(columns: number): number {
  return Math.min(80, 17 + 7 * columns);
}

/** Returns an enquiry's state on the desk: `undefined` while it is loading, `null` where it is unknown. */
type StateOf = (reference: string) => EnquiryState | null | undefined;

/** The states of the enquiries of some rows, fetched in one request. */
export function useStates(rows: readonly Row[], isWanted: boolean): StateOf | undefined {
  const references = rows.map(({ reference }) => reference);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: queryKeys.desk.stands(references),
    queryFn: ({ signal }) => call('POST /api/desk/stands', { body: { references }, signal }),
    enabled: isWanted && references.length > 0,
    // A colleague may have answered in the meantime.
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
  if (!isWanted) return undefined;
  return (reference) => {
    const state = data?.stands.find((each) => each.reference === reference);
    if (state) return state;
    return isError || (data && !isPlaceholderData) ? null : undefined;
  };
}
