import { auditTexts } from '@dealership/shared/texts/staff/audit.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import styles from './audit-log.module.css';

/** A button that shows the references of an event's enquiries: there may be thousands. */
export function References({ id }: { id: number }) {
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
