import { useEffect, useState } from 'react';
import type { Notification } from '@dealership/shared';
import { dealership } from '../../lib/page/dealership.ts';
import { homeLateTexts } from '@dealership/shared/texts/public/pages/home-late.ts';
import { fetchLate } from '../../lib/browser/late.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { loadPicture, Picture, pictureAt } from '../../ui/pictures/picture.tsx';
import { isSeenToday, rememberSeen } from './notice-memory.ts';
import styles from './notice.module.css';

const texts = homeLateTexts.notice;
/** How late it comes (rules: given-figures). */
const NOTICE_AFTER_MS = 1000;
const FIELDS = 'form :is(input:not([type=hidden]), select, textarea)';
const SIZES = '(width < 768px) 288px, 480px';

/**
 * A second after the page is there: the first notice, once a day for each picture. It waits for its
 * picture, so that it never opens empty. Whoever is at a form is not disturbed: it then waits for the
 * next time that they are at the page's top, and done with the form.
 *
 * @param props.since when the page was moved to, by the document's clock; absent: it was painted with
 * its document
 */
export function Notice({ since }: { since: number | undefined }) {
  const [notice, setNotice] = useState<Notification>();
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const due = (since ?? firstPaint()) + NOTICE_AFTER_MS;
    const timer = setTimeout(() => {
      void findNotice(signal).then(setNotice, () => {
        // A notice that cannot be fetched is none.
      });
    }, due - performance.now());
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [since]);
  if (!notice) return null;
  return (
    <Dialog
      title={texts.label}
      closeLabel={texts.close}
      className={styles.notice}
      onClose={() => setNotice(undefined)}
    >
      <NoticeBody notice={notice} />
    </Dialog>
  );
}

/** What is in it. */
export function NoticeBody({ notice }: { notice: Notification }) {
  return (
    <>
      <Picture
        picture={pictureAt(notice.images, notice)}
        alt={notice.alt ?? texts.picture(dealership().name)}
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

/** The notice that is due here and now, ready to be shown. */
async function findNotice(signal: AbortSignal): Promise<Notification | undefined> {
  await untilFormsRest(signal);
  const { call } = await fetchLate(() => import('../../lib/calls/call.ts'));
  const [notice] = await call('GET /api/getNotification', { signal });
  if (!notice || isSeenToday(notice.images, Date.now())) return undefined;
  await loadPicture(pictureAt(notice.images, notice), SIZES);
  // Somebody may have begun meanwhile.
  await untilFormsRest(signal);
  signal.throwIfAborted();
  rememberSeen(notice.images, Date.now());
  return notice;
}

/** At once; while a form is in use, when somebody is back at the page's top and it is not. */
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

/** Whether a field has the focus or holds something: the page's forms begin empty. */
function isFormInUse(): boolean {
  return Array.from(document.querySelectorAll<HTMLInputElement>(FIELDS)).some(
    (field) => field === document.activeElement || field.value !== '',
  );
}
