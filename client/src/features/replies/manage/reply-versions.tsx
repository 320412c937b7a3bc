import { dayOf, timeOf, type KeyedReply, type Reply } from '@dealership/shared';
import { replyEditorTexts as texts } from '@dealership/shared/messages/staff/replies.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { dayText } from '../../../lib/day-text.ts';
import { failureText } from '../../../lib/failure-text.ts';
import type { Replies } from '../../../lib/replies.ts';
import { AdminDialog, closeDialogAround } from '../../../ui/admin-dialog.tsx';
import dialogStyles from '../../../ui/admin-dialog.module.css';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import styles from './replies.module.css';
import { replyLines } from './reply-lines.ts';

interface ReplyVersionsProps {
  reply: KeyedReply;
  onStored: (replies: Replies) => void;
  onClosed: () => void;
}

/** What a template said before, and the way back. */
export function ReplyVersions({ reply: { key, title }, onStored, onClosed }: ReplyVersionsProps) {
  const content = useRef<HTMLDivElement>(null);
  const [busyAt, setBusyAt] = useState<number>();
  const [failure, setFailure] = useState('');
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['reply-versions', key],
    queryFn: ({ signal }) => call('GET /api/replies/:key/versions', { params: { key }, signal }),
    gcTime: 0,
  });
  const versions = data?.versions ?? [];
  const present = versions[0]?.version ?? 0;

  const bringBack = async (reply: Reply, at: number) => {
    setBusyAt(at);
    setFailure('');
    try {
      onStored(await call('POST /api/replies', { body: { key, version: present, ...reply } }));
      closeDialogAround(content.current);
    } catch (error) {
      setFailure(failureText(error));
      void refetch();
    } finally {
      setBusyAt(undefined);
    }
  };

  return (
    <AdminDialog title={texts.versionsTitle(title)} onClosed={onClosed}>
      <div ref={content} className={dialogStyles.form}>
        {isPending && <AdminSpinner />}
        {isError && <LoadFailure text={texts.notLoaded} onRetry={() => void refetch()} />}
        <p className={dialogStyles.failure} role="alert">
          {failure}
        </p>
        <ol className={styles.list}>
          {versions.map(({ version, reply, by, at }) => (
            <li key={version}>
              <p className={styles.about}>
                {texts.version(version, by, `${dayText(dayOf(at))} ${timeOf(at).slice(0, 5)}`)}
              </p>
              {replyLines(reply).map((line, place) => (
                // Lines may repeat, and are never put in another order.
                <p key={place} className={styles.text}>
                  {line}
                </p>
              ))}
              {version === present ? (
                <p className={styles.hidden}>{texts.isPresent}</p>
              ) : (
                <Button
                  busy={busyAt === version}
                  aria-label={texts.bringBackOf(version)}
                  onClick={() => void bringBack(reply, version)}
                >
                  {busyAt === version ? texts.bringingBack : texts.bringBack}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </div>
    </AdminDialog>
  );
}
