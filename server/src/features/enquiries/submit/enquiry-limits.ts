import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { TextOf } from '../../../errors/app-error.ts';
import { limitPerAddress } from '../../../http/server/rate-limit.ts';
import type { StaffAddresses } from '../../../http/server/staff-addresses.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Limits for one address (rules: enquiry-limit): for one kind, and for all kinds together. */
const OF_A_KIND_IN_A_MINUTE = 10;
const IN_A_MINUTE = 20;
/** High, because many people are behind one address of a mobile network. */
const IN_AN_HOUR = 120;

/** Owners are notified of this many refusals in an hour, from all addresses: no single person causes them. */
const REFUSED_OFTEN = 60;

interface Deps {
  config: { rateLimits: boolean };
  log: Logger;
  staffAddresses: Pick<StaffAddresses, 'has'>;
  /** Notifies the owners that it happens often; passed in by the accounts. */
  notifyOfRefused: () => Promise<void>;
}

/** Makes the limits of one kind's call: its own, and those that it shares with all kinds. */
export function createEnquiryLimits(deps: Deps): () => RequestHandler[] {
  if (!deps.config.rateLimits) return () => [];
  const ofAllKinds = { isLifted: deps.staffAddresses.has, onRefused: createRefusedCount(deps) };
  const textOf: TextOf = (texts) => texts.tooManyEnquiries;
  const perMinute = { windowMs: MINUTE_MS, textOf };
  const together = [
    limitPerAddress({ limit: IN_A_MINUTE, ...perMinute, ...ofAllKinds }),
    limitPerAddress({
      limit: IN_AN_HOUR,
      windowMs: HOUR_MS,
      textOf: (texts) => texts.tooManyEnquiriesInAnHour,
      ...ofAllKinds,
    }),
  ];
  return () => [limitPerAddress({ limit: OF_A_KIND_IN_A_MINUTE, ...perMinute }), ...together];
}

/** Counts the refusals of an hour, and notifies the owners once there are many. */
function createRefusedCount({ log, notifyOfRefused }: Deps): () => void {
  let count = 0;
  let endsAt = 0;
  return () => {
    const now = Date.now();
    if (now >= endsAt) [count, endsAt] = [0, now + HOUR_MS];
    count += 1;
    if (count !== REFUSED_OFTEN) return;
    log.warn({ event: 'many enquiries refused', count });
    notifyOfRefused().catch((error: unknown) => {
      log.error({ err: error, event: 'telling of refused enquiries failed' });
    });
  };
}
