import type { Response } from 'express';
import { dayOf, priceListLimits, priceListQuestionSchema, problem } from '@dealership/shared';
import { SENT, type NamedHandlers } from '../../../http/calls/add-calls.ts';
import { localeOf } from '../../../http/answers/locale-of.ts';
import { withSheet } from '../../../http/upload/sheet-upload.ts';
import { validate } from '../../../http/calls/validate.ts';
import type { Sheets } from '../../../sheets/sheets.ts';
import type { EditDeps } from '../models/edit-model.ts';
import { applyPriceList, checkPriceList, listPricedParts } from './price-list-changes.ts';
import { toPriceCsv, toSheet } from './price-list-file.ts';

const MEGABYTE = 1024 * 1024;

const rules = {
  bytes: priceListLimits.bytes,
  mostRows: priceListLimits.rows,
  // Circulars have a column for each tax.
  mostColumns: 60,
  tooLarge: problem('list_too_large', { megabytes: priceListLimits.bytes / MEGABYTE }),
  missing: problem('list_missing'),
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function priceListHandlers({ sheets, ...deps }: EditDeps & { sheets: Sheets }) {
  const { db, clock } = deps;
  const saved = (response: Response, ending: string) =>
    response.set({
      'Content-Disposition': `attachment; filename="prices-${dayOf(clock())}.${ending}"`,
      'Cache-Control': 'no-store',
    });
  return {
    'GET /api/priceList/csv': async ({ request, response }) => {
      const locale = localeOf(request);
      const csv = toPriceCsv(await listPricedParts(db, locale), locale);
      saved(response, 'csv').type('text/csv').send(csv);
      return SENT;
    },
    'GET /api/priceList/xlsx': async ({ request, response }) => {
      const locale = localeOf(request);
      const parts = await listPricedParts(db, locale);
      const file = await sheets.writeSheet(toSheet(parts, locale));
      saved(response, 'xlsx').type(XLSX).send(Buffer.from(file));
      return SENT;
    },
    'POST /api/priceList/check': ({ request }) =>
      withSheet(request, { ...rules, sheets }, async ({ texts, readFile }) => {
        const { validFrom } = validate(priceListQuestionSchema, texts);
        const { sheets: tables } = await readFile();
        return checkPriceList(deps, { sheets: tables, validFrom, locale: localeOf(request) });
      }),
    'POST /api/priceList/apply': async ({ request, body, by, answers }) => {
      const { changed, validFrom } = await applyPriceList(deps, {
        by,
        validFrom: body.validFrom,
        changes: body.changes,
        locale: localeOf(request),
      });
      const { priceListApplied, priceListPlanned, priceListSame } = answers;
      const textOf = validFrom === dayOf(clock()) ? priceListApplied : priceListPlanned;
      const message = changed === 0 ? priceListSame : textOf({ changed });
      return { message, changed, valid_from: validFrom };
    },
  } satisfies Partial<NamedHandlers>;
}
