import { screenAddress } from '@dealership/shared';
import { dashboardTexts } from '@dealership/shared/texts/staff/dashboard.ts';
import { LineDrawing } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './screen-ways.module.css';
import type { ScreenGroups } from './screens.tsx';

/** A tile for every screen, for a dashboard that has no numbers. */
export function ScreenWays({ groups }: { groups: ScreenGroups }) {
  return (
    <>
      <p className={styles.intro}>{dashboardTexts.ways}</p>
      {groups.map(({ title, screens }) => (
        <div key={title} className="stack-8">
          <h2>{title}</h2>
          <ul className={styles.ways}>
            {screens.map((screen) => (
              <li key={screen.name}>
                <Link className={styles.way} to={screenAddress(screen.name)}>
                  <LineDrawing path={screen.icon} size={24} />
                  {screen.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
