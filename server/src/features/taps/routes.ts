import { dayOf } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { SENT, type NamedHandlers } from '../../http/calls/add-calls.ts';
import { limitPerAddress } from '../../http/server/rate-limit.ts';
import { countTaps } from './count-taps.ts';
import { addTap } from './tap-repository.ts';

interface Deps extends Needs<'db' | 'clock'> {
  config: { rateLimits: boolean };
}

/** Limit for one address, which a whole mobile network may share. */
const TAPS_A_MINUTE = 60;

/** Counts how often visitors call and write, and nothing about them (rules: taps). */
export function tapHandlers({ db, clock, config }: Deps) {
  const limit = limitPerAddress({
    limit: TAPS_A_MINUTE,
    windowMs: 60_000,
    say: (texts) => texts.tooManyTaps,
  });
  return {
    'POST /api/taps': {
      before: config.rateLimits ? [limit] : [],
      handle: async ({ body, response }) => {
        await addTap(db, dayOf(clock()), body);
        response.status(204).end();
        return SENT;
      },
    },
  } satisfies Partial<NamedHandlers>;
}

export function tapCountHandlers({ db }: Pick<Deps, 'db'>) {
  return {
    'POST /api/insights/taps': ({ body }) => countTaps(db, body),
  } satisfies Partial<NamedHandlers>;
}
