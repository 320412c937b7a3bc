/** Name of the file with the recovery codes, in every language. */
export const RECOVERY_FILE_NAME = 'recovery-codes.txt';
