import type { Needs } from '../../needs.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { limitPerAddress } from '../../http/server/rate-limit.ts';
import { stopMessages } from './withdraw.ts';

/** From one address (rules: stop-messages). */
const STOPS_A_MINUTE = 10;

/** Lets anyone withdraw the consents of a number; the answer never shows whether it had any (docs/api.md). */
export function consentHandlers(deps: Needs<'db' | 'clock'> & { config: { rateLimits: boolean } }) {
  const limit = limitPerAddress({
    limit: STOPS_A_MINUTE,
    windowMs: 60_000,
    textOf: (texts) => texts.tooManyStops,
  });
  return {
    'POST /api/consents/stop': {
      before: deps.config.rateLimits ? [limit] : [],
      handle: async ({ body, answers }) => {
        await stopMessages(deps, body.mobile);
        return { message: answers.messagesStopped };
      },
    },
  } satisfies Partial<NamedHandlers>;
}
