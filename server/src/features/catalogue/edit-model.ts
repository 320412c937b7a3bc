import { isDeepStrictEqual } from 'node:util';
import {
  checkSection,
  DAY_MS,
  isOver,
  minuteOf,
  MOST_MODELS,
  modelKey,
  noFigures,
  problem,
  type AuditedAction,
  type Problem,
  type VehicleSectionName,
  type VehicleSections,
  type VehicleType,
} from '@dealership/shared';
import type { Audit } from '../../audit/audit.ts';
import { bumpContentRevision, inContentTurn } from '../../db/content-revision.ts';
import type { Database } from '../../db/open-database.ts';
import { withNumbers } from '../../db/part-numbers.ts';
import { invalidInput, notFound } from '../../errors/app-error.ts';
import { noteDay, type DayDeps } from '../../jobs/known-day-repository.ts';
import type { BuiltInPictures } from '../../storage/built-in-pictures.ts';
import {
  deleteModel,
  findModel,
  insertModel,
  listDueModels,
  listModels,
  readEdits,
  storeEdit,
  storeModelOrder,
  updateModel,
  type EditedModel,
} from './draft-repository.ts';
import { changePublished, drafted } from './published-change.ts';
import { unknownPictures } from './section-pictures.ts';

export interface EditDeps {
  db: Database;
  clock: () => number;
  audit: Audit;
}

/** How far ahead something can be planned. */
export const MOST_DAYS_AHEAD = 365;

/** Somebody else has changed sections since. */
export class StaleSections extends Error {
  override name = 'StaleSections';
}

/** What an empty model says. */
export function emptySections({ type, name }: Pick<EditedModel, 'type' | 'name'>): VehicleSections {
  return {
    about: {
      ...{ type, name, class: null, details: { en: '' } },
      ...{ engine: '', power: '', transmission: '', figures: noFigures, pricePaise: null },
    },
    ...{ variants: [], colours: [], specs: [], features: [], accessories: [] },
    pictures: { lead: '', side: '', icon: '', name: '', frames: [] },
  };
}

/** What a model says with its draft. */
export function draftOf(
  model: Pick<EditedModel, 'type' | 'name' | 'published'>,
  edits: Awaited<ReturnType<typeof readEdits>>,
): VehicleSections {
  const drafts = drafted(edits).map((section) => [section, edits[section]?.draft] as const);
  return { ...(model.published ?? emptySections(model)), ...Object.fromEntries(drafts) };
}

/**
 * Adds a model as a draft.
 *
 * @returns its number
 * @throws {AppError} `invalid_input` when its name is taken in addresses, or there are too many
 */
export async function addModel(
  deps: EditDeps,
  {
    by,
    type,
    name,
    copyOf,
  }: { by: string; type: VehicleType; name: string; copyOf?: number | undefined },
): Promise<number> {
  return inContentTurn(deps, async (transaction) => {
    const models = await listModels(transaction);
    if (models.length >= MOST_MODELS) {
      throw invalidInput({ name: problem('too_many_models', { max: MOST_MODELS }) });
    }
    const slug = `honda-${slugOf(name)}`;
    const taken = models.find(
      (model) => modelKey(model.bikeName) === modelKey(name) || model.slug === slug,
    );
    if (taken) throw invalidInput({ name: problem('model_exists', { name: taken.name }) });
    const id = await insertModel(transaction, {
      ...{ type, name, bikeName: name, key: modelKey(name), slug },
    });
    if (copyOf !== undefined) {
      const original = models.find((model) => model.id === copyOf && model.deletedAt === null);
      if (!original) throw invalidInput({ copyOf: problem('not_model') });
      const draft = draftOf(original, await readEdits(transaction, copyOf));
      const copy = await withNumbers(
        transaction,
        asNew({ ...draft, about: { ...draft.about, type, name } }),
      );
      for (const section of Object.keys(copy) as VehicleSectionName[]) {
        const edit = { version: 1, draft: copy[section], userId: by, savedAt: deps.clock() };
        await storeEdit(transaction, { vehicleId: id, section }, edit);
      }
    }
    await deps.audit({ userId: by, action: 'model added', what: name }, transaction);
    return id;
  });
}

/** Its parts are others than those of the model that it is copied from. */
function asNew(sections: VehicleSections): VehicleSections {
  const unnumbered = <Part extends object>(part: Part) => ({ ...part, id: 0 });
  return {
    ...sections,
    variants: sections.variants.map(unnumbered),
    colours: sections.colours.map(unnumbered),
    accessories: sections.accessories.map(unnumbered),
  };
}

/** Its letters and digits in lower case, joined by hyphens; of a name in another script nothing would be left. */
function slugOf(name: string): string {
  const slug = name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return slug.replaceAll(/^-|-$/g, '');
}

