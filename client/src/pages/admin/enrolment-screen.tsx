import type { CurrentSession } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { officeTexts } from '@dealership/shared/texts/staff/office.ts';
import { enrolmentTexts } from '@dealership/shared/texts/staff/people/security.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { SecurityScreen } from '../../features/factors/security-screen.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './enrolment-screen.module.css';
import { useLeave } from './use-leave.tsx';

/** Replaces the back office until an account has the second factor that its role needs. */
export function EnrolmentScreen({ user }: { user: CurrentSession }) {
  const queries = useQueryClient();
  const { leave, question } = useLeave(user.user_id);
  return (
    <div className={styles.shell} data-density="dense">
      <title>{officeTexts.title(enrolmentTexts.title)}</title>
      <header className={styles.bar}>
        <span className={styles.title}>{officeTexts.heading}</span>
        <span className={styles.user}>{user.user_name || user.user_id}</span>
        <Button className={styles.leave} onClick={() => void leave()}>
          {officeTexts.logout}
        </Button>
      </header>
      {question}
      <main className={styles.screen}>
        <SecurityScreen
          userId={user.user_id}
          onEnrolled={() => void queries.invalidateQueries({ queryKey: queryKeys.me })}
        />
      </main>
    </div>
  );
}
