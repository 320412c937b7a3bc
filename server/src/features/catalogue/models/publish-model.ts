import {
  DAY_MS,
  minuteOf,
  problem,
  type Problems,
  type VehicleSectionName,
  type VehicleSections,
} from '@dealership/shared';
import { inContentTurn } from '../../../db/content-revision.ts';
import type { Database } from '../../../db/open-database.ts';
import { invalidInput, Stale } from '../../../errors/app-error.ts';
import {
  findModelWithEdits,
  listDueModels,
  updateModel,
  type EditedModel,
  type Edits,
} from './draft-repository.ts';
import {
  draftOf,
  findEditable,
  findThere,
  MOST_DAYS_AHEAD,
  refuse,
  withDrafts,
  type EditDeps,
  type Order,
  type PlannerDeps,
} from './edit-model.ts';
import { problemsOfName } from './model-names.ts';
import { changePublished, drafted, type PublishedChange } from './published-change.ts';

interface Publication extends Order {
  /** Versions of the sections whose drafts the person has seen. */
  versions: Partial<Record<VehicleSectionName, number>>;
  /** Epoch ms; absent: now. */
  at?: number | undefined;
}

/**
 * Publishes the draft of a model, now or at an instant.
 *
 * @throws {Stale} when the draft is not the one that the person has seen
 * @throws {AppError} `invalid_input` when there is none, its price is missing, or the instant is past
 */
export async function publishModel(deps: EditDeps, { by, id, versions, at }: Publication) {
  const now = deps.clock();
  if (at !== undefined && (at <= now || at > now + MOST_DAYS_AHEAD * DAY_MS)) {
    throw invalidInput({ at: problem('not_soon', { days: MOST_DAYS_AHEAD }) });
  }
  await inContentTurn(deps, async (transaction) => {
    const { model, edits } = await findEditable(transaction, id);
    const drafts = drafted(edits);
    const seen = Object.keys(versions) as VehicleSectionName[];
    const isSeen = (section: VehicleSectionName) => versions[section] === edits[section]?.version;
    if (drafts.length === 0) throw invalidInput({ at: problem('no_draft') });
    if (!drafts.every(isSeen) || !seen.every((section) => drafts.includes(section))) {
      throw new Stale();
    }
    const next = draftOf(model, edits);
    refuse(await problemsOf(transaction, model, next));
    if (at === undefined) {
      await publish(deps, { model, next, drafts, by }, transaction);
      return;
    }
    await updateModel(transaction, id, { schedule: { at, by, versions } });
    const what = `${next.about.name}: ${minuteOf(at)}`;
    await deps.audit({ userId: by, action: 'model scheduled', what }, transaction);
  });
}

async function problemsOf(
  transaction: Database,
  model: EditedModel,
  { about, variants }: VehicleSections,
): Promise<Problems> {
  const isPriced = variants.length > 0 || about.pricePaise !== null;
  return {
    ...(!isPriced && { price: problem('price_missing') }),
    ...(await problemsOfName(transaction, { name: about.name, model, field: 'about.name' })),
  };
}

async function publish(
  deps: EditDeps,
  change: Omit<PublishedChange, 'at'>,
  transaction: Database,
): Promise<void> {
  const { model, next, by } = change;
  const changed = await changePublished(transaction, { ...change, at: deps.clock() });
  await updateModel(transaction, model.id, { schedule: null });
  const what = `${next.about.name}: ${changed.join(', ')}`;
  await deps.audit({ userId: by, action: 'model published', what }, transaction);
}

/** The sections of a plan that are published when its time has come, and those that have changed since it was made. */
export function partsOfPlan(
  { published, schedule }: Pick<EditedModel, 'published' | 'schedule'>,
  edits: Edits,
): { coming: VehicleSectionName[]; leftOut: VehicleSectionName[] } {
  const versions = schedule?.versions ?? {};
  const planned = Object.keys(versions) as VehicleSectionName[];
  const isAsPlanned = (section: VehicleSectionName) =>
    edits[section]?.draft !== undefined && edits[section].version === versions[section];
  const leftOut = planned.filter((section) => !isAsPlanned(section));
  // A model that visitors have never seen is published as a whole: half a model would be worse than none.
  const isWhole = published !== null || leftOut.length === 0;
  return { coming: isWhole ? planned.filter(isAsPlanned) : [], leftOut };
}

/** Cancels the planned publication of a model's draft. A second time it changes nothing. */
export async function cancelSchedule(deps: EditDeps, { by, id }: Order) {
  await inContentTurn(deps, async (transaction) => {
    const model = await findThere(transaction, id);
    if (!model.schedule) return;
    await updateModel(transaction, id, { schedule: null });
    await deps.audit({ userId: by, action: 'model unscheduled', what: model.name }, transaction);
  });
}

/** Publishes the drafts whose time has come, each once, even with several servers. */
export async function publishDue(deps: PlannerDeps): Promise<void> {
  for (const id of await listDueModels(deps.db, deps.clock())) {
    await inContentTurn(deps, async (transaction) => {
      // Another server may have done it, or the plan was cancelled.
      const isDue = (await listDueModels(transaction, deps.clock())).includes(id);
      const found = await findModelWithEdits(transaction, { id });
      if (isDue && found?.model.schedule) await publishPlanned(deps, transaction, found);
    });
  }
}

/** Publishes the unchanged sections of a plan, and alerts the person who made it about the others. */
async function publishPlanned(
  deps: PlannerDeps,
  transaction: Database,
  { model, edits }: { model: EditedModel; edits: Edits },
): Promise<void> {
  const { by = '' } = model.schedule ?? {};
  const { coming, leftOut } = partsOfPlan(model, edits);
  const next = withDrafts(model, edits, coming);
  const problems = await problemsOf(transaction, model, next);
  const isRight = coming.length > 0 && Object.keys(problems).length === 0;
  if (isRight) await publish(deps, { model, next, drafts: coming, by }, transaction);
  else await updateModel(transaction, model.id, { schedule: null });
  if (isRight && leftOut.length === 0) return;
  const what = [model.name, ...(leftOut.length > 0 ? [leftOut.join(', ')] : [])].join(': ');
  await deps.audit({ userId: by, action: 'model not published', what }, transaction);
  const alert = { userId: by, about: model.name, by: '', at: deps.clock() };
  await deps.notifyPlanner(transaction, { ...alert, event: 'plan-left-out' });
}
