import type { ContentRow } from '@dealership/shared';
import { editContentTexts as texts } from '@dealership/shared/messages/staff/content.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Lines } from '../../../ui/conflict.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { differingLines } from './content-lines.ts';
import type { ContentSource } from './content-sources.ts';
import dialogStyles from '../../../ui/admin-dialog.module.css';
import styles from './edit-content.module.css';
import { TOAST_MS } from './toast-time.ts';

interface ContentHistoryProps {
  source: ContentSource;
  item: Pick<ContentRow, 'id' | 'version'>;
  /** An older version is shown again. */
  onBack: (answer: { items: ContentRow[] }) => void;
}

/** What was before and after each change; one press shows visitors what was before again. */
export function ContentHistory({ source: { kind }, item, onBack }: ContentHistoryProps) {
  const params = { kind, id: String(item.id) };
  const [failure, setFailure] = useState('');
  const history = useQuery({
    queryKey: ['content-changes', kind, item.id],
    queryFn: ({ signal }) => call('GET /api/content/:kind/:id/changes', { params, signal }),
    staleTime: 0,
  });
  const bringBack = async (change: number) => {
    setFailure('');
    try {
      const answer = await call('POST /api/content/:kind/:id/changes/:change/bring-back', {
        params: { ...params, change: String(change) },
        body: { version: item.version },
      });
      void showToast('success', texts.saved, { autoClose: TOAST_MS });
      onBack(answer);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  const changes = history.data?.changes ?? [];
  return (
    <>
      <p className={dialogStyles.failure} role="alert">
        {failure}
      </p>
      {history.isPending && <AdminSpinner />}
      {history.isError && (
        <LoadFailure text={texts.historyNotLoaded} onRetry={() => void history.refetch()} />
      )}
      {history.data && changes.length === 0 && <p>{texts.noHistory}</p>}
      <ol className={styles.history}>
        {changes.map(({ id, before, after, by, date, time }) => {
          const [old, now] = differingLines(before, after);
          const when = `${date} ${time.slice(0, 5)}`;
          return (
            <li key={id}>
              <p className={styles.hint}>{texts.by(by, date, time.slice(0, 5))}</p>
              <Lines title={texts.before} lines={old} />
              <Lines title={texts.after} lines={now} />
              <div>
                <Button onClick={() => void bringBack(id)} aria-label={texts.showBeforeName(when)}>
                  {texts.showBefore}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
