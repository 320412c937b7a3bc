import {
  MOST_PRICE_RUPEES,
  paiseToRupees,
  problem,
  rupeesToPaise,
  type ModelPriceChange,
  type Problem,
} from '@dealership/shared';
import { bumpContentRevision } from '../../db/content-revision.ts';
import type { Database } from '../../db/open-database.ts';
import { invalidInput, notFound } from '../../errors/app-error.ts';
import { updateVariantPrice, type NumberedVariant } from './variant-repository.ts';
import { findVehiclePrices, updateOwnPrice, type VehiclePrices } from './vehicle-repository.ts';

/**
 * Changes the prices of the model of exactly this name, inside a transaction (rules: variant-prices).
 *
 * @returns the prices as they are then, and a line for each that has changed
 * @throws {AppError} when there is no such model, or a price that cannot be set
 */
export async function changePrices(
  transaction: Database,
  bikeName: string,
  { price, variants: given = [] }: ModelPriceChange,
): Promise<{ after: VehiclePrices; changes: string[] }> {
  // Before anything is read, since it locks: of two changes at once the second begins where the first has ended.
  await bumpContentRevision(transaction);
  const before = await findVehiclePrices(transaction, bikeName);
  if (!before) throw notFound('model');
  const { id, name, ownPaise } = before;
  if (price !== undefined && before.variants.length === 0) {
    await updateOwnPrice(transaction, { id, pricePaise: price });
    const changes = price === ownPaise ? [] : [lineOf(name, ownPaise, price)];
    return { after: { ...before, ownPaise: price }, changes };
  }
  const wanted =
    price === undefined ? singlePrices(before, given) : movedPrices(before.variants, price);
  const changes: string[] = [];
  for (const variant of before.variants) {
    const pricePaise = wanted.get(variant.id) ?? variant.pricePaise;
    if (pricePaise === variant.pricePaise) continue;
    await updateVariantPrice(transaction, { id: variant.id, pricePaise });
    changes.push(lineOf(`${name}, ${variant.name}`, variant.pricePaise, pricePaise));
  }
  const variants = before.variants.map((variant) => ({
    ...variant,
    pricePaise: wanted.get(variant.id) ?? variant.pricePaise,
  }));
  return { after: { ...before, variants }, changes };
}

function lineOf(what: string, before: number, after: number): string {
  return `${what}: ${paiseToRupees(before)} → ${paiseToRupees(after)}`;
}

/** All variants moved by one difference, so that `lowest` is the price of the cheapest; by id. */
function movedPrices(variants: readonly NumberedVariant[], lowest: number): Map<number, number> {
  const paise = variants.map(({ pricePaise }) => pricePaise);
  const cheapest = Math.min(...paise);
  const most = rupeesToPaise(MOST_PRICE_RUPEES) - (Math.max(...paise) - cheapest);
  if (lowest > most) {
    const max = paiseToRupees(most);
    throw invalidInput({ price: problem('amount_out_of_range', { max }) });
  }
  return new Map(variants.map(({ id, pricePaise }) => [id, pricePaise - cheapest + lowest]));
}

/** Each variant's own new price, by id; the others stay. */
function singlePrices(
  { variants }: VehiclePrices,
  given: NonNullable<ModelPriceChange['variants']>,
): Map<number, number> {
  const prices = new Map<number, number>();
  const problems: Record<string, Problem> = {};
  for (const [index, { id, price }] of given.entries()) {
    const field = `variants.${index}.id`;
    if (prices.has(id)) problems[field] = problem('variant_repeated');
    else if (!variants.some((variant) => variant.id === id))
      problems[field] = problem('not_variant');
    prices.set(id, price);
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return prices;
}
