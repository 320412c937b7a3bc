import { dialogTexts } from '@dealership/shared/messages/staff/manage.ts';
import styles from './admin-spinner.module.css';

/** Over the whole screen until there is something to show; it keeps back at first. */
export function AdminSpinner() {
  return (
    <div className={styles.cover} role="status">
      <span className={styles.wheel} />
      <span className="visually-hidden">{dialogTexts.loading}</span>
    </div>
  );
}
