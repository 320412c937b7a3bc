import { backupTexts as texts } from '@dealership/shared/texts/staff/settings/backup.ts';
import { hoursTexts } from '@dealership/shared/texts/common/hours.ts';
import type { LastBackup as Answer } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { dayFormat } from '../../lib/page/day-text.ts';
import { QueryFailure } from '../../ui/query-failure.tsx';
import styles from './last-backup.module.css';

const longDay = dayFormat({ dateStyle: 'long' });

/**
 * When the last backup was made, and what to do if it is too old.
 * @param onKnown called when its height is known
 */
export function LastBackup({ onKnown }: { onKnown: () => void }) {
  const query = useQuery({
    queryKey: queryKeys.lastBackup,
    queryFn: ({ signal }) => call('GET /api/lastBackup', { signal }),
    // It gets older while the dashboard is open.
    refetchOnWindowFocus: true,
    refetchInterval: 10 * 60_000,
  });
  const { data, isPending } = query;
  // Before it is painted.
  useLayoutEffect(() => {
    if (!isPending) onKnown();
  }, [isPending, onKnown]);
  if (query.isError) return <QueryFailure of={query} text={texts.failed} />;
  return (
    <div className={styles.backup} data-state={data?.state}>
      {data && (
        <p>
          <strong>{texts.titles[data.state]}</strong>
          {data.backup && <When {...data.backup} />}
        </p>
      )}
      {data && texts.advice[data.state] !== '' && <p>{texts.advice[data.state]}</p>}
    </div>
  );
}

function When({ date, time, age_hours, is_restored }: NonNullable<Answer['backup']>) {
  const at = texts.at(longDay(date), hoursTexts.time(time.slice(0, 5)));
  const made = (is_restored ? texts.restored : texts.made)(at);
  return <span>{`: ${made}, ${texts.age(age_hours)}`}</span>;
}
