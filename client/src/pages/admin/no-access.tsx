import { DASHBOARD } from '@dealership/shared';
import { officeTexts } from '@dealership/shared/texts/staff/office.ts';
import { Link } from '../../ui/link.tsx';
import styles from './no-access.module.css';

/** Replaces a screen that only other people may use. */
export function NoAccess() {
  const { title, text, way } = officeTexts.noAccess;
  return (
    <section className={styles.page} aria-labelledby="screen-title">
      <h1 id="screen-title">{title}</h1>
      <p>{text}</p>
      <p>
        <Link to={DASHBOARD} className="tap">
          {way}
        </Link>
      </p>
    </section>
  );
}
