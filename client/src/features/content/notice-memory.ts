import { dayOf } from '@dealership/shared';

const STORAGE_KEY = 'notices-seen';

/** Path of a picture -> the day on which it was last shown (`YYYY-MM-DD`, in the showroom's zone). */
type Seen = Record<string, string>;

/** Whether a notification's picture has been shown in this browser today. */
export function isSeenToday(path: string, now: number): boolean {
  return read()[path] === dayOf(now);
}

/** Remembers that a picture was shown; forgets those of other days. */
export function rememberSeen(path: string, now: number): void {
  const today = dayOf(now);
  const others = Object.entries(read()).filter(([, day]) => day === today);
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ ...Object.fromEntries(others), [path]: today }),
    );
  } catch {
    // A browser without storage shows it again on the next visit.
  }
}

function read(): Seen {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Seen) : {};
  } catch {
    return {};
  }
}
