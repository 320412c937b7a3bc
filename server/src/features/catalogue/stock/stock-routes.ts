import { dayOf } from '@dealership/shared';
import { localeOf } from '../../../http/answers/locale-of.ts';
import type { NamedHandlers } from '../../../http/calls/add-calls.ts';
import type { EditDeps } from '../models/edit-model.ts';
import type { FindCardRates } from '../price-rates.ts';
import { changeStock, toCell } from './change-stock.ts';
import { listStockModels } from './stock-places.ts';
import { listStock } from './stock-repository.ts';

type Deps = EditDeps & { findCardRates: FindCardRates };

/** What is there, for staff. */
export function stockHandlers(deps: Deps) {
  const { db, clock, findCardRates } = deps;
  return {
    'GET /api/stock': async ({ request }) => {
      const { showsStock } = await findCardRates();
      return {
        is_shown: showsStock,
        today: dayOf(clock()),
        models: await listStockModels(db, localeOf(request)),
        cells: (await listStock(db)).map(toCell),
      };
    },
    'PATCH /api/stock': async ({ body, by, answers }) => {
      const stored = await changeStock(deps, { by, changes: body.changes });
      return { message: answers.stockChanged(stored), ...stored };
    },
  } satisfies Partial<NamedHandlers>;
}
