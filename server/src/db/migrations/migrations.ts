import type { Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';
import { up as baseline } from './2026-11-27-baseline.ts';
import { up as searchTextInBytes } from './2026-11-27-search-text-in-bytes.ts';
import { up as oneHistory } from './2026-11-28-one-history.ts';
import { up as languageOfEnquiries } from './2026-11-29-language-of-enquiries.ts';
import { up as languageOfStaff } from './2026-11-29-language-of-staff.ts';
import { up as namesWithoutDots } from './2026-11-29-names-without-dots.ts';
import { up as cardsOfEnquiries } from './2026-11-30-cards-of-enquiries.ts';
import { up as quotations } from './2026-11-30-quotations.ts';
import { up as stock } from './2026-12-01-stock.ts';
import { up as branches } from './2026-12-02-branches.ts';
import { up as keys } from './2026-12-03-keys.ts';
import { up as webhooks } from './2026-12-03-webhooks.ts';
import { up as calendars } from './2026-12-04-calendars.ts';

/**
 * One step. On MySQL every statement commits, so that each must do nothing where it is done already: the next start repeats
 * an interrupted step. On SQLite all steps of a start run in one transaction.
 */
export type MigrationStep = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/**
 * The steps in order of their names: the day and what it does, each in a file of its own. A step that has been released is
 * never changed; a correction is a new step.
 */
export const migrations: Readonly<Record<string, MigrationStep>> = {
  '2026-11-27-baseline': baseline,
  '2026-11-27-search-text-in-bytes': searchTextInBytes,
  '2026-11-28-one-history': oneHistory,
  '2026-11-29-language-of-enquiries': languageOfEnquiries,
  '2026-11-29-language-of-staff': languageOfStaff,
  '2026-11-29-names-without-dots': namesWithoutDots,
  '2026-11-30-cards-of-enquiries': cardsOfEnquiries,
  '2026-11-30-quotations': quotations,
  '2026-12-01-stock': stock,
  '2026-12-02-branches': branches,
  '2026-12-03-keys': keys,
  '2026-12-03-webhooks': webhooks,
  '2026-12-04-calendars': calendars,
};
