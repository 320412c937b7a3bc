import type { Kysely } from 'kysely';
import { addForeignKeyOnce, type Engine } from '../dialect.ts';
import { foreignKeys } from '../foreign-keys.ts';
import type { Tables } from '../schema.ts';

/** Adds one key of `foreignKeys`. */
export function addForeignKeyStep(child: keyof Tables, column: string) {
  return async (db: Kysely<unknown>, engine: Engine): Promise<void> => {
    const key = foreignKeys.find((each) => each.child === child && each.column === column);
    if (!key) throw new Error(`${child}.${column} is no foreign key`);
    await addForeignKeyOnce(db, engine, key);
  };
}
