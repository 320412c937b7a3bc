import {
  isAllowed,
  problem,
  savedViewLimits,
  type AuditedAction,
  type EnquiryKind,
  type NewView,
  type Role,
  type SavedView,
  type ViewChange,
  type ViewFilter,
} from '@dealership/shared';
import type { Audit } from '../../../../audit/audit.ts';
import { lockViews } from '../../../../db/content-revision.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { forbidden, invalidInput, notFound } from '../../../../errors/app-error.ts';
import {
  deleteStoredView,
  insertView,
  listViewsOf,
  storeViewOrder,
  updateView,
  type StoredView,
} from './view-repository.ts';

interface Deps {
  db: Database;
  clock: () => number;
  audit: Audit;
}

/** Who asks. */
export interface Asker {
  userId: string;
  role: Role;
  /** The kinds that the person reads. */
  kinds: readonly EnquiryKind[];
}

/** Own views, then the shared ones; of the kinds that one does not read nothing is said. */
export async function readViews(db: Database, asker: Asker): Promise<SavedView[]> {
  return (await listSeen(db, asker)).map(({ id, userId, name, filter }) => ({
    id,
    name,
    filter,
    is_shared: userId === null,
    is_mine: userId !== null || mayShare(asker),
  }));
}

/**
 * Keeps a view. The same again adds nothing.
 *
 * @returns its number
 * @throws {AppError} `invalid_input` for a name that is taken, a kind that one does not read, and beyond what there may be
 */
export async function addView(
  deps: Deps,
  asker: Asker,
  { name, filter, isShared }: NewView,
): Promise<number> {
  checkKinds(filter, asker);
  if (isShared) checkSharing(asker);
  const userId = isShared ? null : asker.userId;
  return inTurn(deps, async (transaction) => {
    const there = await listViewsOf(transaction, userId);
    const same = there.find((view) => view.name === name);
    if (same && isSame(same.filter, filter)) return same.id;
    checkPlace(there, name);
    const place = { position: there.length, now: deps.clock() };
    const id = await insertView(transaction, { userId, name, filter, ...place });
    // Those that were deleted have left gaps.
    await storeViewOrder(transaction, [...there.map((view) => view.id), id]);
    if (isShared) await note(deps, asker, { action: 'shared view added', id }, transaction);
    return id;
  });
}

/**
 * Renames a view, gives it other filters or another place, shares it, or makes a shared one one's own.
 *
 * @throws {AppError} `not_found` for one that is not seen, `forbidden` for a shared one without the right to share, and
 *   whatever `addView` throws
 */
export async function changeView(
  deps: Deps,
  asker: Asker,
  { id, isShared, after, ...change }: ViewChange & { id: string },
): Promise<void> {
  if (change.filter) checkKinds(change.filter, asker);
  await inTurn(deps, async (transaction) => {
    const view = await findChangeable(transaction, asker, id);
    const wasShared = view.userId === null;
    const isSharedNow = isShared ?? wasShared;
    if (isSharedNow && !wasShared) checkSharing(asker);
    const userId = isSharedNow ? null : asker.userId;
    const name = change.name ?? view.name;
    const filter = change.filter ?? view.filter;
    const others = (await listViewsOf(transaction, userId)).filter((each) => each.id !== view.id);
    const hasMoved = isSharedNow !== wasShared;
    if (hasMoved || name !== view.name) checkPlace(others, name);
    await updateView(transaction, view.id, { userId, name, filter });
    if (hasMoved || after !== undefined) {
      await storeViewOrder(transaction, placed(view.id, others, after));
    }
    if (!wasShared && !isSharedNow) return;
    let action: AuditedAction = wasShared ? 'shared view changed' : 'shared view added';
    if (!isSharedNow) action = 'shared view removed';
    await note(deps, asker, { action, id: view.id }, transaction);
  });
}

/**
 * Deletes a view. A second time it changes nothing.
 * @throws {AppError} `forbidden` for a shared one without the right to share
 */
export async function removeView(deps: Deps, asker: Asker, id: string): Promise<void> {
  await inTurn(deps, async (transaction) => {
    const view = (await listSeen(transaction, asker)).find((each) => String(each.id) === id);
    if (!view) return;
    checkMine(view, asker);
    await deleteStoredView(transaction, view.id);
    if (view.userId === null) {
      await note(deps, asker, { action: 'shared view removed', id: view.id }, transaction);
    }
  });
}

/** Of several at once, on whichever server, each waits for those before: two do not both become the twentieth. */
function inTurn<Result>(
  { db }: Deps,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    await lockViews(transaction);
    return work(transaction);
  });
}

/** Own views, then the shared ones, with the kinds that one reads; one of none of them is not there. */
async function listSeen(db: Database, { userId, kinds }: Asker): Promise<StoredView[]> {
  const all = [...(await listViewsOf(db, userId)), ...(await listViewsOf(db, null))];
  return all.flatMap((view) => {
    if (!view.filter.kinds) return view;
    const read = view.filter.kinds.filter((kind) => kinds.includes(kind));
    return read.length === 0 ? [] : { ...view, filter: { ...view.filter, kinds: read } };
  });
}

async function findChangeable(db: Database, asker: Asker, id: string): Promise<StoredView> {
  const seen = (await listSeen(db, asker)).find((view) => String(view.id) === id);
  if (!seen) throw notFound('view');
  checkMine(seen, asker);
  // With the kinds that one does not read (any more): they stay in it.
  const stored = await listViewsOf(db, seen.userId);
  return stored.find((view) => view.id === seen.id) ?? seen;
}

function mayShare({ role }: Asker): boolean {
  return isAllowed(role, 'views.share');
}

function checkMine({ userId }: StoredView, asker: Asker): void {
  if (userId === null && !mayShare(asker)) throw forbidden();
}

function checkSharing(asker: Asker): void {
  if (!mayShare(asker)) throw invalidInput({ isShared: problem('may_not_share') });
}

function checkKinds({ kinds = [] }: ViewFilter, asker: Asker): void {
  if (kinds.some((kind) => !asker.kinds.includes(kind))) {
    throw invalidInput({ filter: problem('not_kind') });
  }
}

/** Whether one more of this name may stand among others. */
function checkPlace(others: readonly StoredView[], name: string): void {
  if (others.some((view) => view.name === name)) {
    throw invalidInput({ name: problem('view_exists') });
  }
  const { count: max } = savedViewLimits;
  if (others.length >= max) throw invalidInput({ name: problem('too_many_views', { max }) });
}

/** The numbers of a list in their order; without `after` the view comes last. */
function placed(id: number, others: readonly StoredView[], after: number | undefined): number[] {
  const ids = others.map((view) => view.id);
  const place = after === undefined ? ids.length : ids.indexOf(after) + 1;
  if (after !== undefined && after !== 0 && place === 0) {
    throw invalidInput({ after: problem('not_view') });
  }
  return ids.toSpliced(place, 0, id);
}

function isSame(left: ViewFilter, right: ViewFilter): boolean {
  const text = ({ view, kinds, status, assignee }: ViewFilter) =>
    JSON.stringify([view, kinds, status, assignee]);
  return text(left) === text(right);
}

async function note(
  { audit }: Deps,
  { userId }: Asker,
  { action, id }: { action: AuditedAction; id: number },
  transaction: Database,
): Promise<void> {
  await audit({ userId, action, what: String(id) }, transaction);
}
