import { useEffect, useRef } from 'react';
import { officeTexts } from '@dealership/shared/messages/staff/office.ts';
import { Link } from '../../ui/link.tsx';
import styles from './sidebar.module.css';
import { MenuIcon } from './menu-icon.tsx';
import { screenLink } from './screen-link.ts';
import type { ScreenGroup } from './screens.tsx';

interface SidebarProps {
  groups: readonly ScreenGroup[];
  /** Name of the screen that is shown. */
  current: string;
  /** `drawer` lies over the page, `rail` has the names below the icons. */
  look: 'wide' | 'rail' | 'drawer' | 'hidden';
  onSelect: () => void;
  /** The drawer is left without a choice. */
  onClose: () => void;
}

/** The menu of the back office. */
export function Sidebar({ groups, current, look, onSelect, onClose }: SidebarProps) {
  const nav = useRef<HTMLElement>(null);
  const isDrawer = look === 'drawer';

  // The menu is taller than most windows.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current, look]);

  useEffect(() => {
    if (!isDrawer) return;
    nav.current?.querySelector<HTMLElement>('a[aria-current], a')?.focus();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isDrawer, onClose]);

  return (
    <>
      {isDrawer && (
        <button
          type="button"
          className={styles.backdrop}
          aria-label={officeTexts.closeMenu}
          tabIndex={-1}
          onClick={onClose}
        />
      )}
      <nav
        id="sidebar"
        ref={nav}
        className={styles.sidebar}
        data-look={look}
        aria-label={officeTexts.menu}
        hidden={look === 'hidden'}
      >
        {groups.map(({ title, screens }) => (
          <div key={title} className={styles.group}>
            {/* A group of one with its own name would say it twice. */}
            {screens[0]?.title !== title && <p className={styles.heading}>{title}</p>}
            <ul>
              {screens.map(({ name, title: text }) => (
                <li key={name}>
                  <Link
                    className={styles.entry}
                    to={screenLink(name)}
                    aria-current={name === current ? 'page' : undefined}
                    onClick={onSelect}
                  >
                    <MenuIcon name={name} />
                    <span className={styles.text}>{text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
