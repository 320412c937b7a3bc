import { screenAddress } from '@dealership/shared';
import { screenTexts, type ScreenName } from '@dealership/shared/texts/staff/screens.ts';
import { Link } from '../link.tsx';
import styles from './screen-tabs.module.css';

interface ScreenTabsProps<Name> {
  label?: string;
  screens: readonly Name[];
  /** The name of the shown screen. */
  current: Name;
}

/** Tabs that lead to related screens; each screen has its own address. */
export function ScreenTabs<Name extends ScreenName>({
  screens,
  label = screens.map((name) => screenTexts.screens[name].title).join(', '),
  current,
}: ScreenTabsProps<Name>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {screens.map((name) => (
        <ScreenLink
          key={name}
          to={screenAddress(name)}
          isCurrent={name === current}
          className={styles.tab}
        >
          {screenTexts.screens[name].title}
        </ScreenLink>
      ))}
    </nav>
  );
}

interface ScreenLinkProps {
  to: string;
  isCurrent: boolean;
  className: string | undefined;
  children: string;
}

/** A link in a list of screens that goes with its screen: the focus moves to the next screen. */
export function ScreenLink({ to, isCurrent, className, children }: ScreenLinkProps) {
  return (
    <Link
      to={to}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => document.getElementById('screen')?.focus({ preventScroll: true })}
    >
      {children}
    </Link>
  );
}
