import { dayOf, type Period, type TapCounts } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import type { Database } from '../../db/open-database.ts';
import { SENT, type NamedHandlers } from '../../http/calls/add-calls.ts';
import { limitPerAddress } from '../../http/server/rate-limit.ts';
import { addTap, sumTaps } from './tap-repository.ts';

interface Deps extends Needs<'db' | 'clock'> {
  config: { rateLimits: boolean };
}

/** Limit for one address, which a whole mobile network may share. */
const TAPS_A_MINUTE = 60;

/**
 * Counts taps on *Call* and *WhatsApp* on public pages, and stores nothing about who tapped (tests: server/test/taps;
 * journeys: sources, insights) (rules: taps).
 */
export function tapHandlers({ db, clock, config }: Deps) {
  const limit = limitPerAddress({
    limit: TAPS_A_MINUTE,
    windowMs: 60_000,
    textOf: (texts) => texts.tooManyTaps,
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

type Ways = TapCounts['total'];

/**
 * Sums the taps on *Call* and *WhatsApp* in a period, in total, by page and by model, most taps first. A tap is
 * neither a person nor an enquiry (tests: server/test/taps; journey: insights) (rules: insights-taps).
 */
async function countTaps(db: Database, period: Period): Promise<TapCounts> {
  const total: Ways = { call: 0, whatsapp: 0 };
  const pages = new Map<string, TapCounts['pages'][number]>();
  const models = new Map<string, TapCounts['models'][number]>();
  for (const { way, page, model_key: key, name, count } of await sumTaps(db, period)) {
    const ofPage = pages.get(page) ?? { page, call: 0, whatsapp: 0 };
    // A model permanently removed, 30 days after it was deleted, is counted with the taps that name no model.
    const known = name === null ? { key: '' } : { key, name };
    const ofModel = models.get(known.key) ?? { ...known, call: 0, whatsapp: 0 };
    pages.set(page, ofPage);
    models.set(known.key, ofModel);
    for (const ways of [total, ofPage, ofModel]) ways[way] += count;
  }
  return {
    total,
    pages: [...pages.values()].sort((a, b) => byTaps(a, b) || (a.page < b.page ? -1 : 1)),
    models: [...models.values()].sort((a, b) => byTaps(a, b) || (a.key < b.key ? -1 : 1)),
  };
}

function byTaps(one: Ways, other: Ways): number {
  return other.call + other.whatsapp - one.call - one.whatsapp;
}
