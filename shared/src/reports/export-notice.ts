import * as z from 'zod/mini';
import { MAX_ROWS_FOR_PAPER } from './report-query.ts';

/** The ways in which a report leaves the back office. */
export const exportFormats = ['PDF', 'CSV', 'Print'] as const;

export type ExportFormat = (typeof exportFormats)[number];

const rowsProblem = `rows is a whole number from 1 to ${MAX_ROWS_FOR_PAPER}`;

/** What a browser tells of an export that it makes itself; the report's filters stand beside it. */
export const exportNoticeSchema = z.object({
  format: z.enum(exportFormats, 'Choose PDF, CSV or Print'),
  rows: z
    .int(rowsProblem)
    .check(z.minimum(1, rowsProblem), z.maximum(MAX_ROWS_FOR_PAPER, rowsProblem)),
});

export type ExportNotice = z.infer<typeof exportNoticeSchema>;
