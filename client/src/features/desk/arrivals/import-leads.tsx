import {
  leadKinds,
  leadLimits,
  screenAddress,
  type EnquiryKind,
  type LeadCheck,
  type AnswerOf,
  type NamedCalls,
} from '@dealership/shared';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { leadTexts as texts } from '@dealership/shared/texts/staff/desk/leads.ts';
import { useState } from 'react';
import { useOwnKinds } from '../../../lib/staff/rights.ts';
import { buttonClass, Button } from '../../../ui/button.tsx';
import { BranchField } from '../../../ui/forms/kind-field.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { FileCheck, Found, FoundPart } from '../../../ui/lists/file-check.tsx';
import { Link } from '../../../ui/link.tsx';
import { useFileCheck } from '../../../ui/lists/use-file-check.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../lib/calls/api-client.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Failure } from '../../../ui/failure.tsx';
import { AdminTable, type Column } from '../../../ui/lists/admin-table.tsx';

/** Checks a file of leads, and imports it as it was checked. */
export function ImportLeads() {
  const ownKinds = useOwnKinds();
  const kinds = leadKinds.filter((each) => ownKinds.includes(each));
  const [kind, setKind] = useState<EnquiryKind | ''>('');
  const [branch, setBranch] = useState<number | ''>('');
  const list = useFileCheck<LeadCheck, Imported & { kind: EnquiryKind | '' }>({
    path: '/api/desk/leads/check',
    maxBytes: leadLimits.bytes,
    texts,
    fields: { kind, branch: String(branch) },
    checkFields: () => (kind === '' ? { kind: texts.kindMissing } : {}),
  });
  const { found, done } = list;

  return (
    <FileCheck
      texts={texts}
      ways={
        <div>
          <Link to={screenAddress('desk')} className={buttonClass('quiet')}>
            {texts.back}
          </Link>
        </div>
      }
      list={list}
      before={
        <>
          <BranchField
            branch={branch}
            isFilter={false}
            error={list.form.problems.branch}
            onChoose={(each) => {
              setBranch(each);
              list.forget();
            }}
          />
          <SelectField
            label={texts.kind}
            required
            error={list.form.problems.kind}
            all={['', ...kinds]}
            chosen={kind}
            nameOf={(each) => (each ? kindNames[each] : texts.choose)}
            onChange={(each) => {
              setKind(each);
              list.forget();
            }}
          />
        </>
      }
      done={
        done && (
          <>
            <span>{`${texts.done(done.message)} `}</span>
            {done.added > 0 && (
              <Link
                className="tap"
                to={screenAddress('desk', { view: 'unassigned', kind: done.kind })}
              >
                {texts.see}
              </Link>
            )}
          </>
        )
      }
      found={
        found && (
          <FoundLeads {...found} onImported={(imported) => list.finish({ ...imported, kind })} />
        )
      }
    />
  );
}

/** Enough for 5 MB on a slow connection, and for storing 10,000 rows. */
const IMPORT_TIMEOUT_MS = 300_000;

type Imported = AnswerOf<NamedCalls['POST /api/desk/leads/apply']>;

interface FoundLeadsProps {
  check: LeadCheck;
  /** The form with the file. */
  sent: FormData;
  onImported: (imported: Imported) => void;
}

