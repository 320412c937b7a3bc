import {
  MOST_PRICE_RUPEES,
  paiseToRupees,
  problem,
  rupeesToPaise,
  startFrom,
  type Accessory,
  type ModelPriceChange,
  type Problem,
  type Variant,
} from '@dealership/shared';
import { lockContent } from '../../../db/content-revision.ts';
import type { Database } from '../../../db/open-database.ts';
import { toSections, type Vehicle } from '../../../db/vehicle-row.ts';
import { invalidInput, notFound, Stale } from '../../../errors/app-error.ts';
import { changePublished } from '../models/published-change.ts';
import { findVehicleNamed, listVehicles } from '../models/vehicle-repository.ts';

/** Who changes prices, and when (epoch ms). */
interface Hand {
  by: string;
  at: number;
}

/**
 * Changes the prices of the model of exactly this name, inside a transaction (rules: variant-prices).
 *
 * @returns the changed model, and a line for each price that has changed
 * @throws {AppError} when there is no such model, or a price that cannot be set
 * @throws {Stale} when a price is neither the one that the person saw nor the new one (rules: seen-prices)
 */
export async function changePrices(
  transaction: Database,
  bikeName: string,
  { price, old, variants: given = [] }: ModelPriceChange,
  hand: Hand,
): Promise<{ after: Vehicle; changes: string[] }> {
  // Of two changes at once the second begins after the first has ended.
  await lockContent(transaction);
  const before = await findVehicleNamed(transaction, bikeName);
  if (!before) throw notFound('model');
  const { about } = before;
  refuseStale(
    price === undefined
      ? given.map((each) => ({
          ...each,
          key: `V${each.id}`,
          now: before.variants.find(({ id }) => id === each.id)?.pricePaise,
        }))
      : [{ key: `M${before.id}`, price, old, now: startFrom(before) }],
  );
  if (price !== undefined && before.variants.length === 0) {
    const after = { ...before, about: { ...about, pricePaise: price } };
    await publish(transaction, { before, after }, hand);
    const old = about.pricePaise ?? 0;
    return { after, changes: price === old ? [] : [lineOf(about.name, old, price)] };
  }
  if (price === undefined) refuseOtherVariants(given, before.variants);
  const wanted =
    price === undefined
      ? new Map(given.map((each) => [each.id, each.price]))
      : movedPrices(before.variants, price);
  const changes: string[] = [];
  const variants = before.variants.map((variant) => {
    const pricePaise = wanted.get(variant.id) ?? variant.pricePaise;
    if (pricePaise !== variant.pricePaise) {
      changes.push(lineOf(`${about.name}, ${variant.name}`, variant.pricePaise, pricePaise));
    }
    return { ...variant, pricePaise };
  });
  const after = { ...before, variants };
  await publish(transaction, { before, after }, hand);
  return { after, changes };
}

/**
 * Sets the price of an accessory, inside a transaction.
 *
 * @returns the changed accessory, and its model; `undefined`: no such id
 * @throws {Stale} as `changePrices`
 */
export async function changeAccessoryPrice(
  transaction: Database,
  { id, pricePaise, old }: Pick<Accessory, 'id' | 'pricePaise'> & { old: number | undefined },
  hand: Hand,
): Promise<{ accessory: Accessory; vehicle: Vehicle } | undefined> {
  await lockContent(transaction);
  const vehicles = await listVehicles(transaction);
  const vehicle = vehicles.find(({ accessories }) => accessories.some((each) => each.id === id));
  const before = vehicle?.accessories.find((each) => each.id === id);
  if (!vehicle || !before) return undefined;
  refuseStale([{ key: `A${id}`, price: pricePaise, old, now: before.pricePaise }]);
  const accessory = { ...before, pricePaise };
  const accessories = vehicle.accessories.map((each) => (each.id === id ? accessory : each));
  await publish(transaction, { before: vehicle, after: { ...vehicle, accessories } }, hand);
  return { accessory, vehicle };
}

/** In paise; `old`: as the person saw it, `now`: as it is. */
interface SeenPrice {
  key: string;
  price: number;
  old?: number | undefined;
  now: number | undefined;
}

function refuseStale(prices: readonly SeenPrice[]): void {
  const wrong = prices.filter(
    ({ price, old, now }) => old !== undefined && now !== undefined && ![old, price].includes(now),
  );
  if (wrong.length === 0) return;
  throw new Stale({
    prices: wrong.map(({ key, now = 0 }) => ({ key, price: paiseToRupees(now) })),
  });
}

async function publish(
  transaction: Database,
  { before, after }: { before: Vehicle; after: Vehicle },
  hand: Hand,
): Promise<void> {
  const model = { id: before.id, published: toSections(before) };
  await changePublished(transaction, { model, next: toSections(after), ...hand });
}

function lineOf(what: string, before: number, after: number): string {
  return `${what}: ${paiseToRupees(before)} → ${paiseToRupees(after)}`;
}

/** All variants moved by one difference, so that `lowest` is the price of the cheapest; by id. */
function movedPrices(variants: readonly Variant[], lowest: number): Map<number, number> {
  const paise = variants.map(({ pricePaise }) => pricePaise);
  const cheapest = Math.min(...paise);
  const most = rupeesToPaise(MOST_PRICE_RUPEES) - (Math.max(...paise) - cheapest);
  if (lowest > most) {
    const max = paiseToRupees(most);
    throw invalidInput({ price: problem('amount_out_of_range', { max }) });
  }
  return new Map(variants.map(({ id, pricePaise }) => [id, pricePaise - cheapest + lowest]));
}

/** @throws {AppError} `invalid_input` where a variant is named twice, or is none of the model's */
function refuseOtherVariants(
  given: readonly { id: number }[],
  own: readonly { id: number }[] = [],
): void {
  const problems: Record<string, Problem> = {};
  for (const [index, { id }] of given.entries()) {
    const field = `variants.${index}.id`;
    const isRepeated = given.findIndex((each) => each.id === id) < index;
    if (isRepeated) problems[field] = problem('variant_repeated');
    else if (!own.some((each) => each.id === id)) problems[field] = problem('not_variant');
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}
