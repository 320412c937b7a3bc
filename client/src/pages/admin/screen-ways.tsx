import { screenAddress } from '@dealership/shared';
import { LineDrawing } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './screen-ways.module.css';

export type ScreenGroups = readonly {
  title: string;
  screens: readonly { name: string; title: string; icon: string }[];
}[];

/** A tile for every screen. */
export function ScreenWays({ groups }: { groups: ScreenGroups }) {
  return (
    <>
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
