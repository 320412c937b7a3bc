import { dealership } from '../../lib/page/dealership.ts';
import styles from './logo.module.css';

/** The dealership's name beside a wheel. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" width="36" height="36" fill="none" stroke="currentColor" aria-hidden>
        <circle cx="20" cy="20" r="16.5" strokeWidth="5" />
        <path
          d="M20 20V6M20 20l13.3-4.3M20 20l8.2 11.3M20 20l-8.2 11.3M20 20L6.7 15.7"
          strokeWidth="2"
        />
        <circle cx="20" cy="20" r="4" fill="currentColor" />
      </svg>
      <span className={styles.name}>{dealership().name}</span>
    </span>
  );
}
