import type { OwnSession } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../lib/calls/call.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { showFailure, useChange } from '../../lib/calls/use-change.ts';
import { sessionTexts } from '@dealership/shared/texts/staff/people/accounts.ts';
import pageStyles from '../../ui/admin-screen.module.css';
import { Button } from '../../ui/button.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import styles from './accounts.module.css';

/** Where the member of staff is logged in, with one button that logs out everywhere else. */
export function SessionList() {
  const id = useId();
  const list = useQuery(callQuery(queryKeys.sessions, 'GET /api/sessions'));
  const sessions = list.data ?? [];
  const hasOthers = sessions.some(({ current }) => !current);

  const { change, isBusy } = useChange({
    mutate: async () => {
      await call('DELETE /api/sessions/others', {});
      await list.refetch();
      void showToast('success', sessionTexts.ended);
    },
    onFailed: showFailure,
  });

  return (
    <section
      className={[pageStyles.page, styles.page].join(' ')}
      aria-labelledby={id}
      aria-busy={list.isPending}
    >
      <h2 id={id}>{sessionTexts.title}</h2>
      <QueryFailure of={list} />
      {list.data && (
        <>
          <ul className={styles.sessions} aria-label={sessionTexts.list}>
            {sessions.map((session, index) => (
              <SessionItem key={index} session={session} />
            ))}
          </ul>
          {hasOthers || isBusy ? (
            <div>
              <Button busy={isBusy} onClick={() => void change()}>
                {isBusy ? sessionTexts.ending : sessionTexts.endOthers}
              </Button>
            </div>
          ) : (
            <p className="hint">{sessionTexts.onlyHere}</p>
          )}
        </>
      )}
    </section>
  );
}

function SessionItem({ session }: { session: OwnSession }) {
  const { device, current, started_date, started_time, last_seen_date, last_seen_time } = session;
  const lastSeen = current ? sessionTexts.now : at(last_seen_date, last_seen_time);
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        <span>{device || sessionTexts.device}</span>
        {current && <span className={styles.here}>{sessionTexts.here}</span>}
      </span>
      <span className={styles.times}>
        {sessionTexts.started}: {at(started_date, started_time)}
      </span>
      <span className={styles.times}>
        {sessionTexts.lastSeen}: {lastSeen}
      </span>
    </li>
  );
}

function at(date: string, time: string): string {
  return `${date} ${time.slice(0, 5)}`;
}
