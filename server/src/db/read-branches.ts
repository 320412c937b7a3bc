/** The branches that a person reads, as `admin_users` has them; `null`: all. */
export function readBranches(stored: string): number[] | null {
  return stored === '' ? null : stored.split(',').map(Number);
}
