import { pause } from './pause.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** Half of the first pause between two reloads; each is twice as long as the one before. */
const HALF_RELOAD_PAUSE_MS = 30_000;
const MOST_RELOADS = 5;
/** Of this tab: how often its page was loaded anew by us, and when (epoch milliseconds) last. */
const RELOADS = 'reloads';

/**
 * Fetches what the page cannot do without, again and again in growing pauses. After so many failures,
 * while the server answers, the page is loaded anew: an older browser never asks again for a script
 * that once failed, and the server of a newer build does not have it any more.
 */
export async function untilDone<T>(task: () => Promise<T>, { patience = 3 } = {}): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await task();
    } catch {
      if (failures >= patience && (await isServerThere())) reload();
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS));
    }
  }
}

function isServerThere(): Promise<boolean> {
  return fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Not under the fingers of somebody who types, and not for ever where no script ever comes. */
function reload() {
  if (document.hidden || document.activeElement?.closest('fieldset')) return;
  try {
    const [count = 0, at = 0] = (sessionStorage.getItem(RELOADS) ?? '').split(',').map(Number);
    if (count >= MOST_RELOADS || Date.now() - at < HALF_RELOAD_PAUSE_MS * 2 ** count) return;
    sessionStorage.setItem(RELOADS, `${count + 1},${Date.now()}`);
    window.location.reload();
  } catch {
    // What was typed is kept nowhere: it stays on screen.
  }
}
