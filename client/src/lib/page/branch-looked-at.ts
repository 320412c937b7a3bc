/** In the tab's storage, until it is closed. */
const NAME = 'branch';

/** Notes that the page of a branch is looked at: forms begin with it. */
export function noteLookedAt(id: string): void {
  try {
    sessionStorage.setItem(NAME, id);
  } catch {
    // Forms then begin with the first branch.
  }
}

/** The number of the branch whose page was looked at last; `null`: none, or the browser stores nothing. */
export function findLookedAt(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}
