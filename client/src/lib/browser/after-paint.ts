import { untilDone } from './until-done.ts';

/**
 * Fetches the scripts of a document once the browser has painted the server's markup: the page is complete without
 * them, and on a slow line they would delay text and picture. A document without a shell waits for nothing.
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
  // The server has listed the scripts of the page (server/src/site/html-document.ts).
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-script]')) {
    link.rel = 'modulepreload';
  }
  void untilDone(load);
}
