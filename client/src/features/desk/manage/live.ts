import { UNATTENDED_HEADER, type DeskCounts } from '@dealership/shared';
import { call } from '../../../lib/call.ts';

/** How often it is asked what is new, in ms. */
const EVERY_MS = 4000;

/**
 * Tells how the desk stands, now and whenever it has been asked again: while the tab is seen, and as long as the session
 * lives, which this does not prolong.
 *
 * @param onChange gets the counts; `undefined`: there is no connection
 * @returns a function that ends this
 */
export function watchDesk(onChange: (counts: DeskCounts | undefined) => void): () => void {
  const { signal, abort } = endable();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  const ask = async () => {
    clearTimeout(timer);
    if (isAsking || signal.aborted || document.visibilityState === 'hidden') return;
    isAsking = true;
    const counts = await askOnce(signal);
    isAsking = false;
    timer = setTimeout(() => void ask(), EVERY_MS);
    tell(counts);
  };
  const tell = (counts: DeskCounts | undefined) => {
    if (!signal.aborted) onChange(counts);
  };

  document.addEventListener('visibilitychange', () => void ask(), { signal });
  void ask();
  return () => {
    abort();
    clearTimeout(timer);
  };
}

function endable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

async function askOnce(signal: AbortSignal): Promise<DeskCounts | undefined> {
  try {
    const headers = { [UNATTENDED_HEADER]: '1' };
    return await call('GET /api/desk/counts', { signal, headers });
  } catch {
    return undefined;
  }
}
