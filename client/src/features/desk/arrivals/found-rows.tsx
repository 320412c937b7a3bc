import type { LeadCheck } from '@dealership/shared';
import { leadTexts as texts } from '@dealership/shared/texts/staff/desk/leads.ts';
import pageStyles from '../../../ui/admin-screen.module.css';
import { AdminTable, type Column } from '../../../ui/lists/admin-table.tsx';
import { CheckPart } from '../../../ui/forms/check-part.tsx';

/** What a file of leads has besides: rows that are left out, and what is left out of notes. */
export function FoundRows({ check }: { check: LeadCheck }) {
  const { left_out: leftOut } = check;
  return (
    <>
      {check.unreachable > 0 && (
        <CheckPart
          title={texts.unreachable.title(check.unreachable)}
          hint={texts.unreachable.hint}
          isWrong
        >
          <ToldRows
            label={texts.unreachable.title(check.unreachable)}
            rows={check.unreachable_rows}
            count={check.unreachable}
          />
        </CheckPart>
      )}
      {leftOut.length > 0 && (
        <CheckPart title={texts.leftOut.title(leftOut.length)} hint={texts.leftOut.hint}>
          <AdminTable
            label={texts.leftOut.title(leftOut.length)}
            columns={leftOutColumns}
            rows={leftOut}
            keyOf={({ column, text }) => `${column} ${text}`}
            empty=""
          />
        </CheckPart>
      )}
      {check.not_leads > 0 && (
        <CheckPart title={texts.notLeads.title(check.not_leads)}>
          <ToldRows
            label={texts.notLeads.title(check.not_leads)}
            rows={check.not_lead_rows}
            count={check.not_leads}
          />
        </CheckPart>
      )}
    </>
  );
}

type ToldRow = LeadCheck['not_lead_rows'][number];

interface ToldRowsProps {
  label: string;
  /** The first ones. */
  rows: readonly ToldRow[];
  count: number;
}

function ToldRows({ label, rows, count }: ToldRowsProps) {
  return (
    <>
      <AdminTable
        label={label}
        columns={rowColumns}
        rows={rows}
        keyOf={({ row }) => row}
        empty=""
      />
      {rows.length < count && <p className={pageStyles.hint}>{texts.cut(rows.length)}</p>}
    </>
  );
}

const rowColumns: readonly Column<ToldRow>[] = [
  { key: 'row', header: texts.rows.row, look: 'narrow', cell: ({ row }) => row },
  { key: 'text', header: texts.rows.text, cell: ({ text }) => text },
];

const leftOutColumns: readonly Column<LeadCheck['left_out'][number]>[] = [
  { key: 'column', header: texts.leftOut.column, cell: ({ column }) => column },
  { key: 'text', header: texts.leftOut.text, cell: ({ text }) => text },
  { key: 'rows', header: texts.leftOut.rows, look: 'number', cell: ({ rows }) => rows },
];
