import {
  addDays,
  dayOf,
  textsIn,
  paiseToRupees,
  problem,
  problemText,
  type Locale,
  type PartKey,
  type PriceListCheck,
} from '@dealership/shared';
import { inContentTurn } from '../../../db/content-revision.ts';
import type { Database } from '../../../db/open-database.ts';
import { invalidInput, Stale } from '../../../errors/app-error.ts';
import type { Sheet } from '../../../sheets/sheet.ts';
import { listModels, listPlannedPrices } from '../models/draft-repository.ts';
import { MOST_DAYS_AHEAD, type EditDeps } from '../models/edit-model.ts';
import { setDuePrices, storePlan } from './planned-prices.ts';
import { readPriceList } from './price-list-file.ts';
import { pricedParts, wholeName, withPrices, type PricedPart } from '../models/priced-parts.ts';
import { changePublished } from '../models/published-change.ts';

/** All parts with a price that visitors see, or will see when the model is on sale again. */
export async function listPricedParts(db: Database, locale: Locale): Promise<PricedPart[]> {
  return (await listSold(db, locale)).flatMap(({ parts }) => parts);
}

/**
 * Compares a table with the prices of a day; stores nothing.
 *
 * @param validFrom `YYYY-MM-DD`; absent: today
 * @throws {AppError} `invalid_input` when the day is past or far, or the table has no headings
 */
export async function checkPriceList(
  deps: Pick<EditDeps, 'db' | 'clock'>,
  { sheets, validFrom, locale }: { sheets: Sheet[]; validFrom: string | undefined; locale: Locale },
): Promise<PriceListCheck> {
  const day = dayFrom(deps, validFrom);
  const parts = await pricesOn(deps.db, day, locale);
  const { rows, unknown, errors, ...read } = await readPriceList(sheets, { parts, locale });
  const { problems, priceListFile } = textsIn(locale);
  const changes = rows.filter(({ part, pricePaise }) => part.pricePaise !== pricePaise);
  return {
    valid_from: day,
    ...read,
    changes: changes.map(({ part: { key, model, name, partNo, ...part }, ...row }) => ({
      key,
      model,
      name,
      part_no: partNo,
      old: paiseToRupees(part.pricePaise),
      price: paiseToRupees(row.pricePaise),
      name_in_file: row.nameInFile,
    })),
    unchanged: rows.length - changes.length,
    absent: parts.length - rows.length - errors.filter(({ column }) => column === 'price').length,
    unknown,
    errors: errors.map(({ text, column, problem: wrong, ...error }) => ({
      ...error,
      row_text: text,
      column: priceListFile.columns[column],
      text: problemText(problems, wrong),
    })),
  };
}

/** A price as the person saw it, and the new one, in paise. */
interface WantedPrice {
  key: PartKey;
  old: number;
  price: number;
}

/**
 * Sets all these prices, or none: at once when the day is today, otherwise from that day on.
 *
 * @returns how many have changed, 0 when all are set already; and their first day
 * @throws {Stale} when a price is neither the one seen nor the new one
 */
