import { backupTexts as texts } from '@dealership/shared/texts/staff/settings/backup.ts';
import { type LastBackup as Answer, storedAt } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useKnown } from '../../ui/screens/use-known.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { QueryFailure } from '../../ui/query-failure.tsx';
import styles from './last-backup.module.css';

/**
 * When the last backup was made, and what to do if it is too old. `onKnown` is called when its height is known. On the
 * first day without one it shows nothing, as *First Steps* says so (rules: first-backup).
 */
export function LastBackup({ onKnown }: { onKnown: () => void }) {
  const query = useQuery({
    ...callQuery(queryKeys.lastBackup, 'GET /api/lastBackup'),
    // It gets older while the dashboard is open.
    refetchOnWindowFocus: true,
    refetchInterval: 10 * 60_000,
  });
  const { data, isPending } = query;
  useKnown(isPending, onKnown);
  if (query.isError) return <QueryFailure of={query} text={texts.failed} />;
  if (data?.state === 'none-yet') return null;
  return (
    <div className={!data || data.state === 'recent' ? styles.backup : 'notice'}>
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
  const made = (is_restored ? texts.restored : texts.made)(timeTexts.on(storedAt(date, time)));
  return <span>{`: ${made}, ${texts.age(age_hours)}`}</span>;
}
