import type { Response } from 'express';
import {
  dayOf,
  priceListLimits,
  priceListQuestionSchema,
  problem,
  type Problem,
} from '@dealership/shared';
import { unusableFile } from '../../errors/app-error.ts';
import { SENT, type NamedHandlers } from '../../http/add-calls.ts';
import { answersTo, localeOf } from '../../http/locale-of.ts';
import { userIdOf } from '../../http/require-session.ts';
import { withUpload } from '../../http/upload.ts';
import { validate } from '../../http/validate.ts';
import { UnreadableSheet, type Sheet } from '../../sheets/sheet.ts';
import type { Sheets } from '../../sheets/sheets.ts';
import type { EditDeps } from './edit-model.ts';
import { applyPriceList, checkPriceList, listPricedParts } from './price-list-changes.ts';
import { toPriceCsv, toSheet } from './price-list-file.ts';

const MEGABYTE = 1024 * 1024;

const upload = {
  ...{ fields: ['file'], maxFiles: 1 },
  limits: {
    bytes: priceListLimits.bytes,
    tooLarge: problem('list_too_large', { megabytes: priceListLimits.bytes / MEGABYTE }),
    tooMany: problem('list_missing'),
  },
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The price list as a file, out and in. */
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
      withUpload(request, upload, async ({ texts, files: [file] }) => {
        const { validFrom } = validate(priceListQuestionSchema, texts);
        if (!file) throw refused(problem('list_missing'));
        const sheet = await readFile(sheets, await file.read());
        return checkPriceList(deps, { sheet, validFrom, locale: localeOf(request) });
      }),
    'POST /api/priceList/apply': async ({ request, response, body }) => {
      const { changed, validFrom } = await applyPriceList(deps, {
        ...{ by: userIdOf(response), validFrom: body.validFrom, changes: body.changes },
        locale: localeOf(request),
      });
      const { priceListApplied, priceListPlanned, priceListSame } = answersTo(request);
      const say = validFrom === dayOf(clock()) ? priceListApplied : priceListPlanned;
      const message = changed === 0 ? priceListSame : say({ changed });
      return { message, changed, valid_from: validFrom };
    },
  } satisfies Partial<NamedHandlers>;
}

async function readFile(sheets: Sheets, bytes: Buffer): Promise<Sheet> {
  try {
    return await sheets.readSheet(bytes, { mostRows: priceListLimits.rows });
  } catch (error) {
    throw error instanceof UnreadableSheet ? refused(error.problem) : error;
  }
}

function refused(wrong: Problem) {
  const codes: Partial<Record<Problem['code'], 'too_large' | 'unsupported_type'>> = {
    ...{ list_too_heavy: 'too_large', not_list: 'unsupported_type' },
    ...{ list_with_macros: 'unsupported_type', list_locked_or_old: 'unsupported_type' },
  };
  const code = codes[wrong.code] ?? 'invalid_input';
  return unusableFile(code, { field: 'file', problem: wrong });
}