interface Save {
  by: string;
  id: number;
  section: VehicleSectionName;
  /** That the change was made from. */
  version: number;
  /** As calls carry it; `null`: the draft of the section is dropped. */
  value: unknown;
  /** The value is one that the model has had: its parts have their numbers. */
  isEarlier?: boolean;
}

/**
 * Saves a section in the draft. What says the same as is published is no draft.
 *
 * @throws {StaleSections} when it has changed since
 * @throws {AppError} `invalid_input`, by the place in the section (`variants.1.price`)
 */
export async function saveSection(
  deps: EditDeps & { pictures: BuiltInPictures },
  { by, id, section, version, value, isEarlier = false }: Save,
): Promise<void> {
  const checked = value === null ? undefined : checkSection(section, value);
  if (checked && Object.keys(checked.problems).length > 0) throw invalidInput(checked.problems);
  await inContentTurn(deps, async (transaction) => {
    const model = await findThere(transaction, id);
    const edits = await readEdits(transaction, id);
    const edit = edits[section];
    const now = draftOf(model, edits)[section];
    const wanted = checked && (isEarlier ? checked.value : withOwnParts(checked.value, now));
    const isSame =
      wanted === undefined ? edit?.draft === undefined : isDeepStrictEqual(wanted, now);
    if (isSame) return;
    if (version !== (edit?.version ?? 0)) throw new StaleSections();
    if (wanted !== undefined) {
      const places = { db: transaction, pictures: deps.pictures };
      const problems = await unknownPictures(places, section, { wanted, now });
      if (Object.keys(problems).length > 0) throw invalidInput(problems);
    }
    const sections = { [section]: wanted } as Partial<VehicleSections>;
    const numbered = (await withNumbers(transaction, sections))[section];
    const isDraft =
      numbered !== undefined && !isDeepStrictEqual(numbered, model.published?.[section]);
    await storeEdit(
      transaction,
      { vehicleId: id, section },
      {
        ...{ version: version + 1, userId: by, savedAt: deps.clock() },
        draft: isDraft ? numbered : undefined,
      },
    );
  });
}

/** A part whose number the model does not have is a new one: a number belongs to one part alone. */
function withOwnParts<Value>(value: Value, now: unknown): Value {
  if (!Array.isArray(value) || !Array.isArray(now)) return value;
  const known = new Set((now as { id?: number }[]).map(({ id }) => id));
  const used = new Set<number>();
  return value.map((part: { id?: number }) => {
    if (part.id === undefined) return part;
    const isOwn = known.has(part.id) && !used.has(part.id);
    used.add(part.id);
    return isOwn ? part : { ...part, id: 0 };
  }) as Value;
}

interface Publication {
  by: string;
  id: number;
  /** Of the sections that somebody has seen as drafts. */
  versions: Partial<Record<VehicleSectionName, number>>;
  /** Epoch ms; absent: now. */
  at?: number | undefined;
}

/**
 * Publishes the draft of a model, now or at an instant.
 *
 * @throws {StaleSections} when the draft is another one than somebody has seen
 * @throws {AppError} `invalid_input` when there is none, its price is missing, or the instant is past
 */
export async function publishModel(
  deps: EditDeps,
  { by, id, versions, at }: Publication,
): Promise<void> {
  const now = deps.clock();
  if (at !== undefined && (at <= now || at > now + MOST_DAYS_AHEAD * DAY_MS)) {
    throw invalidInput({ at: problem('not_soon', { days: MOST_DAYS_AHEAD }) });
  }
  await inContentTurn(deps, async (transaction) => {
    const model = await findThere(transaction, id);
    const edits = await readEdits(transaction, id);
    const drafts = drafted(edits);
    const seen = Object.keys(versions) as VehicleSectionName[];
    const isSeen = (section: VehicleSectionName) => versions[section] === edits[section]?.version;
    if (drafts.length === 0) throw invalidInput({ at: problem('no_draft') });
    if (!drafts.every(isSeen) || !seen.every((section) => drafts.includes(section))) {
      throw new StaleSections();
    }
    const next = draftOf(model, edits);
    const problems = problemsOf(next);
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    if (at === undefined) {
      await publish(deps, { model, next, by }, transaction);
      return;
    }
    await updateModel(transaction, id, { schedule: { at, by } });
    const what = `${next.about.name}: ${minuteOf(at)}`;
    await deps.audit({ userId: by, action: 'model scheduled', what }, transaction);
  });
}

/** What keeps a model from being published. */
function problemsOf({ about, variants }: VehicleSections): Record<string, Problem> {
  const isPriced = variants.length > 0 || about.pricePaise !== null;
  return isPriced ? {} : { price: problem('price_missing') };
}

