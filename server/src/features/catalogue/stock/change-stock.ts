import {
  dayOf,
  DEFAULT_LOCALE,
  problem,
  type OthersStock,
  type Problem,
  type Stock,
  type StockCell,
  type StockChange,
} from '@dealership/shared';
import { bumpContentRevision, inContentTurn } from '../../../db/content-revision.ts';
import { invalidInput } from '../../../errors/app-error.ts';
import type { EditDeps } from '../models/edit-model.ts';
import { listStockModels, placeKey } from './stock-places.ts';
import { listStock, storeStock, type StoredStock } from './stock-repository.ts';

/**
 * Says of variants in colours whether they are there; what is said last counts. A change that wants what it has seen
 * confirms it, and does nothing where another person has said something else meanwhile (rules: stock).
 *
 * @returns how many are stored, the cells as they are now, and those that others had changed meanwhile
 * @throws {AppError} `invalid_input` where a model on sale has no such variant or colour
 */
export async function changeStock(
  { db, clock, audit }: EditDeps,
  { by, changes }: { by: string; changes: readonly StockChange[] },
): Promise<{ changed: number; cells: StockCell[]; others: OthersStock[] }> {
  return inContentTurn({ db }, async (transaction) => {
    const at = clock();
    const touched = dayOf(at);
    const known = new Map((await listStock(transaction)).map((each) => [placeKey(each), each]));
    const places = await readPlaces(transaction);
    const problems: Record<string, Problem> = {};
    const cells: StockCell[] = [];
    const others: OthersStock[] = [];
    const confirmed = new Map<string, number>();
    let changed = 0;
    for (const [index, { seen, wanted, ...cell }] of changes.entries()) {
      const place = places.get(placeKey(cell));
      if (!place) {
        problems[`changes.${index}.part`] = problem('not_stock_place');
        continue;
      }
      const before = known.get(placeKey(cell));
      const now = before?.stock ?? '';
      const isKept = seen === wanted && now !== seen;
      if (before && ![seen, wanted].includes(now)) {
        others.push({ ...toCell(before), is_kept: isKept });
      }
      if (isKept) continue;
      await storeStock(transaction, { ...cell, vehicleId: place.id, stock: wanted, by, at });
      cells.push({ ...cell, stock: wanted, by, touched });
      changed += 1;
      if (now === wanted) {
        confirmed.set(place.model, (confirmed.get(place.model) ?? 0) + 1);
      } else {
        const what = `${place.name}: ${wordsOf(now)} → ${wordsOf(wanted)}`;
        await audit({ userId: by, action: 'stock changed', what }, transaction);
      }
    }
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    for (const [model, count] of confirmed) {
      const what = `${model}: ${count} confirmed`;
      await audit({ userId: by, action: 'stock changed', what }, transaction);
    }
    if (changed > 0) await bumpContentRevision(transaction);
    const kept = others.filter((each) => each.is_kept);
    return { changed, cells: [...cells, ...kept.map(({ is_kept: _, ...cell }) => cell)], others };
  });
}

/** Each variant in each colour of the models on sale, with its name for the audit log. */
async function readPlaces(db: EditDeps['db']) {
  const models = await listStockModels(db, DEFAULT_LOCALE);
  return new Map(
    models.flatMap(({ id, name: model, variants, colours }) =>
      variants.flatMap((variant) =>
        colours.map((colour) => {
          const name = [model, variant.name, colour.name].filter(Boolean).join(', ');
          return [placeKey({ part: variant.part, colour: colour.id }), { id, model, name }];
        }),
      ),
    ),
  );
}

/** A cell without the number of its model. */
export function toCell({ vehicleId: _, ...cell }: StoredStock): StockCell {
  return cell;
}

/** In words that the audit log translates. */
function wordsOf(stock: Stock): string {
  const what = stock.replace(/^days-(\d+)$/, '$1 days');
  return what || 'none';
}
