import type { Erasure } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { auditCells } from '../../lib/staff/audit-cells.ts';
import { searchState } from '../../lib/staff/search-term.ts';
import { auditTexts } from '@dealership/shared/texts/staff/audit.ts';
import { erasureTexts } from '@dealership/shared/texts/staff/settings/erasure.ts';
import { DataList } from '../../ui/lists/data-list.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { auditAddress, fetchErasureEvent } from './erasure-calls.ts';
import styles from './erasure.module.css';

interface ErasureProofProps {
  /** The erased number or address. */
  person: string;
  erasure: Erasure;
}

/** Shows what was erased, with the event from the audit log. */
export function ErasureProof({ person, erasure }: ErasureProofProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const event = useQuery({
    queryKey: queryKeys.erasureEvent(erasure.proof),
    queryFn: ({ signal }) => fetchErasureEvent(erasure.proof, signal),
    gcTime: 0,
  });
  // The button that had the focus was removed with the preview.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        {erasureTexts.done(erasure.total, person)}
      </h2>
      <p className="hint">{erasureTexts.proof}</p>
      <QueryFailure of={event} />
      {!event.isError && (
        <DataList
          label={erasureTexts.event}
          header={auditTexts.header}
          cells={event.data ? [auditCells(event.data)] : []}
          rowKeys={[erasure.proof]}
          isBusy={event.isPending}
          empty={'\u00a0'}
          height="rows"
        />
      )}
      {erasure.pending && <p className="hint">{erasureTexts.pending[erasure.pending]}</p>}
      <p className="hint">{erasureTexts.remains}</p>
      <Link className={styles.link} to={auditAddress} state={searchState(erasure.proof)}>
        {erasureTexts.toAudit}
      </Link>
    </div>
  );
}
