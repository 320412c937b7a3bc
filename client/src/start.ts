import './ui/tokens.css';
import './ui/base.css';
import { untilDone } from './lib/until-done.ts';

/*
 * The entry, and all that is fetched before the page is painted: what the server sent is whole
 * without scripts, and on a slow line text and picture should not share it with them.
 */
const isPainting = document.getElementById('root')?.firstElementChild && !document.hidden;
if (isPainting && PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    fetchScripts();
  }).observe({ type: 'paint', buffered: true });
} else {
  fetchScripts();
}

function fetchScripts() {
  // The server has listed what the page will want (server/src/site/html-document.ts).
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-script]')) {
    link.rel = 'modulepreload';
  }
  void untilDone(() => import('./main.tsx'));
}
