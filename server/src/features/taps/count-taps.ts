import type { Period, TapCounts } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { sumTaps } from './tap-repository.ts';

type Ways = TapCounts['total'];

/**
 * Counts taps on *Call* and *WhatsApp* in a period, in total, by page and by model, the most first. They are neither
 * people nor enquiries (rules: insights-taps).
 */
export async function countTaps(db: Database, period: Period): Promise<TapCounts> {
  const total: Ways = { call: 0, whatsapp: 0 };
  const pages = new Map<string, TapCounts['pages'][number]>();
  const models = new Map<string, TapCounts['models'][number]>();
  for (const { way, page, model_key: key, name, count } of await sumTaps(db, period)) {
    const ofPage = pages.get(page) ?? { page, call: 0, whatsapp: 0 };
    // A model that is no longer in the catalogue counts with the taps that name none.
    const known = name === null ? { key: '' } : { key, name };
    const ofModel = models.get(known.key) ?? { ...known, call: 0, whatsapp: 0 };
    pages.set(page, ofPage);
    models.set(known.key, ofModel);
    for (const ways of [total, ofPage, ofModel]) ways[way] += count;
  }
  return {
    total,
    pages: [...pages.values()].sort((a, b) => byPresses(a, b) || (a.page < b.page ? -1 : 1)),
    models: [...models.values()].sort((a, b) => byPresses(a, b) || (a.key < b.key ? -1 : 1)),
  };
}

function byPresses(one: Ways, other: Ways): number {
  return other.call + other.whatsapp - one.call - one.whatsapp;
}