export async function applyPriceList(
  deps: EditDeps,
  {
    by,
    validFrom,
    changes,
    locale,
  }: { by: string; validFrom: string | undefined; changes: readonly WantedPrice[]; locale: Locale },
): Promise<{ changed: number; validFrom: string }> {
  const today = dayOf(deps.clock());
  const day = dayFrom(deps, validFrom);
  return inContentTurn(deps, async (transaction) => {
    // Prices that have been due since midnight would otherwise be set after these, and undo them.
    await setDuePrices(deps, transaction);
    const partsByKey = new Map<string, PricedPart>(
      (await pricesOn(transaction, day, locale)).map((part) => [part.key, part]),
    );
    const priceNow = ({ key }: WantedPrice) => partsByKey.get(key)?.pricePaise;
    const wrong = changes.filter((each) => ![each.old, each.price].includes(priceNow(each) ?? -1));
    if (wrong.length > 0) throw new Stale({ prices: wrong.map(({ key }) => toNow(key)) });
    const wanted = changes.filter((each) => priceNow(each) !== each.price);
    if (wanted.length === 0) return { changed: 0, validFrom: day };
    const prices = Object.fromEntries(wanted.map(({ key, price }) => [key, price]));
    const change = { by, day, prices };
    let models = 0;
    for (const { model, parts } of await listSold(transaction, locale)) {
      const concerned = parts.filter(({ key }) => key in prices);
      if (concerned.length === 0) continue;
      models += 1;
      const concerns = { model, parts: concerned, ...change };
      if (day === today) await setAtOnce(deps, transaction, concerns);
      else await plan(deps, transaction, concerns);
    }
    // Of one model, such as those planned in its row, the events of its parts are enough.
    if (models > 1) {
      const what = `${wanted.length} prices, ${models} models, from ${day}`;
      await deps.audit({ userId: by, action: 'price list applied', what }, transaction);
    }
    return { changed: wanted.length, validFrom: day };

    function toNow(key: PartKey) {
      const part = partsByKey.get(key);
      return { key, price: part ? paiseToRupees(part.pricePaise) : null };
    }
  });
}

type ModelChange = Awaited<ReturnType<typeof listSold>>[number] & {
  by: string;
  day: string;
  /** The new prices, of other models too. */
  prices: Readonly<Record<PartKey, number>>;
};

async function setAtOnce(
  { audit, clock }: EditDeps,
  transaction: Database,
  { by, model, parts, prices }: ModelChange,
): Promise<void> {
  const next = withPrices({ id: model.id, sections: model.published }, prices);
  await changePublished(transaction, { model, next, by, at: clock() });
  for (const part of parts) {
    const { key, model: modelName, partNo, pricePaise } = part;
    const now = paiseToRupees(prices[key] ?? pricePaise);
    const changed = `${wholeName(part)}: ${paiseToRupees(pricePaise)} → ${now}`;
    const event = key.startsWith('A')
      ? ({ action: 'accessory price changed', what: `${partNo} (${modelName}): ${now}` } as const)
      : ({ action: 'price changed', what: changed } as const);
    await audit({ userId: by, ...event }, transaction);
  }
}

async function plan(
  { audit, clock }: EditDeps,
  transaction: Database,
  { by, day, model, parts, prices: all }: ModelChange,
): Promise<void> {
  const prices = Object.fromEntries(
    parts.map(({ key, pricePaise }) => [key, all[key] ?? pricePaise]),
  );
  await storePlan(
    transaction,
    { vehicleId: model.id, validFrom: day, prices, userId: by },
    clock(),
  );
  for (const part of parts) {
    const what = `${wholeName(part)}: ${day}`;
    await audit({ userId: by, action: 'prices planned', what }, transaction);
  }
}

function dayFrom({ clock }: Pick<EditDeps, 'clock'>, validFrom: string | undefined): string {
  const today = dayOf(clock());
  const day = validFrom ?? today;
  if (day < today || day > addDays(today, MOST_DAYS_AHEAD)) {
    throw invalidInput({ validFrom: problem('day_out_of_range', { days: MOST_DAYS_AHEAD }) });
  }
  return day;
}

async function pricesOn(db: Database, day: string, locale: Locale): Promise<PricedPart[]> {
  const planned = Object.assign(
    {},
    ...(await listPlannedPrices(db))
      .filter(({ validFrom }) => validFrom <= day)
      .map(({ prices }) => prices),
  ) as Record<PartKey, number>;
  return (await listPricedParts(db, locale)).map((part) => ({
    ...part,
    pricePaise: planned[part.key] ?? part.pricePaise,
  }));
}

async function listSold(db: Database, locale: Locale) {
  const models = await listModels(db);
  return models.flatMap(({ published, ...model }) => {
    if (published === null || model.deletedAt !== null) return [];
    const parts = pricedParts({ id: model.id, sections: published }, locale);
    return [{ model: { ...model, published }, parts }];
  });
}
