import { keyOfSource } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';

/** Finds the names of the keys that sources are of; those of other sources are texts of the client. */
export async function readKeyNames(db: Database, sources: readonly string[]) {
  const ids = sources.map(keyOfSource).filter((id) => id !== undefined);
  if (ids.length === 0) return () => ({});
  const found = await db
    .selectFrom('api_keys')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (source: string) => {
    const name = names.get(keyOfSource(source) ?? 0);
    return name === undefined ? {} : { name };
  };
}
