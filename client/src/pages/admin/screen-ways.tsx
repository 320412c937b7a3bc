import { dashboardTexts } from '@dealership/shared/messages/staff/dashboard.ts';
import { Link } from '../../ui/link.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { screenLink } from './screen-link.ts';
import styles from './screen-ways.module.css';

export interface ScreenWaysProps {
  groups: readonly { title: string; screens: readonly { name: string; title: string }[] }[];
}

/** A tile for every screen, for a dashboard that has no numbers. */
export function ScreenWays({ groups }: ScreenWaysProps) {
  return (
    <>
      <p className={styles.intro}>{dashboardTexts.ways}</p>
      {groups.map(({ title, screens }) => (
        <div key={title} className={styles.group}>
          <h2>{title}</h2>
          <ul className={styles.ways}>
            {screens.map((screen) => (
              <li key={screen.name}>
                <Link className={styles.way} to={screenLink(screen.name)}>
                  <MenuIcon name={screen.name} size={24} />
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
