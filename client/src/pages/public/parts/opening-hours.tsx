import { dealership } from '../../../lib/page/dealership.ts';
import { OpenNow } from '../../../ui/open-now.tsx';
import styles from './opening-hours.module.css';

export function OpeningHours() {
  return (
    <div className={styles.hours}>
      <dl>
        {dealership().week.map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      <OpenNow />
    </div>
  );
}
