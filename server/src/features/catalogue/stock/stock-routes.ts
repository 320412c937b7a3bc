import { dayOf, problem, stockListLimits, type Locale } from '@dealership/shared';
import { localeOf } from '../../../http/answers/locale-of.ts';
import { SENT, type NamedHandlers } from '../../../http/calls/add-calls.ts';
import { withSheet } from '../../../http/upload/sheet-upload.ts';
import type { Sheets } from '../../../sheets/sheets.ts';
import type { EditDeps } from '../models/edit-model.ts';
import type { FindCardRates } from '../price-rates.ts';
import { changeStock, toCell } from './change-stock.ts';
import { readStockFile, toStockSheet } from './stock-file.ts';
import { listSold, listStockModels } from './stock-places.ts';
import { listStock } from './stock-repository.ts';

const MEGABYTE = 1024 * 1024;

const rules = {
  bytes: stockListLimits.bytes,
  mostRows: stockListLimits.rows,
  mostColumns: 60,
  tooLarge: problem('stock_list_too_large', { megabytes: stockListLimits.bytes / MEGABYTE }),
  missing: problem('stock_list_missing'),
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Deps = EditDeps & { findCardRates: FindCardRates; sheets: Sheets };

/** What is there, for staff. */
export function stockHandlers(deps: Deps) {
  const { db, clock, findCardRates, sheets } = deps;
  const readKnown = async (locale: Locale) => {
    return { vehicles: await listSold(db), stored: await listStock(db), locale };
  };
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
    'GET /api/stock/xlsx': async ({ request, response }) => {
      const file = await sheets.writeSheet(toStockSheet(await readKnown(localeOf(request))));
      response.set({
        'Content-Disposition': `attachment; filename="stock-${dayOf(clock())}.xlsx"`,
        'Cache-Control': 'no-store',
      });
      response.type(XLSX).send(Buffer.from(file));
      return SENT;
    },
    'POST /api/stock/check': ({ request }) =>
      withSheet(request, { ...rules, sheets }, async ({ readFile }) => {
        const { sheets: tables } = await readFile();
        return readStockFile(tables, await readKnown(localeOf(request)));
      }),
  } satisfies Partial<NamedHandlers>;
}
