/** The branch with the dealership's own address, numbers and hours: it cannot be hidden or deleted. */
export const FIRST_BRANCH = 1;

/** Deleted branches do not count. The menu of every page lists them all. */
export const MOST_BRANCHES = 50;
