import { dealership } from '@dealership/shared';
import { openingTexts as texts } from '@dealership/shared/messages/public/opening.ts';
import { OpenNow } from '../../../ui/open-now.tsx';
import styles from './opening-hours.module.css';

const { weekdays, sunday } = dealership.openingHours;

/** When the showroom is open, and whether it is now. */
export function OpeningHours() {
  return (
    <div className={styles.hours}>
      <dl>
        {[weekdays, sunday].map(({ label, opens, closes }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{texts.fromTo(opens, closes)}</dd>
          </div>
        ))}
      </dl>
      <OpenNow />
    </div>
  );
}