/** The enquiries that a file would add, and the button that adds them. */
function FoundLeads({ check, sent, onImported }: FoundLeadsProps) {
  const queries = useQueryClient();
  const { change, isBusy, failure } = useChange({
    mutate: async () => {
      sent.set('digest', check.digest);
      const { data } = await api.post<Imported>('/api/desk/leads/apply', sent, {
        timeout: IMPORT_TIMEOUT_MS,
      });
      void queries.invalidateQueries({ queryKey: queryKeys.desk.all });
      onImported(data);
    },
    textOf: (error) => {
      const isUncertain = error instanceof ApiError && error.code === 'unreachable';
      return isUncertain ? texts.uncertain : failureText(error);
    },
  });
  const { fresh, unread, errors, open } = check;
  const { left_out: leftOut, unreachable_rows: unreachable, not_lead_rows: notLeads } = check;
  const hasMoreErrors = new Set(errors.map(({ row }) => row)).size < unread;
  return (
    <Found title={texts.result}>
      <ul>
        {summaryOf(check).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Failure>{failure}</Failure>
      {fresh > 0 && (
        <div>
          <Button variant="primary" busy={isBusy} onClick={() => void change()}>
            {isBusy ? texts.apply.busy : texts.apply.text(fresh)}
          </Button>
        </div>
      )}
      <FoundPart
        title={texts.errors.title(unread)}
        hint={texts.errors.hint}
        isWrong
        columns={errorColumns}
        rows={errors}
        more={hasMoreErrors && texts.cut(errors.length)}
      />
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
      <FoundPart
        title={texts.open.title(check.with_open)}
        columns={openColumns}
        rows={open}
        more={open.length < check.with_open && texts.cut(open.length)}
      />
      <details>
        <summary>{texts.columns.title}</summary>
        <AdminTable label={texts.columns.title} columns={headingColumns} rows={check.columns} />
      </details>
    </Found>
  );
}

function summaryOf(check: LeadCheck): string[] {
  const { summary } = texts;
  const line = (count: number, textOf: (count: number) => string) => count > 0 && textOf(count);
  return [
    summary.fresh(check.fresh),
    check.sheet !== '' && summary.sheet(check.sheet),
    line(check.without_number, summary.withoutNumber),
    line(check.of_customers, summary.ofCustomers),
    line(check.with_open, summary.withOpen),
    line(check.blocked, summary.blocked),
    line(check.stored, summary.stored),
    line(check.repeated, summary.repeated),
    line(check.own, summary.own),
    line(check.unreachable, summary.unreachable),
    line(check.not_leads, summary.notLeads),
    line(check.unread, summary.unread),
    line(check.damaged, summary.damaged),
    line(check.hidden, summary.hidden),
    line(check.beyond, summary.beyond),
    check.other_sheets.length > 0 && summary.otherSheets(check.other_sheets),
  ].filter((text) => text !== false);
}

const errorColumns: readonly Column<LeadCheck['errors'][number]>[] = [
  { key: 'row', header: texts.errors.row, look: 'narrow', cell: ({ row }) => row },
  { key: 'rowText', header: texts.rows.text, cell: ({ row_text: text }) => text },
  { key: 'column', header: texts.errors.column, cell: ({ column }) => column },
  { key: 'text', header: texts.errors.text, cell: ({ text }) => text },
];

const headingColumns: readonly Column<LeadCheck['columns'][number]>[] = [
  { key: 'heading', header: texts.columns.heading, cell: ({ heading }) => heading },
  { key: 'is', header: texts.columns.is, cell: ({ is }) => is ?? texts.columns.none },
];

const openColumns: readonly Column<LeadCheck['open'][number]>[] = [
  { key: 'row', header: texts.open.row, look: 'narrow', cell: ({ row }) => row },
  {
    key: 'reference',
    header: texts.open.reference,
    cell: ({ reference }) => (
      <Link
        to={screenAddress('desk', { enquiry: reference })}
        aria-label={texts.open.linkOf(reference)}
        className="tap"
      >
        {reference}
      </Link>
    ),
  },
];

const rowColumns: readonly Column<LeadCheck['not_lead_rows'][number]>[] = [
  { key: 'row', header: texts.rows.row, look: 'narrow', cell: ({ row }) => row },
  { key: 'text', header: texts.rows.text, cell: ({ text }) => text },
];

const leftOutColumns: readonly Column<LeadCheck['left_out'][number]>[] = [
  { key: 'column', header: texts.leftOut.column, cell: ({ column }) => column },
  { key: 'text', header: texts.leftOut.text, cell: ({ text }) => text },
  { key: 'rows', header: texts.leftOut.rows, look: 'number', cell: ({ rows }) => rows },
];
