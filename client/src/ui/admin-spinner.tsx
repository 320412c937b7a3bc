import { dialogTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import styles from './admin-spinner.module.css';

/** Covers the whole screen while loading; appears after a delay. */
export function AdminSpinner() {
  return (
    <div className={styles.cover} role="status">
      <span className={styles.wheel} />
      <span className="visually-hidden">{dialogTexts.loading}</span>
    </div>
  );
}
