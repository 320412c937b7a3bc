import { isDeepStrictEqual } from 'node:util';
import {
  checkSection,
  isOver,
  MOST_MODELS,
  modelKey,
  noFigures,
  problem,
  type AuditedAction,
  type NoticeEvent,
  type Problems,
  type VehicleSectionName,
  type VehicleSections,
  type VehicleType,
} from '@dealership/shared';
import { deleteHistory } from '../../../db/history.ts';
import { deleteRows, idsOf, placeBehind, storeOrder } from '../../../db/rows.ts';
import type { Needs } from '../../../needs.ts';
import { bumpContentRevision, inContentTurn } from '../../../db/content-revision.ts';
import type { Database } from '../../../db/open-database.ts';
import { withNumbers } from '../../../db/part-numbers.ts';
import { invalidInput, notFound, Stale } from '../../../errors/app-error.ts';
import type { BuiltInPictures } from '../../../storage/built-in-pictures.ts';
import {
  findModel,
  findModelWithEdits,
  insertModel,
  listModels,
  readEdits,
  storeEdit,
  updateModel,
  type EditedModel,
  type Edits,
  type StoredSection,
} from './draft-repository.ts';
import { drafted } from './published-change.ts';
import { problemsOfName, problemsOfReturn } from './model-names.ts';
import { problemsOfPictures } from './section-pictures.ts';

export type EditDeps = Needs<'db' | 'clock' | 'audit'>;

export interface Order {
  by: string;
  id: number;
}

export interface PlannerDeps extends EditDeps {
  /**
   * Alerts the person who planned a publication that it will differ from the plan; in the transaction of the change.
   */
  notifyPlanner: (
    transaction: Database,
    alert: {
      userId: string;
      event: Extract<NoticeEvent, 'plan-changed' | 'plan-left-out'>;
      about: string;
      /** The person who changed it; `''`: several, or the server. */
      by: string;
      /** Epoch ms. */
      at: number;
    },
  ) => Promise<void>;
}

/** How far ahead a publication can be planned. */
export const MOST_DAYS_AHEAD = 365;

export function emptySections({ type, name }: Pick<EditedModel, 'type' | 'name'>): VehicleSections {
  return {
    about: {
      type,
      name,
      class: null,
      details: { en: '' },
      engine: '',
      power: '',
      transmission: '',
      figures: noFigures,
      pricePaise: null,
    },
    variants: [],
    colours: [],
    specs: [],
    features: [],
    accessories: [],
    pictures: { lead: '', side: '', icon: '', name: '', frames: [] },
  };
}

export function draftOf(
  model: Pick<EditedModel, 'type' | 'name' | 'published'>,
  edits: Edits,
): VehicleSections {
  return withDrafts(model, edits, drafted(edits));
}

export function withDrafts(
  model: Pick<EditedModel, 'type' | 'name' | 'published'>,
  edits: Edits,
  sections: readonly VehicleSectionName[],
): VehicleSections {
  const drafts = sections.map((section) => [section, edits[section]?.draft] as const);
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
  model: { by: string; type: VehicleType; name: string; copyOf?: number | undefined },
): Promise<number> {
  const { by, type, name, copyOf } = model;
  return inContentTurn(deps, async (transaction) => {
    const models = await listModels(transaction);
    if (models.length >= MOST_MODELS) {
      throw invalidInput({ name: problem('too_many_models', { max: MOST_MODELS }) });
    }
    refuse(await problemsOfName(transaction, { name, field: 'name' }));
    const id = await insertModel(transaction, {
      type,
      name,
      bikeName: name,
      key: modelKey(name),
      slug: slugOf(name),
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
        const saved = { userId: by, savedAt: deps.clock(), requestKey: null };
        const edit = { version: 1, draft: copy[section], ...saved };
        await storeEdit(transaction, { vehicleId: id, section }, edit);
      }
    }
    await deps.audit({ userId: by, action: 'model added', what: name }, transaction);
    return id;
  });
}

/** The parts get numbers of their own, unlike those of the model that they are copied from. */
function asNew(sections: VehicleSections): VehicleSections {
  const unnumbered = <Part extends object>(part: Part) => ({ ...part, id: 0 });
  return {
    ...sections,
    variants: sections.variants.map(unnumbered),
    colours: sections.colours.map(unnumbered),
    accessories: sections.accessories.map(unnumbered),
  };
}

/** The letters and digits in lower case, joined by hyphens, of any script: Latin letters alone could leave nothing. */
function slugOf(name: string): string {
  const slug = name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return slug.replaceAll(/^-|-$/g, '');
}

interface Save extends Order {
  section: VehicleSectionName;
  /** The version that the change was made from. */
  version: number;
  /** As calls carry it; `null`: the draft of the section is deleted. */
  value: unknown;
  /** Identifies the call when it is sent again. */
  key?: string | undefined;
  /** The value comes from the model's history: its parts have their numbers. */
  isEarlier?: boolean;
}

/** This long after the last save, the next one begins another session of editing, with an event of its own. */
const SESSION_MS = 30 * 60_000;

/**
 * Saves a section in the draft. A draft that equals the published section is deleted. The same call sent again changes
 * nothing.
 *
 * @throws {Stale} when it has changed since
 * @throws {AppError} `invalid_input`, by the place in the section (`variants.1.price`)
 */
