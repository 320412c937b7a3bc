import { dayOf, type Stock, type StockCell } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { insertIfNew, updateRows } from '../../../db/rows.ts';

export interface StoredStock extends StockCell {
  vehicleId: number;
}

/** What was said so far, of one model or of all. */
export async function listStock(db: Database, vehicleId?: number): Promise<StoredStock[]> {
  const rows = await db
    .selectFrom('stock')
    .selectAll()
    .$if(vehicleId !== undefined, (query) => query.where('vehicle_id', '=', vehicleId ?? 0))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    vehicleId: row.vehicle_id,
    part: row.part,
    colour: row.colour_id,
    stock: row.stock,
    by: row.user_id,
    touched: dayOf(row.changed_at),
  }));
}

interface SaidStock {
  vehicleId: number;
  part: string;
  colour: number;
  stock: Stock;
  by: string;
  /** Epoch ms. */
  at: number;
}

/** Stores what is said of a variant in a colour, in place of what was said before. */
export async function storeStock(
  db: Database,
  { vehicleId, part, colour, stock, by, at }: SaidStock,
): Promise<void> {
  const place = { part, colour_id: colour };
  const set = { stock, user_id: by, changed_at: at };
  const isNew = await insertIfNew(db, 'stock', { vehicle_id: vehicleId, ...place, ...set });
  if (!isNew) await updateRows(db, 'stock', { equal: place, set });
}
