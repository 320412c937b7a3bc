import { screenAddress } from '@dealership/shared';
import { screenTexts } from '@dealership/shared/texts/staff/screens.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './screen-tabs.module.css';

const names = ['gallery', 'banners'] as const;

/** Links between the screens that share an entry of the menu. */
export function ScreenTabs({ current }: { current: (typeof names)[number] }) {
  return (
    <nav aria-label={names.map((name) => screenTexts.screens[name].title).join(', ')}>
      <ul className={styles.tabs}>
        {names.map((name) => (
          <li key={name}>
            <ScreenLink name={name} current={current} className={styles.tab}>
              {screenTexts.screens[name].title}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ScreenLinkProps {
  name: string;
  /** The name of the shown screen. */
  current: string;
  className: string | undefined;
  children: string;
}

/** A link in a list of screens that goes with its screen: the focus moves to the next screen. */
export function ScreenLink({ name, current, className, children }: ScreenLinkProps) {
  return (
    <Link
      to={screenAddress(name)}
      className={className}
      aria-current={name === current ? 'page' : undefined}
      onClick={() => document.getElementById('screen')?.focus({ preventScroll: true })}
    >
      {children}
    </Link>
  );
}
