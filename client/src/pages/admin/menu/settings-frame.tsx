import { screenAddress } from '@dealership/shared';
import { settingsTexts as texts } from '@dealership/shared/texts/staff/office.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Rights } from '../../../lib/staff/rights.ts';
import { Link } from '../../../ui/link.tsx';
import { sectionAddress } from '../screen-ways.tsx';
import { settingsFor } from '../screens.tsx';
import { ScreenLink } from '../../../ui/screens/screen-tabs.tsx';
import styles from './settings-frame.module.css';

interface SettingsFrameProps {
  user: Rights;
  /** The name of the shown screen. */
  current: string;
  children: ReactNode;
}

/** A screen of *Settings* beside the list of all of them; where there is no room, below a link to the list. */
export function SettingsFrame({ user, current, children }: SettingsFrameProps) {
  const groups = settingsFor(user);
  const linked = useLocation().hash.slice(1);
  const entries = groups.flatMap(({ screens }) => screens).filter(({ name }) => name === current);
  const shown = entries.find(({ section }) => section === linked) ?? entries[0];
  return (
    <div className={styles.frame}>
      <Link to={screenAddress('settings')} className={styles.back}>
        {texts.back}
      </Link>
      <div className={styles.screen}>{children}</div>
      {/* After the screen, which the keyboard reaches first. */}
      <nav className={styles.list} aria-label={texts.list}>
        {groups.map(({ title, screens }) => (
          <div key={title}>
            <p className={styles.part}>{title}</p>
            <ul>
              {screens.map((entry) => (
                <li key={entry.title}>
                  <ScreenLink
                    to={sectionAddress(entry)}
                    isCurrent={entry === shown}
                    className={styles.entry}
                  >
                    {entry.title}
                  </ScreenLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
