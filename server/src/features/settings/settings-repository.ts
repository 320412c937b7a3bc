import {
  FIRST_BRANCH,
  settingSchemas,
  isNoticeSetting,
  isPictureSetting,
  usualSettings,
  checkSetting,
  messageLimits,
  type Branch,
  type BranchSettings,
  type DealershipSettings,
  type SettingName,
  type FurtherBranchSettings,
} from '@dealership/shared';
import { bumpSettingsRevision } from '../../db/content-revision.ts';
import { isDuplicate } from '../../db/dialect.ts';
import type { Subject } from '../../db/history.ts';
import { findRow, updateRows } from '../../db/rows.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { listBranches } from './branch-repository.ts';

/** In place of a branch: the dealership as a whole. */
const DEALERSHIP = 0;

/** The settings of a further branch that has stored none. */
const leftToFirst = { branchName: '', position: null, email: null, week: null, specialDays: null };

/** The settings of the dealership and of each of its branches, by number; 0 is the dealership. */
export async function readAllSettings(db: Database) {
  const rows = await db
    .selectFrom('settings')
    .select(['dealer_id', 'name', 'value', 'version'])
    .execute();
  const byBranch = new Map<number, Partial<Record<string, unknown>>>();
  // Written by this product, from values that its schemas have let through.
  for (const { dealer_id: id, name, value } of rows) {
    byBranch.set(id, { ...byBranch.get(id), [name]: JSON.parse(value) as unknown });
  }
  return {
    dealership: byBranch.get(DEALERSHIP) as unknown as DealershipSettings,
    /** The version of a setting of the whole dealership; 0: it is not stored yet. */
    versionOf: (wanted: keyof DealershipSettings) =>
      rows.find(({ dealer_id: id, name }) => id === DEALERSHIP && name === wanted)?.version ?? 0,
    of: (branch: number): FurtherBranchSettings | undefined => {
      const known = byBranch.get(branch);
      if (!known?.address) return undefined;
      return { ...leftToFirst, ...known } as unknown as FurtherBranchSettings;
    },
  };
}

/**
 * All settings of the dealership, its first branch, and the branches that are shown, in their order; where a branch has
 * no value of its own it has that of the first.
 */
export async function readStoredSettings(db: Database) {
  const [all, { dealership, of, versionOf }] = await Promise.all([
    listBranches(db),
    readAllSettings(db),
  ]);
  const first = of(FIRST_BRANCH) as BranchSettings | undefined;
  if (!first) throw new Error('The database has no branch: the start adds the first.');
  const branches = all.flatMap(({ id, isShown, deletedAt }): Branch | [] => {
    const own = of(id);
    if (!own || !isShown || deletedAt !== null) return [];
    const { email, week, specialDays } = own;
    return {
      ...own,
      id,
      email: email ?? first.email,
      week: week ?? first.week,
      specialDays: specialDays ?? first.specialDays,
    };
  });
  // Of the policy that comes with the product 0.
  const privacyEdition = dealership['privacy-policy'] ? versionOf('privacy-policy') : 0;
  return { settings: dealership, first, branches, privacyEdition, versionOf };
}

/**
 * The branch with this number, if it is shown, and the name of its dealership; `007` and the like are refused.
 * @param today `YYYY-MM-DD`: special days that are over are left out
 */
export async function findBranch(db: Database, id: string, today: string) {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
  const { settings, branches } = await readStoredSettings(db);
  const branch = branches.find((each) => each.id === Number(id));
  if (!branch) return undefined;
  const specialDays = branch.specialDays.filter(({ lastDay }) => today <= lastDay);
  return { branch: { ...branch, specialDays }, seller: settings.name };
}

/**
 * Stores samples for settings that are missing: everything in an empty database, later those that a new version adds.
 * Two servers that start together may both do it.
 */
