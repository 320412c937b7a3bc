import type { Person } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';

/**
 * Numbers that have stopped all messages after an instant, even if they agreed to some later: too many stops harm
 * nobody.
 */
export async function listStopsSince(before: Database, since: number): Promise<string[]> {
  const rows = await before
    .selectFrom('consents')
    .innerJoin('consent_people', 'consent_people.id', 'consents.person_id')
    .select('mobile')
    .where('source', '=', 'stop')
    .where('at', '>', since)
    .where('mobile', 'is not', null)
    .distinct()
    .orderBy('mobile')
    .execute();
  return rows.flatMap(({ mobile }) => mobile ?? []);
}

/** User ids of the accounts that can be used on a day (`YYYY-MM-DD`): active and not expired. */
export async function listUsableAccounts(db: Database, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('admin_users')
    .select('user_id')
    .where('is_active', '=', 1)
    .where(({ eb, or }) => or([eb('expire_date', 'is', null), eb('expire_date', '>=', day)]))
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** The erasures after an instant in the earlier audit log: a proof and what was erased, no name or number. */
export async function listErasuresSince(before: Database, since: number): Promise<string[]> {
  const rows = await before
    .selectFrom('audit_events')
    .select('what')
    .where('action', '=', 'person erased')
    .where('created_at', '>', since)
    .orderBy('id')
    .execute();
  return rows.map(({ what }) => what);
}

export async function* readContacts(db: Database): AsyncGenerator<Person> {
  let behind: number | undefined = 0;
  while (behind !== undefined) {
    const rows: { id: number; mobile: string | null; email: string | null }[] = await db
      .selectFrom('enquiries')
      .select(['id', 'mobile', 'email'])
      .where('id', '>', behind)
      .orderBy('id')
      .limit(1000)
      .execute();
    for (const { mobile, email } of rows) {
      if (mobile) yield { mobile };
      if (email) yield { email };
    }
    behind = rows.at(-1)?.id;
  }
}
