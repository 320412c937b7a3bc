import { screenAddress } from '@dealership/shared';
import { useEffect, useRef } from 'react';
import { officeTexts } from '@dealership/shared/texts/staff/office.ts';
import { NavLink, useLocation } from 'react-router-dom';
import { LineDrawing } from '../../ui/icon.tsx';
import styles from './sidebar.module.css';
import type { ScreenGroups } from './screens.tsx';

interface SidebarProps {
  groups: ScreenGroups;
  /** `drawer` covers the page, `rail` has the names below the icons. */
  look: 'wide' | 'rail' | 'drawer' | 'hidden';
  onSelect: () => void;
  /** Called when the drawer is closed without a choice. */
  onClose: () => void;
}

export function Sidebar({ groups, look, onSelect, onClose }: SidebarProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isDrawer = look === 'drawer';

  // The menu is taller than most windows.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, look]);

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
            {/* A group with one screen of the same name would show the name twice. */}
            {screens[0]?.title !== title && (
              <p className={look === 'rail' ? 'visually-hidden' : styles.heading}>{title}</p>
            )}
            <ul>
              {screens.map(({ name, title: text, icon }) => (
                <li key={name}>
                  <NavLink
                    discover="none"
                    className={() => styles.entry}
                    to={screenAddress(name)}
                    onClick={onSelect}
                  >
                    <LineDrawing path={icon} size={18} />
                    <span>{text}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
