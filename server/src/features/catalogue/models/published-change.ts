import { isDeepStrictEqual } from 'node:util';
import type { VehicleSectionName, VehicleSections } from '@dealership/shared';
import { bumpContentRevision } from '../../../db/content-revision.ts';
import { addToHistory } from '../../../db/history.ts';
import type { Database } from '../../../db/open-database.ts';
import {
  findModel,
  readEdits,
  storeEdit,
  storePublished,
  updateModel,
  type EditedModel,
  type Edits,
  type ModelChange,
  type Versions,
} from './draft-repository.ts';

export interface PublishedChange {
  model: Pick<EditedModel, 'id' | 'published'>;
  next: VehicleSections;
  /** User id of the person who changes it; the history names the author of a draft instead. */
  by: string;
  /** Epoch ms. */
  at: number;
  /** The sections that are published from their drafts: these drafts end. */
  drafts?: readonly VehicleSectionName[];
}

/**
 * Changes the published sections of a model and keeps the earlier ones in its history, inside a transaction that has
 * locked the content. A draft of the same section takes over the new prices, unless it has its own, and stays planned
 * if it was.
 *
 * @returns the sections that have changed
 */
export async function changePublished(
  transaction: Database,
  { model: { id, published }, next, by, at, drafts = [] }: PublishedChange,
): Promise<VehicleSectionName[]> {
  const edits = await readEdits(transaction, id);
  const following: Versions = {};
  const changed = (Object.keys(next) as VehicleSectionName[]).filter(
    (section) => !isDeepStrictEqual(published?.[section], next[section]),
  );
  for (const section of changed) {
    const before = published?.[section] ?? null;
    const after = next[section];
    const author = drafts.includes(section) ? edits[section]?.userId : undefined;
    const value: ModelChange = { section, before, after };
    const change = { value, userId: author ?? by, at };
    await addToHistory(transaction, { kind: 'model', subject: id }, change);
  }
  for (const section of new Set([...changed, ...drafts])) {
    const edit = edits[section];
    const isLeft = edit?.draft !== undefined && !drafts.includes(section);
    if (isLeft) following[section] = edit.version;
    await storeEdit(
      transaction,
      { vehicleId: id, section },
      {
        // The author of the draft is also the author of the rest that stays.
        ...(edit?.draft === undefined ? { userId: by, savedAt: at, requestKey: null } : edit),
        version: (edit?.version ?? 0) + 1,
        draft: isLeft
          ? withNewPrices(edit.draft, pricesIn(published?.[section]), pricesIn(next[section]))
          : undefined,
      },
    );
  }
  await keepPlanned(transaction, id, following);
  if (changed.length === 0) return [];
  await storePublished(transaction, id, next);
  await bumpContentRevision(transaction);
  return changed;
}

/** A draft that has only taken over new prices still counts as the planned one. */
async function keepPlanned(transaction: Database, id: number, before: Versions): Promise<void> {
  if (Object.keys(before).length === 0) return;
  const schedule = (await findModel(transaction, id))?.schedule;
  if (!schedule) return;
  const versions = Object.entries(schedule.versions).map(([section, version]) => {
    const isSame = before[section as VehicleSectionName] === version;
    return [section, isSame ? version + 1 : version] as const;
  });
  await updateModel(transaction, id, {
    schedule: { ...schedule, versions: Object.fromEntries(versions) },
  });
}

export function drafted(edits: Edits): VehicleSectionName[] {
  return (Object.keys(edits) as VehicleSectionName[]).filter(
    (section) => edits[section]?.draft !== undefined,
  );
}

type Prices = Map<number, number | null>;

interface Priced {
  id?: number;
  pricePaise: number | null;
}

function isPriced(value: unknown): value is Priced {
  return typeof value === 'object' && value !== null && 'pricePaise' in value;
}

/** By the number of the part; 0 is the model's own. */
function pricesIn(section: unknown): Prices {
  const parts = Array.isArray(section) ? section : [section];
  return new Map(parts.filter(isPriced).map(({ id = 0, pricePaise }) => [id, pricePaise]));
}

function withNewPrices(draft: unknown, before: Prices, after: Prices): unknown {
  if (Array.isArray(draft))
    return draft.map((part) => withNewPrices(part, before, after) as object);
  if (!isPriced(draft)) return draft;
  const { id = 0, pricePaise } = draft;
  const isUntouched = after.has(id) && before.get(id) === pricePaise;
  return isUntouched ? { ...draft, pricePaise: after.get(id) } : draft;
}
