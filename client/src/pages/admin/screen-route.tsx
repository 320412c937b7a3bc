import { DASHBOARD, type CurrentSession } from '@dealership/shared';
import { officeTexts } from '@dealership/shared/texts/staff/office.ts';
import { Suspense } from 'react';
import { Navigate, useOutletContext } from 'react-router-dom';
import { meets } from '../../lib/staff/rights.ts';
import { Link } from '../../ui/link.tsx';
import styles from './no-access.module.css';
import { isWithoutCustomers, startOf, type Screen } from './screens.tsx';
import { SettingsFrame } from './menu/settings-frame.tsx';

export interface ScreenContext {
  user: CurrentSession;
  /** The session has ended: screens that show customers are not there. */
  isLost: boolean;
}

/** A screen at its address, or a refusal for people without its permission. */
export function ScreenRoute({ screen }: { screen: Screen }) {
  const { user, isLost } = useOutletContext<ScreenContext>();
  const { Page } = screen;
  if (!meets(user, screen.needs)) {
    return (
      <>
        <title>{officeTexts.title(officeTexts.noAccess.title)}</title>
        <NoAccess />
      </>
    );
  }
  const shown = (
    <Suspense>
      {(!isLost || isWithoutCustomers(screen)) && <Page user={user} userId={user.user_id} />}
    </Suspense>
  );
  return (
    <>
      <title>{officeTexts.title(screen.title)}</title>
      {screen.part === undefined ? (
        shown
      ) : (
        <SettingsFrame user={user} current={screen.name}>
          {shown}
        </SettingsFrame>
      )}
    </>
  );
}

/** Leads to the person's first screen. */
export function StartRoute() {
  const { user } = useOutletContext<ScreenContext>();
  return <Navigate to={startOf(user)} replace />;
}

function NoAccess() {
  const { title, text, way } = officeTexts.noAccess;
  return (
    <section className={styles.page} aria-labelledby="screen-title">
      <h1 id="screen-title">{title}</h1>
      <p>{text}</p>
      <p>
        <Link to={DASHBOARD} className="tap">
          {way}
        </Link>
      </p>
    </section>
  );
}
