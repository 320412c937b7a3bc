import { screenAddress, type CurrentSession } from '@dealership/shared';
import { dealership } from '../../lib/page/dealership.ts';
import { Suspense, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { officeTexts } from '@dealership/shared/texts/staff/office.ts';
import { late, latePart } from '../../lib/browser/late.ts';
import { meets } from '../../lib/staff/rights.ts';
import { Icon, LineDrawing } from '../../ui/icon.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { useMedia } from '../../ui/use-media.ts';
import styles from './admin-layout.module.css';
import type { ScreenContext } from './screen-route.tsx';
import { isInMenu, personIcon, screenAt, screensFor, screensOf } from './screens.tsx';
import { Sidebar } from './sidebar.tsx';
import { useLeave } from './use-leave.tsx';

const AccountNotices = latePart(
  async () => (await import('../../features/factors/account-notices.tsx')).AccountNotices,
);

const AlertsKeeper = latePart(async () => (await import('./alerts-keeper.tsx')).AlertsKeeper);

const BarTools = late(async () => (await import('../../features/desk/bar/bar-tools.tsx')).BarTools);

const Jump = late(async () => (await import('./jump.tsx')).Jump);

const ownScreens = screensOf('own').filter(isInMenu);

interface AdminLayoutProps {
  user: CurrentSession;
  /** The session has ended: screens that show customers are not there. */
  isLost: boolean;
}

export function AdminLayout({ user, isLost }: AdminLayoutProps) {
  const { pathname } = useLocation();
  const sidebar = useSidebar();
  const { leave, question } = useLeave(user.user_id);
  const navigate = useNavigate();
  const toggle = useRef<HTMLButtonElement>(null);

  const closeDrawer = () => {
    sidebar.setIsOpen(false);
    toggle.current?.focus();
  };
  const isCovered = sidebar.look === 'drawer';
  const leaveDrawer = () => isCovered && sidebar.setIsOpen(false);

  return (
    <div className={styles.shell} data-density="dense" data-sidebar={sidebar.look}>
      <a className={styles.skip} href="#screen">
        {officeTexts.skipToContent}
      </a>
      <header className={styles.bar}>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-label={officeTexts.openMenu}
          aria-expanded={sidebar.isOpen}
          aria-controls="sidebar"
          onClick={() => sidebar.setIsOpen(!sidebar.isOpen)}
        >
          <Icon name="menu" size={24} />
        </button>
        <span className={styles.title}>{officeTexts.heading}</span>
        {!isLost && (
          // Together: the later one would move the other.
          <Suspense>
            <Jump user={user} onOpened={leaveDrawer} />
            {meets(user, { kind: 'any' }) && (
              <BarTools isAtDesk={screenAt(pathname)?.name === 'desk'} />
            )}
          </Suspense>
        )}
        <MenuButton
          label={officeTexts.accountOf(user.user_name || user.user_id)}
          items={[
            ...ownScreens
              .filter(({ needs }) => meets(user, needs))
              .map(({ name, title }) => ({
                label: title,
                onSelect: () => void navigate(screenAddress(name)),
              })),
            { label: officeTexts.logout, onSelect: () => void leave() },
          ]}
        >
          <LineDrawing path={personIcon} size={24} />
          <span className={styles.user}>{user.user_name || user.user_id}</span>
        </MenuButton>
      </header>
      {question}
      <Sidebar
        groups={screensFor(user)}
        look={sidebar.look}
        onClose={closeDrawer}
        onSelect={leaveDrawer}
      />
      <div className={styles.column} inert={isCovered}>
        <main id="screen" className={styles.screen} tabIndex={-1}>
          <AccountNotices userId={user.user_id} />
          <AlertsKeeper userId={user.user_id} />
          <Outlet context={{ user, isLost } satisfies ScreenContext} />
        </main>
        <footer className={styles.footer}>
          {dealership().vendorCredit && officeTexts.developedBy(dealership().vendorCredit)}
        </footer>
      </div>
    </div>
  );
}

/** Wide from 1024 px, a narrow rail down to 768 px, a drawer below; the button switches each of them. */
function useSidebar() {
  const isPhone = useMedia('(width < 48em)');
  const isNarrow = useMedia('(width < 64em)');
  const form = isPhone ? 'drawer' : isNarrow ? 'narrow' : 'wide';
  const [open, setOpen] = useState({ drawer: false, narrow: false, wide: true });
  const isOpen = open[form];
  const [opened, closed] = isPhone ? (['drawer', 'hidden'] as const) : (['wide', 'rail'] as const);
  return {
    isOpen,
    look: isOpen ? opened : closed,
    setIsOpen: (is: boolean) => setOpen({ ...open, [form]: is }),
  };
}
