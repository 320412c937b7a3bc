import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { isBusy } from './sqlite-errors.ts';

/** Kept here, so that nothing closes them before the process ends. */
const held: DatabaseSyncInstance[] = [];

/** Holds a file until the process ends, however it ends. @returns whether no other process holds it */
export function holdFile(file: string): boolean {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return false;
    throw error;
  }
  held.push(database);
  return true;
}
