import { untilDone } from './until-done.ts';

/**
 * Fetches the scripts of a document, once the browser has painted what the server sent: it is whole without them, and
 * on a slow line text and picture should not share it with them. A document without a shell waits for nothing.
 */
export function afterPaint(load: () => Promise<unknown>): void {
  const isPainting = document.getElementById('root')?.firstElementChild && !document.hidden;
  if (isPainting && PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      fetchScripts(load);
    }).observe({ type: 'paint', buffered: true });
  } else {
    fetchScripts(load);
  }
}

function fetchScripts(load: () => Promise<unknown>) {
  // The server has listed what the page will want (server/src/site/html-document.ts).
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-script]')) {
    link.rel = 'modulepreload';
  }
  void untilDone(load);
}
