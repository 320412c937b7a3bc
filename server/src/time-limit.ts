/**
 * A signal that aborts after a while, or earlier with another one. Node holds the sources of `AbortSignal.any` weakly:
 * a time limit without a listener is collected as garbage and never aborts (nodejs/node#57736).
 *
 * @param longestMs milliseconds
 */
export function timeLimit(longestMs: number, stopping?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(longestMs);
  limit.addEventListener('abort', () => undefined, { once: true });
  return stopping ? AbortSignal.any([stopping, limit]) : limit;
}
