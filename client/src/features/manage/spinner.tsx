import { dialogTexts } from '../../texts/admin-manage.ts';
import styles from './spinner.module.css';

/** Over the whole screen until there is something to show (specification 2.8); it keeps back at first. */
export function Spinner() {
  return (
    <div className={styles.cover} role="status">
      <span className={styles.wheel} />
      <span className="visually-hidden">{dialogTexts.loading}</span>
    </div>
  );
}
