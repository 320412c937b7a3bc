import { screenAddress } from '@dealership/shared';
import { LineDrawing } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './screen-ways.module.css';

export type ScreenGroups = readonly {
  title: string;
  screens: readonly { name: string; title: string; icon: string; section?: string }[];
}[];

/** The address of a screen, or of one of its sections. */
export function sectionAddress({ name, section = '' }: { name: string; section?: string }) {
  return screenAddress(name) + (section === '' ? '' : `#${section}`);
}

/** A tile for every screen. */
export function ScreenWays({ groups }: { groups: ScreenGroups }) {
  return (
    <>
      {groups.map(({ title, screens }) => (
        <div key={title} className="stack-8">
          <h2>{title}</h2>
          <ul className={styles.ways}>
            {screens.map((screen) => (
              <li key={screen.title}>
                <Link className={styles.way} to={sectionAddress(screen)}>
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
