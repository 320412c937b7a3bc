import type { LeadCheck } from '@dealership/shared';
import { leadTexts as texts } from '@dealership/shared/texts/staff/desk/leads.ts';
import type { Column } from '../../../ui/lists/admin-table.tsx';
import { FoundPart } from '../../../ui/lists/file-check.tsx';

/** The rows of a file that are left out, and the parts left out of notes. */
export function FoundRows({ check }: { check: LeadCheck }) {
  const { left_out: leftOut, unreachable_rows: unreachable, not_lead_rows: notLeads } = check;
  return (
    <>
      <FoundPart
        title={texts.unreachable.title(check.unreachable)}
        hint={texts.unreachable.hint}
        isWrong
        columns={rowColumns}
        rows={unreachable}
        more={unreachable.length < check.unreachable && texts.cut(unreachable.length)}
      />
      <FoundPart
        title={texts.leftOut.title(leftOut.length)}
        hint={texts.leftOut.hint}
        columns={leftOutColumns}
        rows={leftOut}
      />
      <FoundPart
        title={texts.notLeads.title(check.not_leads)}
        columns={rowColumns}
        rows={notLeads}
        more={notLeads.length < check.not_leads && texts.cut(notLeads.length)}
      />
    </>
  );
}

const rowColumns: readonly Column<LeadCheck['not_lead_rows'][number]>[] = [
  { key: 'row', header: texts.rows.row, look: 'narrow', cell: ({ row }) => row },
  { key: 'text', header: texts.rows.text, cell: ({ text }) => text },
];

const leftOutColumns: readonly Column<LeadCheck['left_out'][number]>[] = [
  { key: 'column', header: texts.leftOut.column, cell: ({ column }) => column },
  { key: 'text', header: texts.leftOut.text, cell: ({ text }) => text },
  { key: 'rows', header: texts.leftOut.rows, look: 'number', cell: ({ rows }) => rows },
];
