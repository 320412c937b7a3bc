import { pause } from './pause.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** Half of the first pause between two reloads; each is twice as long as the one before. */
const HALF_RELOAD_PAUSE_MS = 30_000;
const MAX_RELOADS = 5;
/** Session storage key: how often this tab was reloaded here, and when (epoch milliseconds) last. */
const RELOADS = 'reloads';

/**
 * Repeats a task that the page needs (loading a chunk) in growing pauses until it succeeds. After `reloadAfter`
 * failures, if the server answers, the page is reloaded: an older browser never fetches again a script that
 * has failed once, and the server of a newer build does not have it any more.
 */
export async function untilDone<T>(task: () => Promise<T>, { reloadAfter = 3 } = {}): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await task();
    } catch {
      if (failures >= reloadAfter && (await isServerThere())) reload();
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

/** Never while somebody is typing, and only a limited number of times. */
function reload() {
  if (document.hidden || document.activeElement?.closest('fieldset')) return;
  try {
    const [count = 0, at = 0] = (sessionStorage.getItem(RELOADS) ?? '').split(',').map(Number);
    if (count >= MAX_RELOADS || Date.now() - at < HALF_RELOAD_PAUSE_MS * 2 ** count) return;
    sessionStorage.setItem(RELOADS, `${count + 1},${Date.now()}`);
    window.location.reload();
  } catch {
    // Storage is blocked, so typed input would be lost: the page stays.
  }
}
