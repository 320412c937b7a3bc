import type { PublicPageName } from '@dealership/shared';
import { showLanguageOffer } from './language-offer.tsx';
import { startSubmissionQueue } from '../../features/enquiries/queue/submission-queue.ts';
import { noteVisit } from '../../lib/browser/visit.ts';
import { followLanguageLinks, languageToOffer } from '../../lib/page/language.ts';
import { noteReadNotice } from '../../lib/page/read-notice.ts';
import { fetchScriptFace } from '../../lib/page/script-face.ts';
import { sitePath } from '../../lib/page/site-path.ts';

/** A parameter, not an import: it stays in the file with everything else that the first scripts know of pages. */
type PageNameAt = (pathname: string) => PublicPageName | undefined;

/** The pictures of the first screen are there by then, also on a slow line. */
const FACE_AFTER_MS = 3000;

/** The tasks of every public page once it is loaded and the phone is idle. */
export function startLateWork(pageNameAt: PageNameAt): void {
  noteVisit();
  noteReadNotice();
  countTaps(pageNameAt);
  followLanguageLinks();
  setTimeout(fetchScriptFace, FACE_AFTER_MS);
  const offered = languageToOffer();
  if (offered) showLanguageOffer(offered);
  // An enquiry of an earlier visit may wait in this browser to be sent.
  startSubmissionQueue();
}

/** Addresses that reach the dealership (`lib/page/contact-links.ts`); one without a number is a message to oneself. */
const ways = { call: /^tel:/, whatsapp: /^https:\/\/wa\.me\/\d/ };

/** Counts presses of *Call* and *WhatsApp* on every public page (rules: taps), without a wait or a failure text. */
function countTaps(pageNameAt: PageNameAt): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      const page = pageNameAt(sitePath(location.pathname));
      const way = link && Object.entries(ways).find(([, address]) => address.test(link.href));
      if (!way || !page) return;
      const model = new URLSearchParams(location.search).get('bike') ?? undefined;
      const tap = new Blob([JSON.stringify({ way: way[0], page, model })], {
        type: 'application/json',
      });
      navigator.sendBeacon('/api/taps', tap);
    },
    // Even if the link stops the event.
    true,
  );
}
