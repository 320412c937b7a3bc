import type { AnswerOf, LeadCheck, NamedCalls } from '@dealership/shared';
import { leadTexts as texts } from '@dealership/shared/texts/staff/desk/leads.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api, ApiError } from '../../../lib/calls/api-client.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import pageStyles from '../../../ui/admin-screen.module.css';
import { AdminTable, type Column } from '../../../ui/lists/admin-table.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckPart } from '../../../ui/forms/check-part.tsx';
import checkStyles from '../../../ui/file-check.module.css';
import { Link } from '../../../ui/link.tsx';
import type { LinkOf } from '../common/customer-queries.ts';
import { FoundRows } from './found-rows.tsx';
import styles from './import-leads.module.css';

/** 5 MB over a slow line, and 10,000 rows to store. */
const IMPORT_TIMEOUT_MS = 300_000;

type Imported = AnswerOf<NamedCalls['POST /api/desk/leads/apply']>;

interface FoundLeadsProps {
  check: LeadCheck;
  /** The form with the file and what the check has called it. */
  sent: FormData;
  linkOf: LinkOf;
  onImported: (imported: Imported) => void;
}

/** What a file would add, and the button that adds it. */
export function FoundLeads({ check, sent, linkOf, onImported }: FoundLeadsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const { change, isBusy, failure } = useChange({
    mutate: async () => {
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
  // A screen reader would not announce it otherwise.
  useEffect(() => heading.current?.focus(), []);

  const { fresh, unread, errors, open, columns } = check;
  return (
    <div className={styles.result}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.result}
      </h2>
      <ul className={styles.summary}>
        {summaryOf(check).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={checkStyles.failure} role="alert">
        {failure}
      </p>
      {fresh > 0 && (
        <div>
          <Button variant="primary" busy={isBusy} onClick={() => void change()}>
            {isBusy ? texts.apply.busy : texts.apply.text(fresh)}
          </Button>
        </div>
      )}
      {errors.length > 0 && (
        <CheckPart title={texts.errors.title(unread)} hint={texts.errors.hint} isWrong>
          <AdminTable
            label={texts.errors.title(unread)}
            columns={errorColumns}
            rows={errors}
            keyOf={({ row, column }) => `${row} ${column}`}
            empty=""
          />
          {new Set(errors.map(({ row }) => row)).size < unread && (
            <p className={pageStyles.hint}>{texts.cut(errors.length)}</p>
          )}
        </CheckPart>
      )}
      <FoundRows check={check} />
      {open.length > 0 && (
        <CheckPart title={texts.open.title(check.with_open)}>
          <AdminTable
            label={texts.open.title(check.with_open)}
            columns={openColumns(linkOf)}
            rows={open}
            keyOf={({ row }) => row}
            empty=""
          />
          {open.length < check.with_open && (
            <p className={pageStyles.hint}>{texts.cut(open.length)}</p>
          )}
        </CheckPart>
      )}
      <details>
        <summary>{texts.columns.title}</summary>
        <AdminTable
          label={texts.columns.title}
          columns={headingColumns}
          rows={columns}
          keyOf={(column) => columns.indexOf(column)}
          empty=""
        />
      </details>
    </div>
  );
}

function summaryOf(check: LeadCheck): string[] {
  const { summary } = texts;
  const lines: [number, (count: number) => string][] = [
    [check.without_number, summary.withoutNumber],
    [check.of_customers, summary.ofCustomers],
    [check.with_open, summary.withOpen],
    [check.blocked, summary.blocked],
    [check.stored, summary.stored],
    [check.repeated, summary.repeated],
    [check.own, summary.own],
    [check.unreachable, summary.unreachable],
    [check.not_leads, summary.notLeads],
    [check.unread, summary.unread],
    [check.damaged, summary.damaged],
    [check.hidden, summary.hidden],
    [check.beyond, summary.beyond],
  ];
  const said = lines.flatMap(([count, say]) => (count > 0 ? [say(count)] : []));
  if (check.other_sheets.length > 0) said.push(summary.otherSheets(check.other_sheets));
  const sheet = check.sheet === '' ? [] : [summary.sheet(check.sheet)];
  return [summary.fresh(check.fresh), ...sheet, ...said];
}

const errorColumns: readonly Column<LeadCheck['errors'][number]>[] = [
  { key: 'row', header: texts.errors.row, look: 'narrow', cell: ({ row }) => row },
  { key: 'rowText', header: texts.rows.text, cell: ({ row_text: said }) => said },
  { key: 'column', header: texts.errors.column, cell: ({ column }) => column },
  { key: 'text', header: texts.errors.text, cell: ({ text }) => text },
];

const headingColumns: readonly Column<LeadCheck['columns'][number]>[] = [
  { key: 'heading', header: texts.columns.heading, cell: ({ heading }) => heading },
  { key: 'is', header: texts.columns.is, cell: ({ is }) => is ?? texts.columns.none },
];

function openColumns(linkOf: LinkOf): readonly Column<LeadCheck['open'][number]>[] {
  return [
    { key: 'row', header: texts.open.row, look: 'narrow', cell: ({ row }) => row },
    {
      key: 'reference',
      header: texts.open.reference,
      cell: ({ reference }) => (
        <Link
          to={linkOf('desk', { enquiry: reference })}
          aria-label={texts.open.linkOf(reference)}
          className={styles.reference}
        >
          {reference}
        </Link>
      ),
    },
  ];
}
