import * as z from 'zod/mini';
import { locales } from '../languages/locale.ts';
import { coded } from '../errors/problem.ts';

/** Paper of a table card, the smaller first. */
export const cardPapers = ['a5', 'a4'] as const;
export type CardPaper = (typeof cardPapers)[number];

/** Things that have a table card; all models have theirs in one file too. */
export const cardKinds = ['models', 'offers', 'branches'] as const;
export type CardKind = (typeof cardKinds)[number];

/** How a table card is printed. */
export const tableCardSchema = z.object({
  paper: z.enum(cardPapers, coded('invalid')),
  /** Of its texts, and of the page that its code leads to. */
  language: z.enum(locales, coded('invalid')),
});

/** The source of a visit that began with the code of a table card (rules: sources). */
export const tableCardSource = 'utm_source=table-card&utm_medium=qr';
