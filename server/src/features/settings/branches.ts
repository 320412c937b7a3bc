import {
  daysLeft,
  isOver,
  FIRST_BRANCH,
  MOST_BRANCHES,
  problem,
  withDeletedLast,
  type AuditedAction,
  type BranchSettings,
  type BranchRow,
  type DealershipSettings,
  type FurtherBranchSettings,
  type NewBranch,
} from '@dealership/shared';
import { setTimeout as sleep } from 'node:timers/promises';
import { idsOf, placeBehind, storeOrder } from '../../db/rows.ts';
import type { Needs } from '../../needs.ts';
import { SERVER } from '../../audit/audit.ts';
import { bumpSettingsRevision, inSettingsTurn } from '../../db/content-revision.ts';
import type { Database } from '../../db/open-database.ts';
import { invalidInput, notFound } from '../../errors/app-error.ts';
import {
  insertBranch,
  listBranches,
  updateBranch,
  type StoredBranch,
} from './branch-repository.ts';
import { addressLine } from './describe-dealership.ts';
import { deleteSettings, insertSettings, readAllSettings } from './settings-repository.ts';

type Deps = Needs<'db' | 'clock' | 'audit'>;

interface Order {
  by: string;
  id: string;
}

/** The branches in their order, then the deleted ones that can be brought back, the latest first. */
export async function listBranchRows({ db, clock }: Needs<'db' | 'clock'>): Promise<BranchRow[]> {
  const [branches, { dealership, of }] = await Promise.all([listBranches(db), readAllSettings(db)]);
  const now = clock();
  return withDeletedLast(branches, now).flatMap((branch) => {
    const { id, isShown } = branch;
    const settings = of(id);
    if (!settings) return [];
    return {
      id,
      name: nameIn(settings, dealership),
      address: addressLine(settings.address),
      is_shown: isShown,
      days_left: daysLeft(branch, now),
    };
  });
}

/** Without a name of its own it has that of the dealership; its city distinguishes it from the others. */
function nameIn(
  { branchName, address: { city, street } }: Pick<BranchSettings, 'branchName' | 'address'>,
  { name }: Pick<DealershipSettings, 'name'>,
): string {
  return branchName || `${name}, ${city || street}`;
}

/**
 * Adds a branch, which is shown.
 *
 * @returns its number
 * @throws {AppError} `invalid_input` when there are too many, or one with this name and address, as when it is sent
 *   twice
 */
export async function addBranch(deps: Deps, { by, branch }: { by: string; branch: NewBranch }) {
  const { branchName, phone, ...address } = branch;
  return inSettingsTurn(deps, async (transaction) => {
    const there = await listThere(transaction);
    const { of } = await readAllSettings(transaction);
    const line = addressLine(address);
    const isSame = (settings: FurtherBranchSettings | undefined) =>
      settings?.branchName === branchName && addressLine(settings.address) === line;
    if (there.some(({ id }) => isSame(of(id))))
      throw invalidInput({ street: problem('branch_exists') });
    if (there.length >= MOST_BRANCHES) throw tooMany();
    const id = await insertBranch(transaction);
    const phones = { sales: [phone], service: [], 'spare-parts': [], insurance: [] };
    await insertSettings(transaction, id, { branchName, address, phones });
    await note(deps, { by, action: 'branch added', id }, transaction);
    return id;
  });
}

/** Shows or hides a branch, and moves it behind another (`after`; 0: to the beginning). */
export async function changeBranch(
  deps: Deps,
  { by, id }: Order,
  { isShown, after }: { isShown?: boolean | undefined; after?: number | undefined },
): Promise<void> {
  await inSettingsTurn(deps, async (transaction) => {
    const branch = (await listThere(transaction)).find((each) => String(each.id) === id);
    if (!branch) throw notFound('branch');
    if (isShown !== undefined && isShown !== branch.isShown) {
      if (branch.id === FIRST_BRANCH) throw invalidInput({ isShown: problem('first_branch') });
      await updateBranch(transaction, branch.id, { isShown });
      const action = isShown ? 'branch shown' : 'branch hidden';
      await note(deps, { by, action, id: branch.id }, transaction);
    }
    if (after !== undefined && after !== branch.id) {
      const all = idsOf(await listBranches(transaction));
      const wanted = placeBehind(all, { id: branch.id, after });
      if (!wanted) throw invalidInput({ after: problem('not_branch') });
      if (wanted.join() === all.join()) return;
      await storeOrder(transaction, 'dealers', wanted);
      await note(deps, { by, action: 'branch moved', id: branch.id }, transaction);
    }
  });
}

