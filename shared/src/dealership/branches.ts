/** The branch that is the dealership's own address, numbers and hours: it can be neither hidden nor deleted. */
export const FIRST_BRANCH = 1;

/** Deleted ones do not count. The menu of every page names them all. */
export const MOST_BRANCHES = 50;
