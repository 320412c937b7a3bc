import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Requests of simulated visitors, and their results. */
export interface Crowd {
  /** References by submission key, of the enquiries that were acknowledged. */
  acknowledged: Map<string, string>;
  /** When each was acknowledged (`performance.now()`), in order. */
  times: number[];
  /** Number of tries that were not acknowledged, by result. */
  refused: Record<string, number>;
  /** Pages and catalogues that could not be read. */
  failedReads: number;
  reads: number;
}

/** How long a browser waits for an answer, and before it tries again. */
const ANSWER_MS = 8000;
const PAUSE_MS = 200;

const READ = ['/', '/api/bikes', '/motorcycle', '/view-details?bike=SP125', '/contact'];

/**
 * Lets visitors send enquiries one after the other, each with a key of its own, and again with the same key until it
 * is acknowledged, like the browser's submission queue; others read pages and the catalogue at the same time.
 */
export function startCrowd(
  site: string,
  { visitors, readers }: { visitors: number; readers: number },
): { crowd: Crowd; stop: () => Promise<void> } {
  const crowd: Crowd = {
    acknowledged: new Map(),
    times: [],
    refused: {},
    failedReads: 0,
    reads: 0,
  };
  const end = { isNear: false, isHere: false };
  const note = (what: string) => (crowd.refused[what] = (crowd.refused[what] ?? 0) + 1);
  const visit = async () => {
    while (!end.isNear) {
      const key = randomUUID();
      while (!end.isHere) {
        const outcome = await submit(site, key);
        if ('reference' in outcome) {
          crowd.acknowledged.set(key, outcome.reference);
          crowd.times.push(performance.now());
          break;
        }
        note(outcome.refusal);
        await sleep(PAUSE_MS);
      }
    }
  };
  const read = async () => {
    while (!end.isNear) {
      const address = READ[crowd.reads % READ.length];
      crowd.reads += 1;
      const isFine = await fetch(`${site}${address}`, { signal: AbortSignal.timeout(ANSWER_MS) })
        .then(async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok)
        .catch(() => false);
      if (!isFine) crowd.failedReads += 1;
      await sleep(20);
    }
  };
  const all = Promise.all([
    ...Array.from({ length: visitors }, visit),
    ...Array.from({ length: readers }, read),
  ]);
  return {
    crowd,
    stop: async () => {
      end.isNear = true;
      // Submissions in flight may still be acknowledged, up to a limit.
      const limit = setTimeout(() => (end.isHere = true), 20_000);
      await all;
      clearTimeout(limit);
    },
  };
}

async function submit(
  site: string,
  key: string,
): Promise<{ reference: string } | { refusal: string }> {
  try {
    const answer = await fetch(`${site}/finance`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name: 'Rig Visitor', contact: '9800000012', model: 'SP125' }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const body = (await answer.json().catch(() => ({}))) as { reference?: string };
    if (answer.status === 201 && body.reference !== undefined) return { reference: body.reference };
    return { refusal: String(answer.status) };
  } catch (error) {
    return { refusal: error instanceof Error ? error.name : 'failed' };
  }
}

/** The longest time without an acknowledgement that begins or ends after an instant, in milliseconds. */
export function longestSilence({ times }: Crowd, from: number): number {
  let longest = 0;
  let previous: number | undefined;
  for (const time of times) {
    if (previous !== undefined && time > from) longest = Math.max(longest, time - previous);
    previous = time;
  }
  return longest;
}
