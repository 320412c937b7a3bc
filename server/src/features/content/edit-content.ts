import { isDeepStrictEqual } from 'node:util';
import {
  instantOrNever,
  isOver,
  kindsWithModel,
  modelKey,
  problem,
  scheduleProblems,
  titledKinds,
  type AuditedAction,
  type ContentChange,
  type ContentKind,
  type NewContent,
  type Picture,
  type Problems,
} from '@dealership/shared';
import { idsOf, placeBehind, storeOrder } from '../../db/rows.ts';
import type { Needs } from '../../needs.ts';
import { bumpContentRevision, inContentTurn } from '../../db/content-revision.ts';
import { addToHistory, readHistory } from '../../db/history.ts';
import type { Database } from '../../db/open-database.ts';
import { findPicturesAt } from '../../db/pictures.ts';
import { selectVehicles } from '../../db/vehicle-row.ts';
import { invalidInput, notFound, Stale } from '../../errors/app-error.ts';
import { isUploaded } from '../../storage/prepare-image.ts';
import {
  findContent,
  findContentWith,
  insertContent,
  listContent,
  tableOf,
  updateContent,
  type ContentItem,
  type ContentFields,
  type ContentFieldsChange,
} from './content-repository.ts';

export type EditDeps = Needs<'db' | 'clock' | 'audit'>;

export interface Target {
  by: string;
  kind: ContentKind;
  id: number;
}

/**
 * Publishes a stored picture before all others of its kind; visitors see it at once. The same a second time adds
 * nothing: a picture that was uploaded is added to a list once.
 *
 * @returns its number
 * @throws {AppError} `invalid_input`, by field
 */
export async function addContent(
  deps: EditDeps,
  { by, kind, action }: Pick<Target, 'by' | 'kind'> & { action: AuditedAction },
  { picture: path, title, description, model, start = '', end = '' }: NewContent,
): Promise<number> {
  return inContentTurn(deps, async (transaction) => {
    const schedule = { startsAt: instantOrNever(start), endsAt: instantOrNever(end) };
    const picture = await storedPicture(transaction, path);
    const key = await modelOf(transaction, { kind, model, before: null });
    const isTitled = titledKinds.includes(kind);
    const texts = isTitled && title && description ? { title, description } : null;
    const fields = picture && key !== undefined && { picture, texts, ...schedule, modelKey: key };
    const there = await findContentWith(transaction, kind, path);
    if (there?.deletedAt === null && isDeepStrictEqual(fieldsOf(there), fields)) return there.id;
    const problems: Problems = {
      ...scheduleProblems(schedule, { startsAt: null, endsAt: null }, deps.clock()),
      ...(isTitled && !title && { title: problem('title_missing') }),
      ...(isTitled && !description && { description: problem('description_missing') }),
      ...(there && { picture: problem('picture_used') }),
      ...(!picture && { picture: problem('not_picture_path') }),
      ...(key === undefined && { model: problem('not_model') }),
    };
    if (!fields || Object.keys(problems).length > 0) throw invalidInput(problems);
    const id = await insertContent(transaction, kind, { fields, createdAt: deps.clock() });
    await bumpContentRevision(transaction);
    const what = [String(id), ...(texts ? [texts.title.en] : [])].join(': ');
    await deps.audit({ userId: by, action, what }, transaction);
    return id;
  });
}

/**
 * Changes something published; visitors see it at once. The same a second time changes nothing.
 *
 * @throws {Stale} when it has changed since
 * @throws {AppError} `invalid_input`, by field
 */
export async function changeContent(
  deps: EditDeps,
  target: Target,
  { version, ...change }: ContentChange,
): Promise<void> {
  await changeFields(deps, target, version, async (transaction, item) => {
    const { kind } = target;
    const before = fieldsOf(item);
    const { startsAt, endsAt, texts } = before;
    const schedule = {
      startsAt: change.start === undefined ? startsAt : instantOrNever(change.start),
      endsAt: change.end === undefined ? endsAt : instantOrNever(change.end),
    };
    const { title, description } = change;
    const path = change.picture ?? before.picture.path;
    const isSame = path === before.picture.path;
    const picture = isSame ? before.picture : await storedPicture(transaction, path);
    const wanted = { kind, model: change.model, before: before.modelKey };
    const model = await modelOf(transaction, wanted);
    const problems: Problems = {
      ...scheduleProblems(schedule, before, deps.clock()),
      ...(picture === undefined && { picture: problem('not_picture_path') }),
      ...(model === undefined && { model: problem('not_model') }),
    };
    if (picture === undefined || model === undefined || Object.keys(problems).length > 0) {
      throw invalidInput(problems);
    }
    return {
      picture,
      ...schedule,
      modelKey: model,
      texts: texts && {
        title: title ?? texts.title,
        description: description ?? texts.description,
      },
    };
  });
}

/**
 * Shows the content before a change again, at once.
 *
 * @throws {Stale} when it has changed since
 * @throws {AppError} `not_found`, `invalid_input` when its picture is gone
 */
