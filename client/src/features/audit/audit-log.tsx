import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/calls/api-client.ts';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { auditCells } from '../../lib/staff/audit-cells.ts';
import { auditTexts } from '@dealership/shared/texts/staff/audit.ts';
import { DataList } from '../../ui/lists/data-list.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import { PageFoot } from '../../ui/lists/page-foot.tsx';
import { useState } from 'react';
import { readListAddress, useListAddress } from '../../lib/staff/list-address.ts';
import { isSame } from '../../lib/staff/use-typed-filters.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ALL_BUT_SIGN_INS, auditedActions, MAX_SEARCH_LENGTH } from '@dealership/shared';
import { bindFields, useValues } from '../../ui/forms/bind-fields.ts';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { ReportPresets } from '../../ui/forms/date-presets.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import styles from './audit-log.module.css';

const pageSizes = [25, 50, 100] as const;

/** Everything; the filter of the call is empty then. */
const ALL = 'all';

const auditChoices = [ALL_BUT_SIGN_INS, ALL, ...auditedActions] as const;

function readAddress(params: URLSearchParams) {
  const { page, limit, ...filters } = readListAddress(params, pageSizes);
  const named = params.get('action');
  const action = auditChoices.find((each) => each === named) ?? ALL_BUT_SIGN_INS;
  return { ...filters, userId: params.get('userId') ?? '', action, page, limit };
}

type AuditFilters = Omit<ReturnType<typeof readAddress>, 'page' | 'limit'>;

/** Who did what, when. Its state is kept in the address. */
export function AuditLog() {
  const [address, change] = useListAddress(readAddress);
  const { page, limit, ...filters } = address;
  const events = useQuery({
    // The address is part of the key, so an answer that comes late cannot replace a newer one.
    queryKey: queryKeys.audit(address),
    queryFn: async ({ signal }) => {
      const action = address.action === ALL ? '' : address.action;
      const data = await call('POST /api/auditEvents', { body: { ...address, action }, signal });
      return { ...data, first: (page - 1) * limit + 1 };
    },
    placeholderData: keepPreviousData,
  });
  const { data, error } = events;
  const rows = data?.data ?? [];
  const problems = error instanceof ApiError ? error.fields : {};
  const isFilterProblem = Object.keys(problems).length > 0;

  return (
    <Screen texts={auditTexts} isClose>
      <AuditFilterForm
        // Back and forward change the filters with the address.
        key={JSON.stringify(filters)}
        filters={filters}
        problems={problems}
        isBusy={events.isFetching}
        onApply={(values) => {
          if (isSame(values, filters) && page === 1) void events.refetch();
          else change({ ...values, page: 1 });
        }}
      />
      {!isFilterProblem && <QueryFailure of={events} />}
      {isFilterProblem && <LoadFailure text={auditTexts.correct} />}
      {!error && (
        <DataList
          label={auditTexts.list}
          header={auditTexts.header}
          cells={rows.map(auditCells)}
          rowKeys={rows.map(({ id }) => String(id))}
          beside={
            rows.some((row) => row.has_references)
              ? {
                  header: auditTexts.references,
                  cellOf: (index) => {
                    const row = rows[index];
                    return row?.has_references ? <References id={row.id} /> : undefined;
                  },
                }
              : undefined
          }
          isBusy={events.isFetching}
          empty={data ? auditTexts.empty : '\u00a0'}
        />
      )}
      <PageFoot
        shown={data && { ...data, count: rows.length }}
        page={page}
        limit={limit}
        sizes={pageSizes}
        onChange={change}
      />
    </Screen>
  );
}

/** A button that shows the references of an event's enquiries: there may be thousands. */
function References({ id }: { id: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useQuery({
    ...callQuery(queryKeys.auditReferences(id), 'GET /api/auditEvents/:id/references', {
      id: String(id),
    }),
    enabled: isOpen,
    // They never change.
    staleTime: Infinity,
  });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{auditTexts.showReferences}</Button>
      {isOpen && (
        <Dialog
          title={auditTexts.references}
          closeLabel={auditTexts.hideReferences}
          onClose={() => setIsOpen(false)}
        >
          <QueryFailure of={list} />
          {!list.isError && (
            <p className={styles.references} aria-busy={!list.data}>
              {list.data ? list.data.join(' ') : auditTexts.loading}
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}

interface AuditFilterFormProps {
  filters: AuditFilters;
  /** The server's text for each filter that it refused. */
  problems: Partial<Record<string, string>>;
  isBusy: boolean;
  onApply: (filters: AuditFilters) => void;
}

/** Filters by time, person, action and target. Selects and presets apply at once, dates and search with the button. */
function AuditFilterForm({ filters, problems, isBusy, onApply }: AuditFilterFormProps) {
  const [draft, change] = useValues(filters);
  const field = bindFields({ values: draft, problems, onChange: change });
  const users = useQuery(callQuery(queryKeys.auditUsers, 'GET /api/auditEvents/users'));
  // The list is optional: without it, the person in the filter is still shown.
  const names = new Map(users.data?.map((user) => [user.user_id, user.user_name]));
  const people = new Set(['', draft.userId, ...names.keys()]);

  return (
    <form
      className={styles.form}
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ ...draft, search: draft.search.trim() });
      }}
    >
      {(['fromDate', 'toDate'] as const).map((name) => (
        <InputField key={name} {...field(name)} label={auditTexts[name]} type="date" />
      ))}
      <SelectField
        label={auditTexts.who}
        error={problems.userId}
        all={[...people]}
        chosen={draft.userId}
        nameOf={(id) =>
          id === ''
            ? auditTexts.everybody
            : auditTexts.person({ user_id: id, user_name: names.get(id) ?? '' })
        }
        onChange={(userId) => onApply({ ...draft, userId })}
      />
      <SelectField
        label={auditTexts.action}
        className={styles.wide}
        error={problems.action}
        all={auditChoices}
        chosen={draft.action}
        nameOf={(action) => (action === ALL ? auditTexts.anyAction : auditTexts.actionOf(action))}
        onChange={(action) => onApply({ ...draft, action })}
      />
      <InputField
        {...field('search')}
        label={auditTexts.search}
        className={styles.wide}
        type="search"
        placeholder={auditTexts.searchHint}
        maxLength={MAX_SEARCH_LENGTH}
        spellCheck={false}
      />
      <Button
        type="submit"
        variant="primary"
        className={styles.submit}
        busy={isBusy && isSame(draft, filters)}
      >
        {isBusy ? auditTexts.loading : auditTexts.submit}
      </Button>
      <div className={styles.presets}>
        <ReportPresets chosen={draft} onChoose={(days) => onApply({ ...draft, ...days })} />
      </div>
    </form>
  );
}
