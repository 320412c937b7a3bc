import { NewerDatabaseError } from '../db/migrate.ts';
import { OlderDatabaseError } from '../db/older-database.ts';
import { BackupNotNoted, NothingToBackUp, writeBackup } from '../features/backup/write-backup.ts';
import { fileOf, onFile } from './terminal/file-argument.ts';
import { readArguments, runCommand } from './terminal/run-command.ts';

const USAGE = `Usage: npm run backup -- FILE
Writes the database and uploaded pictures to a new file while the site runs.`;

/** `npm run backup -- FILE`. Does not migrate: a backup is made before an update. */
await runCommand(
  () => {
    const file = fileOf(readArguments(USAGE, { allowPositionals: true }).positionals, USAGE);
    return async (deps) => {
      const { rows, pictures, lost } = await onFile(file, () => writeBackup(deps, file));
      const lines = [`${file} holds ${rows} rows and ${pictures} files of pictures.`];
      if (lost.length > 0) {
        lines.push(`On record, but not among the uploaded pictures: ${lost.join(', ')}`);
      }
      return lines.join('\n');
    };
  },
  { refusals: [NewerDatabaseError, OlderDatabaseError, NothingToBackUp, BackupNotNoted] },
);
