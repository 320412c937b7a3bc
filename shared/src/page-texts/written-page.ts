import type { EditedPage, ListLook } from './page-text.ts';

/** Pages for looking things up: they begin with contents, and each section has a summary. */
export const articlePages: readonly EditedPage[] = ['privacy-policy', 'terms-conditions'];

/**
 * Looks of lists, and the number of parts in their lines, separated by a colon and a blank (`- 1996: Two mechanics and
 * a lift: We began behind a tea stall.`).
 */
export const listLooks: Readonly<Record<ListLook, number>> = {
  ticks: 1,
  points: 2,
  figures: 2,
  years: 3,
};

/** In code points, except for lists. */
export const pageTextLimits = {
  title: 80,
  lead: 400,
  sections: 30,
  heading: 120,
  inShort: 250,
  body: 4000,
  noticeText: 30_000,
  noticeBasis: 400,
};
