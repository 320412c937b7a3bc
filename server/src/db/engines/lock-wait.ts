/**
 * On MySQL a write that waits for a row lock gives up after this long (`isLockTimeout`): well before the statement
 * timeout, so that a lock can be distinguished from a hanging database.
 */
export const LOCK_WAIT_SECONDS = 1;
