import type { Request } from 'express';
import { keepLatest } from '../../keep-latest.ts';
import { clientNetwork } from './rate-limit.ts';

/** After this long without a request of a signed-in person, an address is a visitor's again. */
const KNOWN_MS = 15 * 60_000;

/** Addresses remembered; after that the one quiet for longest is forgotten. */
const MAX_ADDRESSES = 10_000;

export type StaffAddresses = ReturnType<typeof createStaffAddresses>;

/** The addresses that staff work from: their enquiries at the counter come from there, too. In one process. */
export function createStaffAddresses(now: () => number = Date.now) {
  const seen = new Map<string, number>();
  return {
    note: (request: Pick<Request, 'ip'>) => {
      keepLatest(seen, [clientNetwork(request), now()], MAX_ADDRESSES);
    },
    has: (request: Pick<Request, 'ip'>) =>
      now() - (seen.get(clientNetwork(request)) ?? -Infinity) < KNOWN_MS,
  };
}
