import type { Kysely } from 'kysely';
import { createIndexOnce, dropIndexOnce, type Engine } from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

function index(name: string, columns: string[], sqliteWhere?: string): Step {
  return (db, engine) =>
    createIndexOnce(db, engine, {
      ...{ name: `desk_${name}`, table: 'desk', columns },
      ...(sqliteWhere !== undefined && { sqliteWhere }),
    });
}

function dropIndex(name: string): Step {
  return (db, engine) => dropIndexOnce(db, engine, { name: `desk_${name}`, table: 'desk' });
}

/**
 * Lists that grow without end (closed, from before the desk) in order within each kind, and for each person: whoever looks
 * for few among them would otherwise read all.
 */
export const deskListSteps: Readonly<Record<string, Step>> = {
  '0346-desk-by-kind-and-arrival': index('by_kind_and_arrival', [
    ...['kind', 'standing', 'arrived_at', 'enquiry_id', 'status', 'assignee'],
  ]),
  '0347-desk-without-by-arrival': dropIndex('by_arrival'),
  '0348-desk-by-kind-and-closing': index(
    'by_kind_and_closing',
    ['kind', 'closed_at', 'enquiry_id', 'status', 'assignee'],
    'closed_at',
  ),
  '0349-desk-without-by-closing': dropIndex('by_closing'),
  '0350-desk-by-person-and-closing': index(
    'by_person_and_closing',
    ['assignee', 'closed_at', 'enquiry_id', 'kind', 'status'],
    'closed_at',
  ),
};
