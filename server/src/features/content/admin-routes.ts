import { isDeepStrictEqual } from 'node:util';
import type { Request, Response } from 'express';
import {
  contentFormSchema,
  contentKinds,
  contentLimits,
  instantOrNever,
  titledKinds,
  offerTextsSchema,
  photographs,
  problem,
  problemsOf,
  scheduleProblems,
  type AuditedAction,
  type ContentKind,
  type ContentRow,
  type PictureChange,
  type Problems,
  type UploadedPicture,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import {
  bumpContentRevision,
  bumpSettingsRevision,
  inContentTurn,
} from '../../db/content-revision.ts';
import { readHistory } from '../../db/history.ts';
import { findPicture, isPictureOfSetting, updatePicture } from '../../db/pictures.ts';
import { changeOrShow, invalidInput, notFound, Stale } from '../../errors/app-error.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { idParam } from '../../http/calls/id-param.ts';
import { answersTo, localeOf } from '../../http/answers/locale-of.ts';
import { presentHistory } from '../../http/answers/present-history.ts';
import { userIdOf } from '../../http/calls/require-session.ts';
import { limitsOfPictures, withUpload, type Upload } from '../../http/upload/upload.ts';
import {
  findModelsOnSale,
  insertContent,
  listContent,
  type ContentItem,
  type ContentSaid,
  type ContentSaidChange,
} from './content-repository.ts';
import {
  addContent,
  bringContentBack,
  bringVersionBack,
  changeContent,
  deleteContent,
  modelOf,
  moveContent,
  type EditDeps,
} from './edit-content.ts';
import { keepPictures, TURN_QUALITY } from './keep-pictures.ts';
import {
  toBanner,
  toChange,
  toGalleryItem,
  toNotificationItem,
  toOfferItem,
  toRows,
} from './presenters.ts';

type Deps = EditDeps & Needs<'images' | 'heic'>;

export function contentAdminHandlers(deps: Deps) {
  const deletion =
    (kind: ContentKind) =>
    async ({ request, response, params }: Given & { params: { id: string } }) => {
      const id = idParam(params.id);
      const { deleted } = ways[kind];
      await deleteContent(deps, { by: userIdOf(response), kind, id }, deleted);
      return { message: answersTo(request).deleted[deleted.what], id };
    };
  return {
    'POST /api/createOffers': async (given) => {
      const { item, told, message } = await addOne(deps, 'offers', given);
      return { message, ...toOfferItem(item, told) };
    },
    'POST /api/postNotification': async (given) => {
      const { item, told, message } = await addOne(deps, 'notifications', given);
      return { message, ...toNotificationItem(item, told) };
    },
    'POST /api/createBanner': async (given) => {
      const { item, told, message } = await addOne(deps, 'banners', given);
      return { message, ...toBanner(item, told) };
    },
    'POST /api/galleryupload': async (given) => {
      const { item, items, told, message } = await addOne(deps, 'gallery', given);
      const added = items.map((each) => toGalleryItem(each, told));
      return { message, ...toGalleryItem(item, told), added };
    },
    'POST /api/pictures': (given) => addPicture(deps, given),
    'PATCH /api/pictures/:id': async ({ params, body, by, answers }) => ({
      message: answers.pictureChanged,
      ...(await changePicture(deps, { by: by, id: idParam(params.id) }, body)),
    }),
    'DELETE /api/deleteOffers/:id': deletion('offers'),
    'DELETE /api/deleteNotification/:id': deletion('notifications'),
    'DELETE /api/deleteGalleryImg/:id': deletion('gallery'),
    'DELETE /api/deleteBanner/:id': deletion('banners'),
    'GET /api/content/:kind': async ({ params }) => ({
      items: await listRows(deps, kindOf(params.kind)),
    }),
    'POST /api/content/:kind': async ({ params, body, by, answers }) => {
      const kind = kindOf(params.kind);
      const { added, deleted } = ways[kind];
      const id = await addContent(deps, { by: by, kind, ...added }, body);
      const message = answers.added[deleted.what];
      return { message, id, items: await listRows(deps, kind) };
    },
    'PATCH /api/content/:kind/:id': async ({ response, params, body, answers }) => {
      const target = targetOf(response, params);
      await changeOrShow(
        () => changeContent(deps, target, body),
        () => readRow(deps, target),
      );
      const { contentChanged: message } = answers;
      return { message, items: await listRows(deps, target.kind) };
    },
    'POST /api/content/:kind/:id/move': async ({ response, params, body: { after }, answers }) => {
      const target = targetOf(response, params);
      await moveContent(deps, target, after);
      const { contentMoved: message } = answers;
      return { message, items: await listRows(deps, target.kind) };
    },
    'POST /api/content/:kind/:id/bring-back': async ({ response, params, answers }) => {
      const target = targetOf(response, params);
      await bringContentBack(deps, target);
      const { contentBack: message } = answers;
      return { message, items: await listRows(deps, target.kind) };
    },
    'GET /api/content/:kind/:id/changes': async ({ params }) => {
      const item = { kind: kindOf(params.kind), subject: idParam(params.id) };
      return presentHistory(await readHistory<ContentSaidChange>(deps.db, item), toChange);
    },
    'POST /api/content/:kind/:id/changes/:change/bring-back': async ({
      response,
      params,
      body: { version },
      answers,
    }) => {
      const target = targetOf(response, params);
      const change = idParam(params.change);
      await changeOrShow(
        () => bringVersionBack(deps, target, { version, change }),
        () => readRow(deps, target),
      );
      const { contentChanged: message } = answers;
      return { message, items: await listRows(deps, target.kind) };
    },
  } satisfies Partial<NamedHandlers>;
}

interface Given {
  request: Request;
  response: Response;
}

/** The forms and events of a kind. */
interface Ways {
  /** Wire names under which the form may have its picture; a missing picture is reported under the first. */
  fields: readonly [string, ...string[]];
  added: { action: AuditedAction };
  deleted: Parameters<typeof deleteContent>[2];
}

const ways: Readonly<Record<ContentKind, Ways>> = {
  offers: {
    fields: ['image'],
    added: { action: 'offer added' },
    deleted: { action: 'offer deleted', what: 'offer' },
  },
  notifications: {
    fields: ['image', 'images'],
    added: { action: 'notification added' },
    deleted: { action: 'notification deleted', what: 'notification' },
  },
  gallery: {
    fields: ['images'],
    added: { action: 'gallery images added' },
    deleted: { action: 'gallery image deleted', what: 'image' },
  },
  banners: {
    fields: ['image'],
    added: { action: 'banner added' },
    deleted: { action: 'banner deleted', what: 'banner' },
  },
};

function kindOf(name: string): ContentKind {
  const kind = contentKinds.find((each) => each === name);
  if (!kind) throw notFound('contentKind');
  return kind;
}

function targetOf(response: Response, { kind, id }: { kind: string; id: string }) {
  return { by: userIdOf(response), kind: kindOf(kind), id: idParam(id) };
}

async function listRows({ db, clock }: Pick<Deps, 'db' | 'clock'>, kind: ContentKind) {
  const isCurrentFirst = kind === 'offers';
  return toRows(await listContent(db, kind), { isCurrentFirst, now: clock() });
}

async function readRow(
  deps: Pick<Deps, 'db' | 'clock'>,
  { kind, id }: { kind: ContentKind; id: number },
): Promise<ContentRow> {
  const row = (await listRows(deps, kind)).find((each) => each.id === id);
  if (!row) throw notFound('content');
  return row;
}

/** Adds the pictures of a form: one or, to the gallery, several. */
async function addOne(deps: Deps, kind: ContentKind, { request, response }: Given) {
  const { clock, audit } = deps;
  const { fields, added, deleted } = ways[kind];
  const maxFiles = kind === 'gallery' ? contentLimits.galleryFiles : 1;
  const userId = userIdOf(response);
  const items = await withUpload(request, { fields, maxFiles }, async ({ texts, files }) => {
    const form = await checkForm(deps, kind, { texts, files, field: fields[0] });
    return keepPictures(deps, { by: userId, uploads: files }, async (kept, transaction) => {
      const stored: ContentItem[] = [];
      for (const { picture, uploaded } of kept) {
        const shown = { ...uploaded, ...form.words };
        if (form.words) await updatePicture(transaction, shown);
        const said = { picture, ...form.said };
        const id = await insertContent(transaction, kind, { said, createdAt: clock() });
        stored.push({ id, ...said, uploaded: shown, version: 1, position: 0, deletedAt: null });
      }
      await bumpContentRevision(transaction);
      const title = form.said.texts?.title.en;
      const ids = stored.map(({ id }) => id).join(', ');
      const what = title === undefined ? ids : `${ids}: ${title}`;
      await audit({ userId, ...added, what }, transaction);
      return stored;
    });
  });
  const [item] = items;
  if (!item) throw new Error('an upload without a picture');
  const told = { locale: localeOf(request), models: await findModelsOnSale(deps.db, items) };
  return { item, items, told, message: answersTo(request).added[deleted.what] };
}

interface CheckedForm {
  said: Omit<ContentSaid, 'picture'>;
  /** The form's description of its pictures. */
  words: Partial<Pick<UploadedPicture, 'alt' | 'focus'>> | undefined;
}

const unscheduled = { startsAt: null, endsAt: null };

/** @throws {AppError} `invalid_input`, by field */
async function checkForm(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: ContentKind,
  { texts, files, field }: Pick<Upload, 'texts' | 'files'> & { field: string },
): Promise<CheckedForm> {
  const typed = titledKinds.includes(kind) ? offerTextsSchema.safeParse(texts) : undefined;
  const form = contentFormSchema.safeParse(texts);
  const { start = '', end = '', model, alt, focus } = form.data ?? {};
  const schedule = { startsAt: instantOrNever(start), endsAt: instantOrNever(end) };
  const key = await modelOf(db, { kind, model, before: null });
  const problems: Problems = {
    ...problemsOf(typed?.error),
    ...problemsOf(form.error),
    ...scheduleProblems(schedule, unscheduled, clock()),
    ...(key === undefined && { model: problem('not_model') }),
    ...missingPicture(files, field),
  };
  if (key === undefined || Object.keys(problems).length > 0) throw invalidInput(problems);
  const { title = '', description = '' } = typed?.data ?? {};
  return {
    said: {
      ...schedule,
      modelKey: key,
      texts: typed ? { title: { en: title }, description: { en: description } } : null,
    },
    words:
      alt === undefined && focus === undefined
        ? undefined
        : { ...(alt !== undefined && { alt: { en: alt } }), ...(focus && { focus }) },
  };
}

async function addPicture(deps: Deps, { request, response }: Given) {
  const limits = photographs;
  const by = userIdOf(response);
  const one = { fields: ['image'], maxFiles: 1 };
  const rules = { ...one, limits: limitsOfPictures(limits, one) };
  const [picture] = await withUpload(request, rules, async ({ texts, files }) => {
    const problems = missingPicture(files, 'image');
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    const upload = {
      by,
      uploads: files,
      limits,
      ...(texts.use === 'turn' && { quality: TURN_QUALITY }),
    };
    return keepPictures(deps, upload, async (kept, transaction) => {
      const added = kept.map(({ uploaded }) => uploaded);
      const what = added.map(({ id }) => id).join(', ');
      await deps.audit({ userId: by, action: 'picture added', what }, transaction);
      return added;
    });
  });
  if (!picture) throw new Error('an upload without a picture');
  return { message: answersTo(request).pictureAdded, ...picture };
}

/**
 * Changes the description of a picture. The same a second time changes nothing.
 *
 * @throws {Stale}
 * @throws {AppError} `not_found`
 */
async function changePicture(
  deps: Pick<Deps, 'db' | 'audit'>,
  { by, id }: { by: string; id: number },
  { version, ...change }: PictureChange,
): Promise<UploadedPicture> {
  return inContentTurn(deps, async (transaction) => {
    const before = await findPicture(transaction, id);
    if (!before) throw notFound('picture');
    const said = { ...before, alt: change.alt ?? before.alt, focus: change.focus ?? before.focus };
    if (isDeepStrictEqual(before, said)) return before;
    if (version !== before.version) throw new Stale(before);
    const after = { ...said, version: before.version + 1 };
    await updatePicture(transaction, after);
    const what = String(id);
    await deps.audit({ userId: by, action: 'picture changed', what }, transaction);
    await bumpContentRevision(transaction);
    if (await isPictureOfSetting(transaction, after.path)) await bumpSettingsRevision(transaction);
    return after;
  });
}

function missingPicture(files: Upload['files'], field: string): Problems {
  return files.length > 0 ? {} : { [field]: problem('picture_missing') };
}
