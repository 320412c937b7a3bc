import { UNATTENDED_HEADER, type Notice, storedAt } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { noticeTexts as texts } from '@dealership/shared/texts/staff/desk/notices.ts';
import { call } from '../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { useChange } from '../../lib/calls/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import styles from './account-notices.module.css';

const LOOK_EVERY_MS = 60_000;

/**
 * Shows staff what happened to accounts, and warnings such as too many enquiries from one address, until they mark it
 * as seen. Usually there is nothing.
 */
export function AccountNotices({ userId }: { userId: string }) {
  const list = useQuery({
    queryKey: queryKeys.notices(userId),
    // A repeated request must not keep the session alive while nobody uses the page.
    queryFn: ({ signal }) =>
      call('GET /api/notices', { signal, headers: { [UNATTENDED_HEADER]: '1' } }),
    // Asks once a minute, not on each change of screen: some people stay signed in all day.
    staleTime: LOOK_EVERY_MS,
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const notices = list.data ?? [];
  if (notices.length === 0) return null;
  return (
    <Banner
      userId={userId}
      notices={notices}
      // The server may have more than one answer holds.
      onSeen={() => list.refetch()}
    />
  );
}

interface BannerProps {
  userId: string;
  notices: readonly Notice[];
  onSeen: () => Promise<unknown>;
}

function Banner({ userId, notices, onSeen }: BannerProps) {
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  const { change, isBusy, failure } = useChange({
    mutate: async () => {
      const upTo = Math.max(...notices.map((notice) => notice.id));
      await call('POST /api/notices/read', { body: { upTo } });
      // The button that has the focus is about to disappear.
      banner.current?.closest('main')?.focus();
      await onSeen();
    },
  });

  return (
    <section ref={banner} className={styles.banner} aria-labelledby={id}>
      <div role="alert">
        <h2 id={id}>{texts.heading}</h2>
        {notices.map((notice) => (
          <p key={notice.id}>{textOf(notice, userId)}</p>
        ))}
      </div>
      <Failure>{failure}</Failure>
      <Button busy={isBusy} onClick={() => void change()}>
        {isBusy ? texts.sending : texts.seen}
      </Button>
    </section>
  );
}

function textOf({ event, about, by, created_date, created_time }: Notice, userId: string): string {
  const when = timeTexts.on(storedAt(created_date, created_time));
  return texts.eventOf(event, { by, about, isOwn: about === userId, when });
}
