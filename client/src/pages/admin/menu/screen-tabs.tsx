import { screenAddress } from '@dealership/shared';
import { screenTexts, type ScreenName } from '@dealership/shared/texts/staff/screens.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './screen-tabs.module.css';

/** The pressed link goes with its screen. */
export function focusScreen() {
  document.getElementById('screen')?.focus({ preventScroll: true });
}

interface ScreenTabsProps {
  names: readonly ScreenName[];
  current: ScreenName;
}

/** Links between screens that share an entry of the menu. */
export function ScreenTabs({ names, current }: ScreenTabsProps) {
  return (
    <nav aria-label={names.map((name) => screenTexts.screens[name].title).join(', ')}>
      <ul className={styles.tabs}>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={screenAddress(name)}
              className={styles.tab}
              aria-current={name === current ? 'page' : undefined}
              onClick={focusScreen}
            >
              {screenTexts.screens[name].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
