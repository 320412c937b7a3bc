import { useEffect, useState } from 'react';
import { dayOf, type Notification } from '@dealership/shared';
import { dealership } from '../../lib/page/dealership.ts';
import { homeLateTexts } from '@dealership/shared/texts/public/pages/home-late.ts';
import { fetchLate } from '../../lib/browser/late.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { loadPicture, Picture, pictureAt } from '../../ui/pictures/picture.tsx';
import styles from './notification.module.css';

const texts = homeLateTexts.notification;
/** Its delay (rules: given-figures). */
const NOTICE_AFTER_MS = 1000;
const FIELDS = 'form :is(input:not([type=hidden]), select, textarea)';
const SIZES = '(width < 768px) 288px, 480px';

/**
 * Shows the first notification a second after the page, once a day for each picture. It waits for its picture, so
 * that it never opens empty. It does not disturb a visitor who fills in a form: it waits until they are at the top of
 * the page and no form is in use.
 *
 * @param props.since when the visitor moved to the page, by the document's clock; absent: it was painted with its
 *   document
 */
export function HomeNotification({ since }: { since: number | undefined }) {
  const [notification, setNotification] = useState<Notification>();
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const due = (since ?? firstPaint()) + NOTICE_AFTER_MS;
    const timer = setTimeout(() => {
      void findNotification(signal).then(setNotification, () => {
        // A notification that cannot be fetched is left out.
      });
    }, due - performance.now());
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [since]);
  if (!notification) return null;
  return (
    <Dialog
      title={texts.label}
      closeLabel={texts.close}
      className={styles.notification}
      onClose={() => setNotification(undefined)}
    >
      <NotificationBody notification={notification} />
    </Dialog>
  );
}

export function NotificationBody({ notification }: { notification: Notification }) {
  return (
    <>
      <Picture
        picture={pictureAt(notification.images, notification)}
        alt={notification.alt ?? texts.picture(dealership().name)}
        sizes={SIZES}
        priority
        className={styles.picture}
      />
      <Link to="/offers" className={buttonClass('secondary', styles.more)}>
        {texts.toOffers}
      </Link>
    </>
  );
}

function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
}

/** The notification to show now, with its picture loaded. */
async function findNotification(signal: AbortSignal): Promise<Notification | undefined> {
  await untilFormsRest(signal);
  const { call } = await fetchLate(() => import('../../lib/calls/call.ts'));
  const [notification] = await call('GET /api/getNotification', { signal });
  if (!notification || isSeenToday(notification.images, Date.now())) return undefined;
  await loadPicture(pictureAt(notification.images, notification), SIZES);
  // The visitor may have begun a form in the meantime.
  await untilFormsRest(signal);
  signal.throwIfAborted();
  rememberSeen(notification.images, Date.now());
  return notification;
}

/** Resolves at once, or, if a form is in use, when the visitor is at the top of the page and no form is in use. */
function untilFormsRest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!isFormInUse()) {
      resolve();
      return;
    }
    const atTop = () => {
      if (window.scrollY <= 0 && !isFormInUse()) resolve();
    };
    window.addEventListener('scroll', atTop, { passive: true, signal });
  });
}

/** Whether a field has the focus or a value: the page's forms begin empty. */
function isFormInUse(): boolean {
  return Array.from(document.querySelectorAll<HTMLInputElement>(FIELDS)).some(
    (field) => field === document.activeElement || field.value !== '',
  );
}

const STORAGE_KEY = 'notices-seen';

/** Path of a picture -> the day on which it was last shown (`YYYY-MM-DD`, in the showroom's zone). */
type Seen = Record<string, string>;

/** Whether a notification's picture has been shown in this browser today. */
function isSeenToday(path: string, now: number): boolean {
  return read()[path] === dayOf(now);
}

/** Remembers that a picture was shown; forgets those of other days. */
function rememberSeen(path: string, now: number): void {
  const today = dayOf(now);
  const others = Object.entries(read()).filter(([, day]) => day === today);
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ ...Object.fromEntries(others), [path]: today }),
    );
  } catch {
    // A browser without storage shows it again on the next visit.
  }
}

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Seen;
  } catch {
    return {};
  }
}
