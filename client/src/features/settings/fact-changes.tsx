import type { FactName, Setting } from '@dealership/shared';
import { historyTexts, settingsTexts } from '@dealership/shared/messages/staff/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../lib/call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { showToast } from '../../lib/toasts.ts';
import { AdminDialog, closeDialogAround } from '../../ui/admin-dialog.tsx';
import { AdminSpinner } from '../../ui/admin-spinner.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { FactValue } from './fact-value.tsx';
import { settingsOf } from './facts.ts';
import styles from './settings.module.css';

interface FactChangesProps {
  name: FactName;
  settings: readonly Setting[];
  /** With the fact as it is stored then. */
  onBroughtBack: (stored: readonly Setting[]) => void;
  onClosed: () => void;
}

/** What a fact was before, who changed it when, and the way back. */
export function FactChanges({ name, settings, onBroughtBack, onClosed }: FactChangesProps) {
  const content = useRef<HTMLDivElement>(null);
  const [busyAt, setBusyAt] = useState<number>();
  const [failure, setFailure] = useState('');
  const branch = settingsOf(settings, [name])[0]?.branch ?? 0;
  const changes = useQuery({
    queryKey: ['setting-changes', branch, name],
    queryFn: ({ signal }) =>
      call('GET /api/settings/:branch/:name/changes', {
        params: { branch: String(branch), name },
        signal,
      }),
    gcTime: 0,
  });

  const bringBack = async (value: unknown, at: number) => {
    setBusyAt(at);
    setFailure('');
    try {
      // From whatever stands now: both values are on the screen.
      const { settings: all } = await call('GET /api/settings', {});
      const now = all.find((each) => each.name === name && each.branch === branch);
      const version = now?.version ?? 0;
      const body = { changes: [{ branch, name, version, value }] };
      const answer = await call('PATCH /api/settings', { body });
      onBroughtBack(answer.settings);
      void showToast('success', settingsTexts.saved);
      closeDialogAround(content.current);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusyAt(undefined);
    }
  };

  const list = changes.data?.changes ?? [];
  return (
    <AdminDialog title={historyTexts.title(settingsTexts.facts[name])} onClosed={onClosed}>
      <div ref={content} className={styles.history}>
        {changes.isPending && <AdminSpinner />}
        {changes.isError && (
          <LoadFailure text={historyTexts.notLoaded} onRetry={() => void changes.refetch()} />
        )}
        {changes.data && list.length === 0 && <p>{historyTexts.none}</p>}
        <p className={styles.failure} role="alert">
          {failure}
        </p>
        <ol>
          {list.map(({ before, after, by, date, time }, at) => (
            <li key={list.length - at}>
              <p className={styles.when}>{historyTexts.by(by, date, time)}</p>
              <dl>
                <div>
                  <dt>{historyTexts.before}</dt>
                  <dd>
                    <FactValue name={name} value={before} other={after} />
                  </dd>
                </div>
                <div>
                  <dt>{historyTexts.after}</dt>
                  <dd>
                    <FactValue name={name} value={after} other={before} />
                  </dd>
                </div>
              </dl>
              <Button busy={busyAt === at} onClick={() => void bringBack(before, at)}>
                {busyAt === at ? historyTexts.bringingBack : historyTexts.bringBack}
              </Button>
            </li>
          ))}
        </ol>
      </div>
    </AdminDialog>
  );
}
