import type { Dealer } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';

/** The branch with this number; `007` and the like are refused. */
export async function findDealer(db: Database, id: string): Promise<Dealer | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
  return db
    .selectFrom('dealers')
    .select(['name', 'address', 'mobile_no', 'service_no', 'open_time', 'email'])
    .where('id', '=', Number(id))
    .executeTakeFirst();
}

/** The numbers of all branches. */
export async function listDealerIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('dealers').select('id').orderBy('id').execute();
  return rows.map(({ id }) => String(id));
}