export async function bringVersionBack(
  deps: EditDeps,
  target: Target,
  { version, change }: { version: number; change: number },
): Promise<void> {
  await changeFields(deps, target, version, async (transaction) => {
    const { kind, id: subject } = target;
    const changes = await readHistory<ContentFieldsChange>(transaction, { kind, subject });
    const before = changes.find(({ number }) => number === change)?.value.before;
    if (!before) throw notFound('change');
    const { path } = before.picture;
    if (isUploaded(path) && !(await findPicturesAt(transaction, [path])).has(path)) {
      throw invalidInput({ picture: problem('not_picture_path') });
    }
    return before;
  });
}

async function changeFields(
  deps: EditDeps,
  { by, kind, id }: Target,
  version: number,
  next: (transaction: Database, item: ContentItem) => Promise<ContentFields>,
): Promise<void> {
  await inContentTurn(deps, async (transaction) => {
    const item = await findThere(transaction, { kind, id });
    const before = fieldsOf(item);
    const isStale = version !== item.version;
    const after = await next(transaction, item).catch((error: unknown) => {
      // An input that was valid when the call began may be invalid only because of a change meanwhile.
      throw isStale ? new Stale() : error;
    });
    if (isDeepStrictEqual(before, after)) return;
    if (isStale) throw new Stale();
    await updateContent(transaction, kind, id, { fields: after, version: version + 1 });
    const change = { value: { before, after }, userId: by, at: deps.clock() };
    await addToHistory(transaction, { kind, subject: id }, change);
    await bumpContentRevision(transaction);
    const what = nameOf(kind, { id, texts: after.texts });
    await deps.audit({ userId: by, action: 'content changed', what }, transaction);
  });
}

function fieldsOf({ picture, texts, startsAt, endsAt, modelKey: key }: ContentItem): ContentFields {
  return { picture, texts, startsAt, endsAt, modelKey: key };
}

/** `offers 7: Puja bonus`, for the audit log. */
function nameOf(kind: ContentKind, { id, texts }: Pick<ContentItem, 'id' | 'texts'>): string {
  return [`${kind} ${id}`, ...(texts ? [texts.title.en] : [])].join(': ');
}

async function storedPicture(db: Database, path: string): Promise<Picture | undefined> {
  const found = (await findPicturesAt(db, [path])).get(path);
  return found && toPicture(found);
}

/** As content and its history store it, without the description, which has a row of its own. */
export function toPicture({ path, width, height, placeholder }: Picture): Picture {
  return { path, width, height, placeholder };
}

/** The key of the requested model; `undefined`: there is none of this name. */
export async function modelOf(
  db: Database,
  { kind, model, before }: { kind: ContentKind; model: string | undefined; before: string | null },
): Promise<string | null | undefined> {
  if (model === undefined || !kindsWithModel.includes(kind)) return before;
  const key = modelKey(model);
  if (key === '' || key === before) return key || null;
  const found = await selectVehicles(db).where('model_key', '=', key).executeTakeFirst();
  return found?.model_key;
}

/** Moves it behind another of its kind (`after`; 0: to the beginning). The same a second time changes nothing. */
export async function moveContent(deps: EditDeps, { by, kind, id }: Target, after: number) {
  await inContentTurn(deps, async (transaction) => {
    const item = await findThere(transaction, { kind, id });
    const all = idsOf(await listContent(transaction, kind));
    if (after === id) return;
    const wanted = placeBehind(all, { id, after });
    if (!wanted) throw invalidInput({ after: problem('not_content') });
    if (isDeepStrictEqual(wanted, all)) return;
    await storeOrder(transaction, tableOf(kind), wanted);
    await bumpContentRevision(transaction);
    await deps.audit(
      { userId: by, action: 'content moved', what: nameOf(kind, item) },
      transaction,
    );
  });
}

/**
 * Deletes it; its data and its picture stay for 30 days.
 *
 * @throws {AppError} `not_found` when it is deleted already
 */
export async function deleteContent(
  deps: EditDeps,
  { by, kind, id }: Target,
  { action, what }: { action: AuditedAction; what: Parameters<typeof notFound>[0] },
): Promise<void> {
  await inContentTurn(deps, async (transaction) => {
    await findThere(transaction, { kind, id }, what);
    await updateContent(transaction, kind, id, { deletedAt: deps.clock() });
    await bumpContentRevision(transaction);
    await deps.audit({ userId: by, action, what: String(id) }, transaction);
  });
}

/** Brings something deleted back as it was. A second time it changes nothing. */
export async function bringContentBack(deps: EditDeps, { by, kind, id }: Target): Promise<void> {
  await inContentTurn(deps, async (transaction) => {
    const item = await findContent(transaction, kind, id);
    if (!item || isOver(item, deps.clock())) throw notFound('content');
    if (item.deletedAt === null) return;
    await updateContent(transaction, kind, id, { deletedAt: null });
    await bumpContentRevision(transaction);
    const what = nameOf(kind, item);
    await deps.audit({ userId: by, action: 'content brought back', what }, transaction);
  });
}

async function findThere(
  db: Database,
  { kind, id }: Pick<Target, 'kind' | 'id'>,
  what: Parameters<typeof notFound>[0] = 'content',
): Promise<ContentItem> {
  const item = await findContent(db, kind, id);
  if (!item || item.deletedAt !== null) throw notFound(what);
  return item;
}
