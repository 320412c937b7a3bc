import { addDays, dayOf, problem, type Problem } from '@dealership/shared';
import { invalidInput, notFound } from '../../errors/app-error.ts';
import {
  deletePlannedPrices,
  findModel,
  insertPlannedPrices,
  listPlannedPrices,
  type PlannedPrices,
} from './draft-repository.ts';
import { findThere, inTurn, MOST_DAYS_AHEAD, type EditDeps } from './edit-model.ts';
import { changePublished } from './published-change.ts';

interface Plan {
  by: string;
  /** Of the model. */
  id: number;
  /** `YYYY-MM-DD` */
  validFrom: string;
  /** Of some or all of its published variants, in paise. */
  variants: readonly { id: number; price: number }[];
}

/**
 * Plans prices from a day on, in place of those planned for the same day.
 *
 * @throws {AppError} `invalid_input` when the day is not to come, or there is no such variant
 */
export async function planPrices(
  deps: EditDeps,
  { by, id, validFrom, variants }: Plan,
): Promise<void> {
  const today = dayOf(deps.clock());
  if (validFrom <= today || validFrom > addDays(today, MOST_DAYS_AHEAD)) {
    throw invalidInput({ validFrom: problem('not_future_day', { days: MOST_DAYS_AHEAD }) });
  }
  await inTurn(deps, async (transaction) => {
    const { name, published } = await findThere(transaction, id);
    const known = new Set(published?.variants.map((variant) => variant.id));
    const problems: Record<string, Problem> = {};
    for (const [index, { id: variant }] of variants.entries()) {
      const isRepeated = variants.findIndex((each) => each.id === variant) < index;
      if (isRepeated) problems[`variants.${index}.id`] = problem('variant_repeated');
      else if (!known.has(variant)) problems[`variants.${index}.id`] = problem('not_variant');
    }
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    for (const plan of await listPlannedPrices(transaction, id)) {
      if (plan.validFrom === validFrom) await deletePlannedPrices(transaction, plan);
    }
    const prices = variants.map(({ id: variant, price }) => ({ id: variant, pricePaise: price }));
    await insertPlannedPrices(transaction, { vehicleId: id, validFrom, prices, userId: by });
    const what = `${name}: ${validFrom}`;
    await deps.audit({ userId: by, action: 'prices planned', what }, transaction);
  });
}

/** @throws {AppError} `not_found` when they are not planned (any more) */
export async function dropPlannedPrices(
  deps: EditDeps,
  { by, id, plan }: { by: string; id: number; plan: number },
): Promise<void> {
  await inTurn(deps, async (transaction) => {
    const { name } = await findThere(transaction, id);
    if (!(await deletePlannedPrices(transaction, { vehicleId: id, id: plan }))) {
      throw notFound('plannedPrices');
    }
    await deps.audit({ userId: by, action: 'planned prices dropped', what: name }, transaction);
  });
}

/** Sets the prices whose day has come, each plan once, on whichever server. */
export async function applyDuePrices(deps: EditDeps): Promise<void> {
  const isDue = ({ validFrom }: PlannedPrices) => validFrom <= dayOf(deps.clock());
  if (!(await listPlannedPrices(deps.db)).some(isDue)) return;
  await inTurn(deps, async (transaction) => {
    for (const plan of (await listPlannedPrices(transaction)).filter(isDue)) {
      await deletePlannedPrices(transaction, plan);
      const model = await findModel(transaction, plan.vehicleId);
      if (!model?.published) continue;
      const priceOf = new Map(plan.prices.map(({ id, pricePaise }) => [id, pricePaise]));
      const variants = model.published.variants.map((variant) => ({
        ...variant,
        pricePaise: priceOf.get(variant.id) ?? variant.pricePaise,
      }));
      const next = { ...model.published, variants };
      const change = { model, next, by: plan.userId, at: deps.clock() };
      const changed = await changePublished(transaction, change);
      if (changed.length === 0) continue;
      const what = `${model.name}: ${plan.validFrom}`;
      await deps.audit({ userId: plan.userId, action: 'price changed', what }, transaction);
    }
  });
}
