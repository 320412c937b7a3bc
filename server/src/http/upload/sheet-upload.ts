import type { Request } from 'express';
import type { Problem } from '@dealership/shared';
import { unusableFile, type AppError } from '../../errors/app-error.ts';
import { UnreadableSheet, type Sheet, type SheetLimits } from '../../sheets/sheet.ts';
import type { Sheets } from '../../sheets/sheets.ts';
import { withUpload, type Upload } from './upload.ts';

interface SheetRules extends SheetLimits {
  bytes: number;
  /** The texts for a file that is too large, and for none or several. */
  tooLarge: Problem;
  missing: Problem;
}

/**
 * Receives a form with one file of tables under `file`: CSV, XLSX, or a page with tables.
 * @throws {AppError} as `withUpload`, and the problems of the file when `work` reads it or finds its table
 */
export function withSheet<Result>(
  request: Request,
  { sheets, bytes, tooLarge, missing, ...limits }: SheetRules & { sheets: Sheets },
  work: (form: {
    texts: Upload['texts'];
    readFile: () => Promise<{ sheets: Sheet[]; bytes: Buffer }>;
  }) => Promise<Result>,
): Promise<Result> {
  const rules = { fields: ['file'], maxFiles: 1, limits: { bytes, tooLarge, tooMany: missing } };
  return withUpload(request, rules, async ({ texts, files: [file] }) => {
    const readFile = async () => {
      if (!file) throw refused(missing);
      const content = await file.read();
      return { sheets: await sheets.readTables(content, limits), bytes: content };
    };
    try {
      return await work({ texts, readFile });
    } catch (error) {
      throw error instanceof UnreadableSheet ? refused(error.problem) : error;
    }
  });
}

function refused(wrong: Problem): AppError {
  const codes: Partial<Record<Problem['code'], 'too_large' | 'unsupported_type'>> = {
    list_too_heavy: 'too_large',
    not_list: 'unsupported_type',
    list_with_macros: 'unsupported_type',
    list_locked_or_old: 'unsupported_type',
    list_of_other_sort: 'unsupported_type',
  };
  const code = codes[wrong.code] ?? 'invalid_input';
  return unusableFile(code, { field: 'file', problem: wrong });
}
