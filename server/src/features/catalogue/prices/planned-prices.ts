import {
  dayOf,
  DEFAULT_LOCALE,
  paiseToRupees,
  PLANNED_PRICES,
  type PlannedChange,
} from '@dealership/shared';
import { inContentTurn } from '../../../db/content-revision.ts';
import { addToHistory } from '../../../db/history.ts';
import type { Database } from '../../../db/open-database.ts';
import { deleteRows } from '../../../db/rows.ts';
import { notFound } from '../../../errors/app-error.ts';
import {
  findModel,
  insertPlannedPrices,
  updatePlannedPrices,
  listPlannedPrices,
  type ModelChange,
  type PlannedPrices,
} from '../models/draft-repository.ts';
import { findThere, type EditDeps, type Order } from '../models/edit-model.ts';
import { pricedParts, wholeName, withPrices } from '../models/priced-parts.ts';
import { changePublished } from '../models/published-change.ts';

/**
 * Stores prices of a model from a day on and notes it in the model's history, inside a transaction that has locked the
 * content. Prices that another person has planned for the same day stay under their name.
 *
 * @param at when (epoch ms)
 */
export async function storePlan(
  transaction: Database,
  plan: Omit<PlannedPrices, 'id'>,
  at: number,
): Promise<void> {
  let { prices } = plan;
  let replaced: PlannedPrices | undefined;
  for (const before of await listPlannedPrices(transaction, plan.vehicleId)) {
    if (before.validFrom !== plan.validFrom) continue;
    await deleteRows(transaction, 'planned_prices', { id: before.id });
    const kept = Object.entries(before.prices).filter(([key]) => !(key in plan.prices));
    if (before.userId === plan.userId) {
      replaced = before;
      prices = { ...Object.fromEntries(kept), ...prices };
    } else if (kept.length > 0) {
      await insertPlannedPrices(transaction, { ...before, prices: Object.fromEntries(kept) });
    }
  }
  const after = { ...plan, prices };
  await insertPlannedPrices(transaction, after);
  const { vehicleId, userId: by } = plan;
  await notePlan(transaction, { vehicleId, before: replaced, after, by, at });
}

type Planned = Omit<PlannedPrices, 'id'>;

interface PlanChange {
  vehicleId: number;
  before: Planned | undefined;
  after: Planned | undefined;
  by: string;
  at: number;
}

/** Notes in the history of a model that a person has planned or cancelled prices. */
async function notePlan(
  transaction: Database,
  { vehicleId, before, after, by, at }: PlanChange,
): Promise<void> {
  const model = await findModel(transaction, vehicleId);
  if (!model?.published) return;
  const parts = pricedParts({ id: vehicleId, sections: model.published }, DEFAULT_LOCALE);
  const show = ({ validFrom, prices }: Planned): PlannedChange => ({
    validFrom,
    prices: parts.flatMap(({ key, name, model: whole }) => {
      const paise = prices[key];
      return paise === undefined ? [] : [{ name: name || whole, price: paiseToRupees(paise) }];
    }),
  });
  const value: ModelChange = {
    section: PLANNED_PRICES,
    before: before ? show(before) : null,
    after: after ? show(after) : null,
  };
  const subject = { kind: 'model', subject: vehicleId } as const;
  await addToHistory(transaction, subject, { value, userId: by, at });
}

/**
 * Cancels the planned price of one part (rules: planned-prices).
 *
 * @throws {AppError} `not_found` when it is not planned (any more)
 */
export async function dropPlannedPrice(
  deps: EditDeps,
  { by, id, plan, part }: Order & { plan: number; part: string },
): Promise<void> {
  await inContentTurn(deps, async (transaction) => {
    const { name, published } = await findThere(transaction, id);
    const before = (await listPlannedPrices(transaction, id)).find((each) => each.id === plan);
    if (!before || !Object.hasOwn(before.prices, part)) throw notFound('plannedPrices');
    const left = Object.entries(before.prices).filter(([key]) => key !== part);
    const after = left.length > 0 ? { ...before, prices: Object.fromEntries(left) } : undefined;
    // The plan keeps its number: a second price of it may be dropped from a list that was read before.
    if (after) await updatePlannedPrices(transaction, after);
    else await deleteRows(transaction, 'planned_prices', { id: before.id });
    const at = deps.clock();
    await notePlan(transaction, { vehicleId: id, before, after, by, at });
    const parts = published ? pricedParts({ id, sections: published }, DEFAULT_LOCALE) : [];
    const dropped = parts.find(({ key }) => key === part);
    const what = `${dropped ? wholeName(dropped) : name}: ${before.validFrom}`;
    await deps.audit({ userId: by, action: 'planned prices dropped', what }, transaction);
  });
}

/** Sets the prices whose day has come, each plan once, even with several servers. */
export async function applyDuePrices(deps: EditDeps): Promise<void> {
  const due = await listDue(deps, deps.db);
  if (due.length > 0) await inContentTurn(deps, (transaction) => setDuePrices(deps, transaction));
}

/** The same inside a transaction that has locked the content. */
export async function setDuePrices(deps: EditDeps, transaction: Database): Promise<void> {
  for (const plan of await listDue(deps, transaction)) {
    await deleteRows(transaction, 'planned_prices', { id: plan.id });
    const model = await findModel(transaction, plan.vehicleId);
    if (!model?.published) continue;
    const next = withPrices({ id: model.id, sections: model.published }, plan.prices);
    const change = { model, next, by: plan.userId, at: deps.clock() };
    const changed = await changePublished(transaction, change);
    if (changed.length === 0) continue;
    const what = `${model.name}: ${plan.validFrom}`;
    await deps.audit({ userId: plan.userId, action: 'price changed', what }, transaction);
  }
}

async function listDue({ clock }: EditDeps, db: Database): Promise<PlannedPrices[]> {
  const today = dayOf(clock());
  return (await listPlannedPrices(db)).filter(({ validFrom }) => validFrom <= today);
}
