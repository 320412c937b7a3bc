import type { Request } from 'express';
import { clientNetwork } from './rate-limit.ts';

/** After this long without a request of a signed-in person, an address is a visitor's again. */
const KNOWN_MS = 15 * 60_000;

/** Addresses remembered; after that the one quiet for longest is forgotten. */
const MAX_ADDRESSES = 10_000;

/** The addresses that staff work from: their enquiries at the counter come from there, too. In one process. */
export interface StaffAddresses {
  note: (request: Pick<Request, 'ip'>) => void;
  has: (request: Pick<Request, 'ip'>) => boolean;
}

export function createStaffAddresses(now: () => number = Date.now): StaffAddresses {
  const seen = new Map<string, number>();
  return {
    note: (request) => {
      const address = clientNetwork(request);
      seen.delete(address);
      seen.set(address, now());
      const [longestQuiet] = seen.keys();
      if (seen.size > MAX_ADDRESSES && longestQuiet !== undefined) seen.delete(longestQuiet);
    },
    has: (request) => now() - (seen.get(clientNetwork(request)) ?? -Infinity) < KNOWN_MS,
  };
}
