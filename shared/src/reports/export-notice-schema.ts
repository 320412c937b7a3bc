import * as z from 'zod/mini';
import { exportFormats, MAX_ROWS_FOR_PAPER, type ExportNotice } from './report-query.ts';

const rowsProblem = `rows is a whole number from 1 to ${MAX_ROWS_FOR_PAPER}`;

/** What a browser tells of an export that it makes itself; the report's filters stand beside it. */
export const exportNoticeSchema: z.ZodMiniType<ExportNotice> = z.object({
  format: z.enum(exportFormats, 'Choose PDF, CSV or Print'),
  rows: z
    .int(rowsProblem)
    .check(z.minimum(1, rowsProblem), z.maximum(MAX_ROWS_FOR_PAPER, rowsProblem)),
});
