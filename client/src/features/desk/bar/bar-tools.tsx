import { BarDuty } from './bar-duty.tsx';
import { BarNotices } from './bar-notices.tsx';
import styles from './bar-tools.module.css';
import { useDeskCounts } from '../common/use-desk-counts.ts';
import { BarWaiting } from './bar-waiting.tsx';

interface BarToolsProps {
  userId: string;
  canAnswer: boolean;
  /** Whether the desk is shown, which fetches the same counts. */
  isAtDesk: boolean;
}

/** In the bar of the back office: the user's duty, and the alerts about enquiries. */
export function BarTools({ userId, canAnswer, isAtDesk }: BarToolsProps) {
  const { data } = useDeskCounts({ isAsking: !isAtDesk });
  return (
    <div className={styles.tools}>
      {canAnswer && <BarWaiting userId={userId} />}
      {canAnswer && <BarDuty until={data?.on_duty_until} />}
      <BarNotices count={data?.notices} />
    </div>
  );
}