async function publish(
  deps: EditDeps,
  { model, next, by }: { model: EditedModel; next: VehicleSections; by: string },
  transaction: Database,
): Promise<void> {
  const at = deps.clock();
  const changed = await changePublished(transaction, { model, next, by, at, isDraft: true });
  await updateModel(transaction, model.id, { schedule: null });
  const what = `${next.about.name}: ${changed.join(', ')}`;
  await deps.audit({ userId: by, action: 'model published', what }, transaction);
}

/** Takes back that the draft of a model is published by itself. A second time it changes nothing. */
export async function cancelSchedule(
  deps: EditDeps,
  { by, id }: { by: string; id: number },
): Promise<void> {
  await inContentTurn(deps, async (transaction) => {
    const model = await findThere(transaction, id);
    if (!model.schedule) return;
    await updateModel(transaction, id, { schedule: null });
    await deps.audit({ userId: by, action: 'model unscheduled', what: model.name }, transaction);
  });
}

/** Publishes the drafts whose time has come, each once, on whichever server. */
export async function publishDue(deps: EditDeps): Promise<void> {
  for (const id of await listDueModels(deps.db, deps.clock())) {
    await inContentTurn(deps, async (transaction) => {
      // Another server may have done it, or somebody has taken it back.
      const isDue = (await listDueModels(transaction, deps.clock())).includes(id);
      const model = await findModel(transaction, id);
      if (!isDue || !model?.schedule) return;
      const { by } = model.schedule;
      const next = draftOf(model, await readEdits(transaction, id));
      if (Object.keys(problemsOf(next)).length === 0) {
        await publish(deps, { model, next, by }, transaction);
        return;
      }
      await updateModel(transaction, id, { schedule: null });
      await deps.audit(
        { userId: by, action: 'model not published', what: model.name },
        transaction,
      );
    });
  }
}

/** Moves a model behind another (`after`; 0: to the beginning). */
export async function moveModel(
  deps: EditDeps,
  { by, id, after }: { by: string; id: number; after: number },
): Promise<void> {
  await inContentTurn(deps, async (transaction) => {
    const model = await findThere(transaction, id);
    const all = (await listModels(transaction)).map((each) => each.id);
    const others = all.filter((each) => each !== id);
    const place = others.indexOf(after) + 1;
    if (after === id) return;
    if (after !== 0 && place === 0) throw invalidInput({ after: problem('not_model') });
    const wanted = others.toSpliced(place, 0, id);
    if (isDeepStrictEqual(wanted, all)) return;
    await storeModelOrder(transaction, wanted);
    await bumpContentRevision(transaction);
    await deps.audit({ userId: by, action: 'model moved', what: model.name }, transaction);
  });
}

/** Deletes a model; what is known of it stays for 30 days. A second time it changes nothing. */
export async function removeModel(
  deps: EditDeps,
  { by, id }: { by: string; id: number },
): Promise<void> {
  const change = { deletedAt: deps.clock(), schedule: null };
  await changeState(deps, { by, id, action: 'model deleted', change });
}

/** Brings a deleted model back as it was, with its address. A second time it changes nothing. */
export async function bringBackModel(
  deps: EditDeps,
  { by, id }: { by: string; id: number },
): Promise<void> {
  await changeState(deps, { by, id, action: 'model brought back', change: { deletedAt: null } });
}

async function changeState(
  deps: EditDeps,
  {
    by,
    id,
    action,
    change,
  }: {
    by: string;
    id: number;
    action: AuditedAction;
    change: { deletedAt: number | null; schedule?: null };
  },
): Promise<void> {
  await inContentTurn(deps, async (transaction) => {
    const model = await findModel(transaction, id);
    if (!model || isOver(model, deps.clock())) throw notFound('model');
    if ((model.deletedAt === null) === (change.deletedAt === null)) return;
    await updateModel(transaction, id, change);
    await bumpContentRevision(transaction);
    await deps.audit({ userId: by, action, what: model.name }, transaction);
  });
}

/** Removes all that is known of models that were deleted 30 days ago; not while the clock may be wrong. */
export async function removeDeletedModels(deps: EditDeps & DayDeps): Promise<void> {
  if ((await noteDay(deps, deps.clock())).clock !== 'right') return;
  await inContentTurn(deps, async (transaction) => {
    const over = (await listModels(transaction)).filter((model) => isOver(model, deps.clock()));
    for (const { id } of over) await deleteModel(transaction, id);
  });
}

/** One that is not deleted. */
export async function findThere(db: Database, id: number): Promise<EditedModel> {
  const model = await findModel(db, id);
  if (!model || model.deletedAt !== null) throw notFound('model');
  return model;
}
