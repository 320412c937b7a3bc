import { UnusableBackup } from '../features/backup/archive-reader.ts';
import { TargetNotEmpty, restoreBackup } from '../features/backup/restore-backup.ts';
import { findNewestEnquiry } from '../features/enquiries/enquiry-repository.ts';
import { onFile, readFileArgument } from './terminal/file-argument.ts';
import { runCommand } from './terminal/run-command.ts';

const USAGE = `Usage: npm run restore -- FILE
Restores a backup into an empty place: a new database (DATABASE_URL) and a new folder
(UPLOADS_DIR) or bucket (S3_BUCKET).
Nothing that is already there is replaced; see docs/backup.md.`;

/** `npm run restore -- FILE`. */
await runCommand(
  () => {
    const file = readFileArgument(USAGE);
    return async ({ config: { database }, ...deps }) => {
      const { rows, takenAt } = await onFile(file, () =>
        restoreBackup({ ...deps, database, findNewestEnquiry }, file),
      );
      return `Restored: ${rows} rows, as they were on ${takenAt}.`;
    };
  },
  { refusals: [UnusableBackup, TargetNotEmpty], isRestore: true },
);
