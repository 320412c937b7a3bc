import { screenAddress } from '@dealership/shared';
import { officeTexts } from '@dealership/shared/texts/staff/office.ts';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { meets, type Rights } from '../../../lib/staff/rights.ts';
import { Icon, LineDrawing } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { menuFor, screenAt, type MenuEntry, type MenuGroup, type Screen } from '../screens.tsx';
import styles from './sidebar.module.css';
import { CountText, type MenuCounts } from './menu-counts.tsx';

interface SidebarProps {
  user: Rights;
  counts: MenuCounts;
  /** `drawer` covers the page, `rail` has the names below the icons. */
  look: 'wide' | 'rail' | 'drawer' | 'hidden';
  onSelect: () => void;
  /** Called when the drawer is closed without a choice. */
  onClose: () => void;
}

export function Sidebar({ user, counts, look, onSelect, onClose }: SidebarProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const menu = menuFor(user);
  const current = screenAt(pathname);
  const shown = current && entryOf(current, menu);
  const folds = useFolds(user, current?.group);
  const isDrawer = look === 'drawer';

  // The menu may be taller than the window.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, look]);

  useEffect(() => {
    if (!isDrawer) return;
    const entry = nav.current?.querySelector<HTMLElement>('a[aria-current]');
    (entry ?? nav.current?.querySelector('a'))?.focus();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isDrawer, onClose]);

  const entry = (screen: EntryProps['screen']) => (
    <Entry
      key={screen.name}
      screen={screen}
      current={screen.name === shown && (current?.name === shown ? 'page' : 'true')}
      count={counts[screen.name]}
      onSelect={onSelect}
    />
  );
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
        <ul>
          {menu.map((each) =>
            'screens' in each ? (
              <Group
                key={each.name}
                group={each}
                isOpen={folds.isOpen(each.name)}
                onToggle={() => folds.toggle(each.name)}
              >
                {each.screens.map(({ name, title }) => entry({ name, title }))}
              </Group>
            ) : (
              entry(each)
            ),
          )}
        </ul>
      </nav>
    </>
  );
}

/** The name of the menu's entry that leads to a screen, if there is one. */
function entryOf({ name, under, part }: Screen, menu: readonly MenuEntry[]): string | undefined {
  const entries = menu.flatMap((each) => ('screens' in each ? each.screens : [each]));
  if (entries.some((each) => each.name === name)) return name;
  // *All Enquiries* is a view of the desk where it has no entry.
  if (name === 'enquiries') return 'desk';
  return under ?? (part && 'settings');
}

interface EntryProps {
  screen: Pick<Screen, 'name' | 'title' | 'icon'>;
  current: 'page' | 'true' | false;
  count: MenuCounts[string];
  onSelect: () => void;
}

function Entry({ screen: { name, title, icon }, current, count, onSelect }: EntryProps) {
  const id = useId();
  return (
    <li className={styles.line}>
      <Link
        className={styles.entry}
        to={screenAddress(name)}
        aria-current={current || undefined}
        aria-describedby={count && id}
        onClick={onSelect}
      >
        {icon && <LineDrawing path={icon} size={18} />}
        <span>{title}</span>
      </Link>
      {count && <CountText count={count} id={id} />}
    </li>
  );
}

interface GroupProps {
  group: MenuGroup;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Group({ group: { title, icon }, isOpen, onToggle, children }: GroupProps) {
  return (
    <li>
      <button type="button" className={styles.entry} aria-expanded={isOpen} onClick={onToggle}>
        <LineDrawing path={icon} size={18} />
        <span>{title}</span>
        <Icon name="down" size={16} />
      </button>
      {isOpen && <ul className={styles.inner}>{children}</ul>}
    </li>
  );
}

type Folds = Partial<Record<string, boolean>>;

/**
 * Which groups of the menu are open. The group of the shown screen is; for the others this browser keeps each person's
 * choice until they log out.
 */
function useFolds(user: Rights, current: string | undefined) {
  const { pathname } = useLocation();
  const key = `menu ${user.user_id}`;
  const [folds, setFolds] = useState(() => readFolds(key));
  /** Where the person closed the group of the shown screen. */
  const [closedAt, setClosedAt] = useState('');
  const isOpen = (group: string) => {
    if (group === current) return closedAt !== pathname;
    // People without enquiries work with prices, offers and pictures.
    return folds[group] ?? (group === 'manage' && !meets(user, 'enquiries.read'));
  };
  const toggle = (group: string) => {
    const changed = { ...folds, [group]: !isOpen(group) };
    setFolds(changed);
    if (group === current) setClosedAt(changed[group] ? '' : pathname);
    try {
      localStorage.setItem(key, JSON.stringify(changed));
    } catch {
      // This browser stores nothing.
    }
  };
  return { isOpen, toggle };
}

function readFolds(key: string): Folds {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Folds;
  } catch {
    return {};
  }
}
