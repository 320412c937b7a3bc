import type { Request } from 'express';
import type { Problem } from '@dealership/shared';
import { unusableFile, type AppError } from '../errors/app-error.ts';
import { UnreadableSheet, type Sheet, type SheetLimits } from '../sheets/sheet.ts';
import type { Sheets } from '../sheets/sheets.ts';
import { withUpload, type Upload } from './upload.ts';

interface SheetRules extends SheetLimits {
  bytes: number;
  /** What is said of a file that is larger, and of none or several. */
  tooLarge: Problem;
  missing: Problem;
}

interface SheetFile {
  sheet: Sheet;
  bytes: Buffer;
  /** On the sender's machine. */
  name: string;
}

/**
 * Receives a form with one table, CSV or XLSX, under `file`.
 * @throws {AppError} as `withUpload`, and what is wrong with the file when `work` reads it
 */
export function withSheet<Result>(
  request: Request,
  { sheets, bytes, tooLarge, missing, ...limits }: SheetRules & { sheets: Sheets },
  work: (form: { texts: Upload['texts']; readFile: () => Promise<SheetFile> }) => Promise<Result>,
): Promise<Result> {
  const rules = {
    ...{ fields: ['file'], maxFiles: 1 },
    limits: { bytes, tooLarge, tooMany: missing },
  };
  return withUpload(request, rules, ({ texts, files: [file] }) =>
    work({
      texts,
      readFile: async () => {
        if (!file) throw refused(missing);
        const content = await file.read();
        try {
          const sheet = await sheets.readSheet(content, limits);
          return { sheet, bytes: content, name: file.name };
        } catch (error) {
          throw error instanceof UnreadableSheet ? refused(error.problem) : error;
        }
      },
    }),
  );
}

function refused(wrong: Problem): AppError {
  const codes: Partial<Record<Problem['code'], 'too_large' | 'unsupported_type'>> = {
    ...{ list_too_heavy: 'too_large', not_list: 'unsupported_type' },
    ...{ list_with_macros: 'unsupported_type', list_locked_or_old: 'unsupported_type' },
  };
  const code = codes[wrong.code] ?? 'invalid_input';
  return unusableFile(code, { field: 'file', problem: wrong });
}
