import { useEffect, useState } from 'react';
import { dealership, type Notification } from '@dealership/shared';
import { homeLateTexts } from '@dealership/shared/messages/public/home-late.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { loadPicture, Picture, pictureAt } from '../../ui/picture.tsx';
import { isSeenToday, rememberSeen } from './notice-memory.ts';
import styles from './notice.module.css';

const texts = homeLateTexts.notice;
/** How late it comes (rules: given-figures). */
const NOTICE_AFTER_MS = 1000;
const SIZES = '(width < 768px) 288px, 480px';

/**
 * A second after the page is there: the newest notice, once a day for each picture. It waits for its
 * picture, so that it never opens empty. Who has begun to fill in a form is not disturbed: a dialog
 * takes the focus, and afterwards it would lie on what became of the form.
 */
export function Notice() {
  const [notice, setNotice] = useState<Notification>();
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const stayAway = () => {
      if (document.activeElement?.matches('input, select, textarea')) control.abort();
    };
    document.addEventListener('focusin', stayAway, { signal });
    const timer = setTimeout(() => {
      stayAway();
      void findNotice(signal).then(setNotice, () => {
        // A notice that cannot be fetched is none.
      });
    }, NOTICE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, []);
  if (!notice) return null;
  return (
    <Dialog
      title={texts.label}
      closeLabel={texts.close}
      className={styles.notice}
      onClose={() => setNotice(undefined)}
    >
      <Picture
        picture={pictureAt(notice.images, notice)}
        alt={texts.picture(dealership.name)}
        sizes={SIZES}
        priority
        className={styles.picture}
      />
      <Link to="/offers" className={buttonClass('secondary', styles.more)}>
        {texts.toOffers}
      </Link>
    </Dialog>
  );
}

/** The notice that is due here and now, ready to be shown. */
async function findNotice(signal: AbortSignal): Promise<Notification | undefined> {
  signal.throwIfAborted();
  const { call } = await import('../../lib/call.ts');
  const [notice] = await call('GET /api/getNotification', { signal });
  if (!notice || isSeenToday(notice.images, Date.now())) return undefined;
  await loadPicture(pictureAt(notice.images, notice), SIZES);
  signal.throwIfAborted();
  rememberSeen(notice.images, Date.now());
  return notice;
}