export async function saveSection(
  deps: PlannerDeps & { pictures: BuiltInPictures },
  { by, id, section, version, value, key, isEarlier = false }: Save,
): Promise<void> {
  const checked = value === null ? undefined : checkSection(section, value);
  refuse(checked?.problems);
  await inContentTurn(deps, async (transaction) => {
    const { model, edits } = await findEditable(transaction, id);
    const edit = edits[section];
    const now = draftOf(model, edits)[section];
    const wanted = checked && (isEarlier ? checked.value : withOwnParts(checked.value, now));
    const isSame =
      wanted === undefined ? edit?.draft === undefined : isDeepStrictEqual(wanted, now);
    const isAgain =
      key !== undefined && edit?.requestKey === key && isNumbered(checked?.value, now);
    if (isSame || isAgain) return;
    if (version !== (edit?.version ?? 0)) throw new Stale();
    if (wanted !== undefined) {
      const places = { db: transaction, pictures: deps.pictures };
      refuse(await problemsOfPictures(places, section, { wanted, now }));
      if (section === 'about') {
        const { name } = wanted as VehicleSections['about'];
        refuse(await problemsOfName(transaction, { name, model, field: 'about.name' }));
      }
    }
    const sections = { [section]: wanted } as Partial<VehicleSections>;
    const numbered = (await withNumbers(transaction, sections))[section];
    const isDraft =
      numbered !== undefined && !isDeepStrictEqual(numbered, model.published?.[section]);
    const at = deps.clock();
    const next: StoredSection = {
      version: version + 1,
      draft: isDraft ? numbered : undefined,
      userId: by,
      savedAt: at,
      requestKey: key ?? null,
    };
    await storeEdit(transaction, { vehicleId: id, section }, next);
    const { name: about, schedule } = model;
    const isPlanned = edit !== undefined && schedule?.versions[section] === edit.version;
    // A planned section that changes is not published then; the person who planned it gets an alert, once.
    if (schedule && isPlanned && schedule.by !== by) {
      const alert = { userId: schedule.by, event: 'plan-changed', about, by, at } as const;
      await deps.notifyPlanner(transaction, alert);
    }
    if (isDraft && edit && isSameSession(edit, next)) return;
    const action = isDraft ? 'model draft saved' : 'model draft dropped';
    await deps.audit({ userId: by, action, what: `${model.name}: ${section}` }, transaction);
  });
}

/** Sections are saved automatically while a person types: such saves continue the person's own draft. */
function isSameSession(before: StoredSection, after: StoredSection): boolean {
  return (
    before.draft !== undefined &&
    before.userId === after.userId &&
    after.savedAt - before.savedAt < SESSION_MS
  );
}

/** Whether a section equals the one sent, apart from the numbers of new parts. */
function isNumbered(sent: unknown, now: unknown): boolean {
  if (!Array.isArray(sent) || !Array.isArray(now)) return isDeepStrictEqual(sent, now);
  const numbered = (sent as { id?: number }[]).map((part, at) =>
    part.id === 0 ? { ...part, id: (now as { id?: number }[])[at]?.id } : part,
  );
  return isDeepStrictEqual(numbered, now);
}

/** Treats a part whose number the model does not have as a new one: a number belongs to one part alone. */
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

/** Moves a model behind another (`after`; 0: to the beginning). */
export async function moveModel(deps: EditDeps, { by, id }: Order, after: number) {
  await inContentTurn(deps, async (transaction) => {
    const model = await findThere(transaction, id);
    const all = idsOf(await listModels(transaction));
    if (after === id) return;
    const wanted = placeBehind(all, { id, after });
    if (!wanted) throw invalidInput({ after: problem('not_model') });
    if (isDeepStrictEqual(wanted, all)) return;
    await storeOrder(transaction, 'vehicles', wanted);
    await bumpContentRevision(transaction);
    await deps.audit({ userId: by, action: 'model moved', what: model.name }, transaction);
  });
}

/** Deletes a model; its data stay for 30 days. A second time it changes nothing. */
export async function removeModel(deps: EditDeps, order: Order): Promise<void> {
  const change = { deletedAt: deps.clock(), schedule: null };
  await changeState(deps, order, { action: 'model deleted', change });
}

/** Brings a deleted model back as it was, with its address. A second time it changes nothing. */
export async function bringBackModel(deps: EditDeps, order: Order): Promise<void> {
  await changeState(deps, order, { action: 'model brought back', change: { deletedAt: null } });
}

async function changeState(
  deps: EditDeps,
  { by, id }: Order,
  {
    action,
    change,
  }: { action: AuditedAction; change: { deletedAt: number | null; schedule?: null } },
): Promise<void> {
  await inContentTurn(deps, async (transaction) => {
    const model = await findModel(transaction, id);
    if (!model || isOver(model, deps.clock())) throw notFound('model');
    if ((model.deletedAt === null) === (change.deletedAt === null)) return;
    if (change.deletedAt === null) refuse(await problemsOfReturn(transaction, model));
    await updateModel(transaction, id, change);
    await bumpContentRevision(transaction);
    await deps.audit({ userId: by, action, what: model.name }, transaction);
  });
}

/** Removes all data of models that were deleted 30 days ago. */
export async function removeDeletedModels(deps: EditDeps): Promise<void> {
  await inContentTurn(deps, async (transaction) => {
    const over = (await listModels(transaction)).filter((model) => isOver(model, deps.clock()));
    for (const { id } of over) {
      await deleteRows(transaction, 'vehicles', { id });
      await deleteHistory(transaction, { kind: 'model', subject: id });
    }
  });
}

export function refuse(problems: Problems = {}): void {
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}

export async function findEditable(db: Database, id: number) {
  const found = await findModelWithEdits(db, { id });
  if (!found || found.model.deletedAt !== null) throw notFound('model');
  return found;
}

/** A model that is not deleted. */
export async function findThere(db: Database, id: number): Promise<EditedModel> {
  const model = await findModel(db, id);
  if (!model || model.deletedAt !== null) throw notFound('model');
  return model;
}
