import type { EditedPage, ListLook } from './page-text.ts';

/** Pages in which people look something up: contents in front, and what each section says in short. */
export const articlePages: readonly EditedPage[] = ['privacy-policy', 'terms-conditions'];

/**
 * How the lists of a section look, and in how many parts their lines are told: a colon and a blank stand between
 * two parts (`- 1996: Two mechanics and a lift: We began behind a tea stall.`).
 */
export const listLooks: Readonly<Record<ListLook, number>> = {
  ticks: 1,
  points: 2,
  figures: 2,
  years: 3,
};

/** In code points, except where a list is meant. */
export const pageTextLimits = {
  title: 80,
  lead: 400,
  sections: 30,
  heading: 120,
  inShort: 250,
  body: 4000,
};