export async function addMissingSettings(
  db: Database,
  samples: { settings: DealershipSettings; branch: BranchSettings },
): Promise<void> {
  try {
    await inTransaction(db, async (transaction) => {
      const dealers = await transaction.selectFrom('dealers').select('id').execute();
      if (dealers.length === 0) {
        await transaction.insertInto('dealers').values({ id: FIRST_BRANCH }).execute();
      }
      const known = await transaction
        .selectFrom('settings')
        .select(['dealer_id', 'name'])
        .execute();
      const wanted = [
        ...toRows(DEALERSHIP, samples.settings),
        ...toRows(FIRST_BRANCH, samples.branch),
        ...dealers
          .filter(({ id }) => id > FIRST_BRANCH && known.some((each) => each.dealer_id === id))
          .flatMap(({ id }) => toRows(id, leftToFirst)),
      ];
      const missing = wanted.filter(
        (row) => !known.some((each) => each.dealer_id === row.dealer_id && each.name === row.name),
      );
      if (missing.length === 0) return;
      await transaction.insertInto('settings').values(missing).execute();
      await bumpSettingsRevision(transaction);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

function isUsual(name: SettingName): boolean {
  return usualSettings.includes(name) || isPictureSetting(name) || isNoticeSetting(name);
}

function isNothing(value: unknown): boolean {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return value === '' || value === false || isEmpty;
}

export async function insertSettings(
  db: Database,
  branch: number,
  settings: Pick<FurtherBranchSettings, 'branchName' | 'address' | 'phones'>,
): Promise<void> {
  const rows = toRows(branch, { ...leftToFirst, ...settings });
  await db
    .insertInto('settings')
    .values(rows.map((row) => ({ ...row, is_sample: 0 as const })))
    .execute();
}

export async function deleteSettings(db: Database, branches: readonly number[]): Promise<void> {
  await db.deleteFrom('settings').where('dealer_id', 'in', branches).execute();
  for (const branch of branches) {
    await db
      .deleteFrom('history')
      .where('kind', '=', 'setting')
      .where('subject', 'like', `${branch} %`)
      .execute();
  }
}

function toRows(dealerId: number, settings: object) {
  return Object.entries(settings).map(([name, value]) => ({
    dealer_id: dealerId,
    name: name as SettingName,
    value: JSON.stringify(value),
    version: 1,
    // An empty value is no sample; neither is a default that suits every dealership.
    is_sample:
      dealerId > FIRST_BRANCH || isNothing(value) || isUsual(name as SettingName)
        ? (0 as const)
        : (1 as const),
  }));
}

/** `dealerId`: the branch, or 0. */
export type StoredSetting = Awaited<ReturnType<typeof listSettings>>[number];

/**
 * All settings, those of the dealership first, then branch by branch, as they are listed in shared; without deleted
 * branches.
 */
export async function listSettings(db: Database) {
  const rows = await db
    .selectFrom('settings')
    .selectAll()
    .where('dealer_id', 'not in', (query) =>
      query.selectFrom('dealers').select('id').where('deleted_at', 'is not', null),
    )
    .orderBy('dealer_id')
    .execute();
  const names = Object.keys(settingSchemas);
  return rows
    .filter(({ name }) => names.includes(name))
    .sort((a, b) => a.dealer_id - b.dealer_id || names.indexOf(a.name) - names.indexOf(b.name))
    .map((row) => ({
      dealerId: row.dealer_id,
      name: row.name as SettingName,
      value: JSON.parse(row.value) as unknown,
      version: row.version,
      // One that was stored as a sample before it counted as usual is none.
      isSample: row.is_sample === 1 && !isUsual(row.name as SettingName),
    }));
}

/** A setting of the dealership as a whole; `undefined`: no server that knows it has started yet. */
export async function findSetting(db: Database, name: keyof DealershipSettings) {
  const row = await findRow(db, 'settings', { dealer_id: DEALERSHIP, name });
  return row && { value: JSON.parse(row.value) as unknown, version: row.version };
}

/** Stores a setting in place of this version of it; it is no sample any more. */
export async function updateSetting(
  db: Database,
  { dealerId, name, version, value }: Omit<StoredSetting, 'isSample'>,
): Promise<void> {
  const set = { value: JSON.stringify(value), version: version + 1, is_sample: 0 } as const;
  await updateRows(db, 'settings', { equal: { dealer_id: dealerId, name, version }, set });
}

export function settingSubject({ dealerId, name }: { dealerId: number; name: string }): Subject {
  return { kind: 'setting', subject: `${dealerId} ${name}` };
}

export async function findConfirmationLimit(db: Database): Promise<number> {
  const stored = await findSetting(db, 'confirmationLimit');
  return checkSetting('confirmationLimit', stored?.value ?? messageLimits.usualInAnHour).value;
}

/** Whether an enquiry has been closed with a reason, also one that was opened again. */
export async function isReasonUsed(db: Database, key: string): Promise<boolean> {
  return (await findRow(db, 'desk_events', { reason: key })) !== undefined;
}
