import { roles, type Role, type RoleRule } from '@dealership/shared';
import { findRow } from '../../db/rows.ts';
import type { Database } from '../../db/open-database.ts';

export async function listRoleRules(db: Database): Promise<RoleRule[]> {
  const rows = await db.selectFrom('role_rules').selectAll().execute();
  return roles.map((role) => {
    const row = rows.find((each) => each.role === role);
    return { role, second_factor: row?.second_factor === 1 };
  });
}

export async function needsSecondFactor(db: Database, role: Role): Promise<boolean> {
  return (await findRow(db, 'role_rules', { role }))?.second_factor === 1;
}

export async function storeRoleRule(db: Database, { role, second_factor: isNeeded }: RoleRule) {
  await db
    .replaceInto('role_rules')
    .values({ role, second_factor: isNeeded ? 1 : 0 })
    .execute();
}
