const SQLITE_BUSY = 5;
/** Another connection has written since this transaction began to read: waiting does not help. */
const SQLITE_BUSY_SNAPSHOT = 517;

/** Whether SQLite did not run a statement because another program is writing: the same statement may succeed later. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  const { errcode } = error;
  if (typeof errcode !== 'number' || errcode === SQLITE_BUSY_SNAPSHOT) return false;
  return (errcode & 0xff) === SQLITE_BUSY;
}
