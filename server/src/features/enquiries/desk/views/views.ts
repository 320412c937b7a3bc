import {
  isAllowed,
  problem,
  savedViewLimits,
  type AuditedAction,
  type NewView,
  type SavedView,
  type ViewChange,
  type ViewFilter,
} from '@dealership/shared';
import type { Actor } from '../../../../http/calls/require-session.ts';
import {
  deleteRows,
  idsOf,
  insertRow,
  placeBehind,
  storeOrder,
  updateRows,
} from '../../../../db/rows.ts';
import type { Needs } from '../../../../needs.ts';
import { inViewsTurn } from '../../../../db/content-revision.ts';
import type { Database } from '../../../../db/open-database.ts';
import { forbidden, invalidInput, notFound } from '../../../../errors/app-error.ts';
import { listViewsOf, type StoredView } from './view-repository.ts';

type Deps = Needs<'db' | 'clock' | 'audit'>;

/** The user's own views, then the shared ones, without the kinds that they may not read. */
export async function readViews(db: Database, actor: Actor): Promise<SavedView[]> {
  return (await listSeen(db, actor)).map(({ id, user_id: userId, name, filter }) => ({
    id,
    name,
    filter,
    is_shared: userId === null,
    is_mine: userId !== null || mayShare(actor),
  }));
}

/**
 * Stores a view. The same view again adds nothing.
 * @returns its number
 * @throws {AppError} `invalid_input` for a taken name, a kind that the user may not read, or too many views
 */
export async function addView(deps: Deps, actor: Actor, { name, filter, isShared }: NewView) {
  checkFilter(filter, actor);
  if (isShared) checkSharing(actor);
  const userId = isShared ? null : actor.userId;
  return inViewsTurn(deps, async (transaction) => {
    const there = await listViewsOf(transaction, userId);
    const same = there.find((view) => view.name === name);
    if (same && isSame(same.filter, filter)) return same.id;
    checkPlace(there, name);
    const id = await insertRow(transaction, 'desk_views', {
      user_id: userId,
      name,
      filter: JSON.stringify(filter),
      position: there.length,
      created_at: deps.clock(),
    });
    // Deleted views have left gaps.
    await storeOrder(transaction, 'desk_views', [...idsOf(there), id]);
    const event = { userId: actor.userId, action: 'shared view added' } as const;
    if (isShared) await deps.audit({ ...event, what: String(id) }, transaction);
    return id;
  });
}

/**
 * Renames a view, gives it other filters or another place, shares it, or makes a shared one the user's own.
 * @throws {AppError} `not_found` for one that the user cannot see, `forbidden` for a shared one without the right to
 *   share, and the errors of `addView`
 */
export async function changeView(
  deps: Deps,
  actor: Actor,
  { id, isShared, after, ...change }: ViewChange & { id: string },
): Promise<void> {
  if (change.filter) checkFilter(change.filter, actor);
  await inViewsTurn(deps, async (transaction) => {
    const seen = (await listSeen(transaction, actor)).find((each) => String(each.id) === id);
    if (!seen) throw notFound('view');
    checkMine(seen, actor);
    // As stored: kinds that the user may not read (any more) stay in it.
    const stored = await listViewsOf(transaction, seen.user_id);
    const view = stored.find((each) => each.id === seen.id) ?? seen;
    const wasShared = view.user_id === null;
    const isSharedNow = isShared ?? wasShared;
    if (isSharedNow && !wasShared) checkSharing(actor);
    const userId = isSharedNow ? null : actor.userId;
    const name = change.name ?? view.name;
    const filter = change.filter ?? view.filter;
    const others = (await listViewsOf(transaction, userId)).filter((each) => each.id !== view.id);
    const hasMoved = isSharedNow !== wasShared;
    if (hasMoved || name !== view.name) checkPlace(others, name);
    await updateRows(transaction, 'desk_views', {
      equal: { id: view.id },
      set: { user_id: userId, name, filter: JSON.stringify(filter) },
    });
    if (hasMoved || after !== undefined) {
      const ids = idsOf(others);
      const wanted = placeBehind(ids, { id: view.id, after: after ?? ids.at(-1) ?? 0 });
      if (!wanted) throw invalidInput({ after: problem('not_view') });
      await storeOrder(transaction, 'desk_views', wanted);
    }
    if (!wasShared && !isSharedNow) return;
    let action: AuditedAction = wasShared ? 'shared view changed' : 'shared view added';
    if (!isSharedNow) action = 'shared view removed';
    await deps.audit({ userId: actor.userId, action, what: String(view.id) }, transaction);
  });
}

/**
 * Deletes a view. A second time it changes nothing.
 * @throws {AppError} `forbidden` for a shared one without the right to share
 */
export async function removeView(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inViewsTurn(deps, async (transaction) => {
    const view = (await listSeen(transaction, actor)).find((each) => String(each.id) === id);
    if (!view) return;
    checkMine(view, actor);
    await deleteRows(transaction, 'desk_views', { id: view.id });
    const event = { userId: actor.userId, action: 'shared view removed', what: id } as const;
    if (view.user_id === null) await deps.audit(event, transaction);
  });
}

/** The user's own views, then the shared ones, with what they may read; views without any are left out. */
async function listSeen(db: Database, { userId, reads }: Actor): Promise<StoredView[]> {
  const all = [...(await listViewsOf(db, userId)), ...(await listViewsOf(db, null))];
  return all.flatMap((view) => {
    const { branch } = view.filter;
    if (branch !== undefined && !(reads.branches?.includes(branch) ?? true)) return [];
    if (!view.filter.kinds) return view;
    const read = view.filter.kinds.filter((kind) => reads.kinds.includes(kind));
    return read.length === 0 ? [] : { ...view, filter: { ...view.filter, kinds: read } };
  });
}

function mayShare({ role }: Actor): boolean {
  return isAllowed(role, 'views.share');
}

function checkMine(view: StoredView, actor: Actor): void {
  if (view.user_id === null && !mayShare(actor)) throw forbidden();
}

function checkSharing(actor: Actor): void {
  if (!mayShare(actor)) throw invalidInput({ isShared: problem('may_not_share') });
}

function checkFilter({ kinds = [], branch }: ViewFilter, { reads }: Actor): void {
  if (kinds.some((kind) => !reads.kinds.includes(kind))) {
    throw invalidInput({ filter: problem('not_kind') });
  }
  if (branch !== undefined && !(reads.branches?.includes(branch) ?? true)) {
    throw invalidInput({ filter: problem('not_branch') });
  }
}

/** Checks whether one more view of this name may be added. */
function checkPlace(others: readonly StoredView[], name: string): void {
  if (others.some((view) => view.name === name)) {
    throw invalidInput({ name: problem('view_exists') });
  }
  const { count: max } = savedViewLimits;
  if (others.length >= max) throw invalidInput({ name: problem('too_many_views', { max }) });
}

function isSame(left: ViewFilter, right: ViewFilter): boolean {
  const text = ({ view, kinds, status, branch, assignee }: ViewFilter) =>
    JSON.stringify([view, kinds, status, branch, assignee]);
  return text(left) === text(right);
}