/** The enquiries of branches; passed in by the desk. */
export interface EnquiriesOfBranches {
  countOfBranch: (transaction: Database, branch: number) => Promise<number>;
  /** Gives the enquiries of deleted branches to the first one. */
  moveFromDeleted: (db: Database) => Promise<void>;
}

/** The answer waits this long for the enquiries of a deleted branch: 100,000 take longer. */
const LONGEST_WAIT_MS = 5000;

/**
 * Deletes a branch; its settings stay for 30 days, and then its enquiries go to the first branch. A second time it
 * changes nothing.
 */
export async function deleteBranch(
  deps: Deps & EnquiriesOfBranches & Needs<'log'>,
  { by, id }: Order,
): Promise<void> {
  const moved = await inSettingsTurn(deps, async (transaction) => {
    const branch = await findKnown(deps, transaction, id);
    if (branch.id === FIRST_BRANCH) throw invalidInput({ id: problem('first_branch') });
    if (branch.deletedAt !== null) return 0;
    await updateBranch(transaction, branch.id, { deletedAt: deps.clock() });
    const count = await deps.countOfBranch(transaction, branch.id);
    await note(deps, { by, action: 'branch deleted', id: branch.id, moved: count }, transaction);
    return count;
  });
  if (moved === 0) return;
  const moving = deps.moveFromDeleted(deps.db).catch((error: unknown) => {
    deps.log.error({ err: error, event: 'enquiries of a deleted branch not moved' });
  });
  await Promise.race([moving, sleep(LONGEST_WAIT_MS, undefined, { ref: false })]);
}

/** Brings a deleted branch back as it was. A second time it changes nothing. */
export async function bringBackBranch(deps: Deps, { by, id }: Order): Promise<void> {
  await inSettingsTurn(deps, async (transaction) => {
    const branch = await findKnown(deps, transaction, id);
    if (branch.deletedAt === null) return;
    if ((await listThere(transaction)).length >= MOST_BRANCHES) throw tooMany();
    await updateBranch(transaction, branch.id, { deletedAt: null });
    await note(deps, { by, action: 'branch brought back', id: branch.id }, transaction);
  });
}

/**
 * Removes the settings of branches that were deleted 30 days ago. Their rows stay, so that an address is never reused for
 * another branch.
 */
export async function removeDeletedBranches(deps: Deps): Promise<void> {
  await inSettingsTurn(deps, async (transaction) => {
    const { of } = await readAllSettings(transaction);
    const over = (await listBranches(transaction)).filter(
      (branch) => isOver(branch, deps.clock()) && of(branch.id),
    );
    if (over.length === 0) return;
    await deleteSettings(transaction, idsOf(over));
    for (const { id } of over) {
      await note(deps, { by: SERVER, action: 'branch removed', id }, transaction);
    }
  });
}

/** Records a change, which visitors see from now on. */
async function note(
  { audit }: Pick<Deps, 'audit'>,
  { by, action, id, moved = 0 }: { by: string; action: AuditedAction; id: number; moved?: number },
  transaction: Database,
): Promise<void> {
  await bumpSettingsRevision(transaction);
  const what = moved > 0 ? `${id}: ${moved} to branch ${FIRST_BRANCH}` : String(id);
  await audit({ userId: by, action, what }, transaction);
}

async function listThere(db: Database): Promise<StoredBranch[]> {
  return (await listBranches(db)).filter(({ deletedAt }) => deletedAt === null);
}

/** Also a deleted one, as long as it can be brought back. */
async function findKnown({ clock }: Pick<Deps, 'clock'>, db: Database, id: string) {
  const found = (await listBranches(db)).find((branch) => String(branch.id) === id);
  const { of } = await readAllSettings(db);
  if (!found || isOver(found, clock()) || !of(found.id)) throw notFound('branch');
  return found;
}

function tooMany() {
  return invalidInput({ branches: problem('too_many_branches', { max: MOST_BRANCHES }) });
}
