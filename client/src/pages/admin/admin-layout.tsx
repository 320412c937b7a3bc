import { screenAddress } from '@dealership/shared';
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
import { useMenuCounts } from './menu/menu-counts.tsx';
import barStyles from './menu/phone-bar.module.css';
import { PhoneBar } from './menu/phone-bar.tsx';
import { isListed, personIcon, screenAt, screensOf } from './screens.tsx';
import { Sidebar } from './menu/sidebar.tsx';
import { useLeave } from './use-leave.tsx';

const AccountNotices = latePart(
  async () => (await import('../../features/factors/account-notices.tsx')).AccountNotices,
);

const AlertsKeeper = latePart(async () => (await import('./alerts-keeper.tsx')).AlertsKeeper);

const BarTools = late(async () => (await import('../../features/desk/bar/bar-tools.tsx')).BarTools);

const Jump = late(async () => (await import('./jump.tsx')).Jump);

const ownScreens = screensOf('own').filter(isListed);

export function AdminLayout({ user, isLost }: ScreenContext) {
  const { pathname } = useLocation();
  const mayWork = meets(user, 'enquiries.work');
  const sidebar = useSidebar();
  // On a phone on its side the bar would cover too much.
  const hasPhoneBar = useMedia('(width < 48em) and (height >= 31.25em)') && mayWork && !isLost;
  const counts = useMenuCounts(user);
  const { leave, question } = useLeave(user.user_id);
  const navigate = useNavigate();
  const toggle = useRef<HTMLButtonElement>(null);

  const closeDrawer = () => {
    sidebar.setIsOpen(false);
    toggle.current?.focus();
  };
  const isCovered = sidebar.look === 'drawer';
  const leaveDrawer = () => isCovered && sidebar.setIsOpen(false);

  const toggleButton = (
    <button
      ref={toggle}
      type="button"
      className={hasPhoneBar ? barStyles.way : styles.toggle}
      aria-label={officeTexts.openMenu}
      aria-expanded={sidebar.isOpen}
      aria-controls="sidebar"
      onClick={() => sidebar.setIsOpen(!sidebar.isOpen)}
    >
      <Icon name="menu" size={hasPhoneBar ? 22 : 24} />
      {hasPhoneBar && <span>{officeTexts.openMenu}</span>}
    </button>
  );

  return (
    <div
      className={styles.shell}
      data-density="dense"
      data-sidebar={sidebar.look}
      data-foot={hasPhoneBar || undefined}
    >
      <a className={styles.skip} href="#screen">
        {officeTexts.skipToContent}
      </a>
      <header className={styles.bar}>
        {!hasPhoneBar && toggleButton}
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
                onSelect: () => {
                  leaveDrawer();
                  void navigate(screenAddress(name));
                },
              })),
            { label: officeTexts.logout, onSelect: () => void leave() },
          ]}
        >
          <LineDrawing path={personIcon} size={24} />
          <span className={styles.user}>{user.user_name || user.user_id}</span>
        </MenuButton>
      </header>
      <div className={styles.question}>{question}</div>
      <Sidebar
        user={user}
        counts={counts}
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
      {hasPhoneBar && (
        <PhoneBar
          current={screenAt(pathname)?.name}
          counts={counts}
          onSelect={leaveDrawer}
          toggle={toggleButton}
        />
      )}
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
