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
import { isSame, pageSizes, useAuditAddress } from './audit-address.ts';
import { AuditFilterForm } from './audit-filter-form.tsx';
import styles from './audit-log.module.css';
import { useState } from 'react';
import { callQuery } from '../../lib/calls/call-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

/** Who did what, when. Its state is kept in the address. */
export function AuditLog() {
  const [address, change] = useAuditAddress();
  const { page, limit, ...filters } = address;
  const events = useQuery({
    // The address is part of the key, so an answer that comes late cannot replace a newer one.
    queryKey: queryKeys.audit(address),
    queryFn: async ({ signal }) => {
      const data = await call('POST /api/auditEvents', { body: address, signal });
      if (!Array.isArray(data.data)) throw new Error('The answer is not a page of the audit log.');
      return { ...data, first: (page - 1) * limit + 1 };
    },
    placeholderData: keepPreviousData,
  });
  const { data, error } = events;
  const rows = data?.data ?? [];
  const problems = error instanceof ApiError ? error.fields : {};
  const isFilterProblem = Object.keys(problems).length > 0;

  return (
    <Screen texts={auditTexts} isClose className={styles.page}>
      <AuditFilterForm
        // Back and forward change the filters with the address.
        key={JSON.stringify(filters)}
        filters={filters}
        problems={problems}
        isBusy={events.isFetching}
        onApply={(values) => {
          if (isSame(values, filters) && page === 1) void events.refetch();
          else change(values);
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
