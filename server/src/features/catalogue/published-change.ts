import { isDeepStrictEqual } from 'node:util';
import type { VehicleSectionName, VehicleSections } from '@dealership/shared';
import { bumpContentRevision } from '../../db/content-revision.ts';
import type { Database } from '../../db/open-database.ts';
import {
  insertModelChange,
  readEdits,
  storeEdit,
  storePublished,
  type EditedModel,
} from './draft-repository.ts';

interface Change {
  model: Pick<EditedModel, 'id' | 'published'>;
  /** All that visitors see from now on. */
  next: VehicleSections;
  by: string;
  /** Epoch ms. */
  at: number;
  /** The draft is what is published: it ends. */
  isDraft?: boolean;
}

/**
 * Shows visitors something else of a model and keeps what it was, inside a transaction that has locked the content.
 * A draft of the same section goes on from the new prices, unless it has others.
 *
 * @returns the sections that have changed
 */
export async function changePublished(
  transaction: Database,
  { model: { id, published }, next, by, at, isDraft = false }: Change,
): Promise<VehicleSectionName[]> {
  const edits = await readEdits(transaction, id);
  const changed = (Object.keys(next) as VehicleSectionName[]).filter(
    (section) => !isDeepStrictEqual(published?.[section], next[section]),
  );
  for (const section of changed) {
    const before = published?.[section] ?? null;
    const after = next[section];
    await insertModelChange(transaction, id, { section, before, after, userId: by, at });
  }
  for (const section of changed.concat(isDraft ? drafted(edits) : [])) {
    const edit = edits[section];
    const draft =
      isDraft || edit?.draft === undefined
        ? undefined
        : withNewPrices(edit.draft, pricesIn(published?.[section]), pricesIn(next[section]));
    await storeEdit(
      transaction,
      { vehicleId: id, section },
      { version: (edit?.version ?? 0) + 1, draft, userId: by, savedAt: at },
    );
  }
  if (changed.length === 0) return [];
  await storePublished(transaction, id, next);
  await bumpContentRevision(transaction);
  return changed;
}

/** The sections that have a draft. */
export function drafted(edits: Awaited<ReturnType<typeof readEdits>>): VehicleSectionName[] {
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
