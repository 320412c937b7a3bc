import { isDeepStrictEqual } from 'node:util';
import type { Request } from 'express';
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
  type Messages,
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
import { idsOf } from '../../db/rows.ts';
import { changeOrShow, invalidInput, notFound, Stale } from '../../errors/app-error.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { idParam } from '../../http/calls/id-param.ts';
import { localeOf } from '../../http/answers/locale-of.ts';
import { presentHistory } from '../../http/answers/present-history.ts';
import { limitsOfPictures, withUpload, type Upload } from '../../http/upload/upload.ts';
import {
  insertContent,
  listContent,
  type ContentItem,
  type ContentFieldsChange,
} from './content-repository.ts';
import {
  addContent,
  bringContentBack,
  bringVersionBack,
  changeContent,
  deleteContent,
  modelOf,
  moveContent,
  toPicture,
  type EditDeps,
  type Target,
} from './edit-content.ts';
import { keepPictures, TURN_QUALITY } from './keep-pictures.ts';
import { toChange, toRows } from './presenters.ts';
import { present } from './public-content.ts';

type Deps = EditDeps & Needs<'images' | 'heic'>;

export function contentAdminHandlers(deps: Deps) {
  const addition =
    <Kind extends ContentKind>(kind: Kind) =>
    async (given: Given) => {
      const { first, message } = await addAll(deps, kind, given);
      return { message, ...first };
    };
  const deletion =
    (kind: ContentKind) =>
    async ({ params, by, answers }: Pick<Given, 'by' | 'answers'> & { params: { id: string } }) => {
      const id = idParam(params.id);
      const { what, deleted } = ways[kind];
      await deleteContent(deps, { by, kind, id }, { what, ...deleted });
      return { message: answers.deleted[what], id };
    };
  const changing = async (target: Target, message: string, change: () => Promise<void>) => {
    await changeOrShow(change, () => readRow(deps, target));
    return { message, items: await listRows(deps, target.kind) };
  };
  return {
    'POST /api/createOffers': addition('offers'),
    'POST /api/postNotification': addition('notifications'),
    'POST /api/createBanner': addition('banners'),
    'POST /api/galleryupload': async (given) => {
      const { first, added, message } = await addAll(deps, 'gallery', given);
      return { message, ...first, added };
    },
    'POST /api/pictures': (given) => addPicture(deps, given),
    'PATCH /api/pictures/:id': async ({ params, body, by, answers }) => ({
      message: answers.pictureChanged,
      ...(await changePicture(deps, { by, id: idParam(params.id) }, body)),
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
      const { added, what } = ways[kind];
      const id = await addContent(deps, { by, kind, ...added }, body);
      return { message: answers.added[what], id, items: await listRows(deps, kind) };
    },
    'PATCH /api/content/:kind/:id': ({ params, body, by, answers }) => {
      const target = targetOf(params, by);
      return changing(target, answers.contentChanged, () => changeContent(deps, target, body));
    },
    'POST /api/content/:kind/:id/move': ({ params, body: { after }, by, answers }) => {
      const target = targetOf(params, by);
      return changing(target, answers.contentMoved, () => moveContent(deps, target, after));
    },
    'POST /api/content/:kind/:id/bring-back': ({ params, by, answers }) => {
      const target = targetOf(params, by);
      return changing(target, answers.contentBack, () => bringContentBack(deps, target));
    },
    'GET /api/content/:kind/:id/changes': async ({ params }) => {
      const item = { kind: kindOf(params.kind), subject: idParam(params.id) };
      return presentHistory(await readHistory<ContentFieldsChange>(deps.db, item), toChange);
    },
    'POST /api/content/:kind/:id/changes/:change/bring-back': (given) => {
      const { params, body, by, answers } = given;
      const target = targetOf(params, by);
      const wanted = { version: body.version, change: idParam(params.change) };
      return changing(target, answers.contentChanged, () => bringVersionBack(deps, target, wanted));
    },
  } satisfies Partial<NamedHandlers>;
}

interface Given {
  request: Request;
  by: string;
  answers: Messages['answers'];
}

interface Ways {
  /** Wire names under which the form may have its picture; a missing picture is reported under the first. */
  fields: readonly [string, ...string[]];
  what: 'banner' | 'image' | 'notification' | 'offer';
  added: { action: AuditedAction };
  deleted: { action: AuditedAction };
}

const ways: Readonly<Record<ContentKind, Ways>> = {
  offers: {
    fields: ['image'],
    what: 'offer',
    added: { action: 'offer added' },
    deleted: { action: 'offer deleted' },
  },
  notifications: {
    fields: ['image', 'images'],
    what: 'notification',
    added: { action: 'notification added' },
    deleted: { action: 'notification deleted' },
  },
  gallery: {
    fields: ['images'],
    what: 'image',
    added: { action: 'gallery images added' },
    deleted: { action: 'gallery image deleted' },
  },
  banners: {
    fields: ['image'],
    what: 'banner',
    added: { action: 'banner added' },
    deleted: { action: 'banner deleted' },
  },
};

function kindOf(name: string): ContentKind {
  const kind = contentKinds.find((each) => each === name);
  if (!kind) throw notFound('contentKind');
  return kind;
}

function targetOf({ kind, id }: { kind: string; id: string }, by: string): Target {
  return { by, kind: kindOf(kind), id: idParam(id) };
}

async function listRows({ db, clock }: Deps, kind: ContentKind) {
  const isCurrentFirst = kind === 'offers';
  return toRows(await listContent(db, kind), { isCurrentFirst, now: clock() });
}

async function readRow(deps: Deps, { kind, id }: Target) {
  const row = (await listRows(deps, kind)).find((each) => each.id === id);
  if (!row) throw notFound('content');
  return row;
}

/** Adds the pictures of a form: one or, to the gallery, several. */
async function addAll<Kind extends ContentKind>(
  deps: Deps,
  kind: Kind,
  { request, by, answers }: Given,
) {
  const { db, clock, audit } = deps;
  const { fields, what: sort, added: event } = ways[kind];
  const maxFiles = kind === 'gallery' ? contentLimits.galleryFiles : 1;
  const items = await withUpload(request, { fields, maxFiles }, async ({ texts, files }) => {
    const form = await checkForm(deps, kind, { texts, files, field: fields[0] });
    return keepPictures(deps, { by, uploads: files }, async (kept, transaction) => {
      const stored: ContentItem[] = [];
      for (const uploaded of kept) {
        const shown = { ...uploaded, ...form.words };
        if (Object.keys(form.words).length > 0) await updatePicture(transaction, shown);
        const content = { picture: toPicture(uploaded), ...form.content };
        const id = await insertContent(transaction, kind, { fields: content, createdAt: clock() });
        stored.push({ id, ...content, uploaded: shown, version: 1, position: 0, deletedAt: null });
      }
      await bumpContentRevision(transaction);
      const title = form.content.texts?.title.en;
      const ids = idsOf(stored).join(', ');
      const what = title === undefined ? ids : `${ids}: ${title}`;
      await audit({ userId: by, ...event, what }, transaction);
      return stored;
    });
  });
  const added = await present(db, { kind, items, locale: localeOf(request) });
  const [first] = added;
  if (!first) throw new Error('an upload without a picture');
  return { first, added, message: answers.added[sort] };
}

const unscheduled = { startsAt: null, endsAt: null };

/**
 * The content of a form, and its description of the pictures (`words`).
 * @throws {AppError} `invalid_input`, by field
 */
async function checkForm(
  { db, clock }: Deps,
  kind: ContentKind,
  { texts, files, field }: Upload & { field: string },
) {
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
    ...(files.length === 0 && { [field]: problem('picture_missing') }),
  };
  if (key === undefined || Object.keys(problems).length > 0) throw invalidInput(problems);
  const { title = '', description = '' } = typed?.data ?? {};
  return {
    content: {
      ...schedule,
      modelKey: key,
      texts: typed ? { title: { en: title }, description: { en: description } } : null,
    },
    words: { ...(alt !== undefined && { alt: { en: alt } }), ...(focus && { focus }) },
  };
}

async function addPicture(deps: Deps, { request, by, answers }: Given) {
  const limits = photographs;
  const one = { fields: ['image'], maxFiles: 1 };
  const rules = { ...one, limits: limitsOfPictures(limits, one) };
  const [picture] = await withUpload(request, rules, async ({ texts, files }) => {
    if (files.length === 0) throw invalidInput({ image: problem('picture_missing') });
    const quality = texts.use === 'turn' ? TURN_QUALITY : undefined;
    return keepPictures(
      deps,
      { by, uploads: files, limits, quality },
      async (added, transaction) => {
        const what = idsOf(added).join(', ');
        await deps.audit({ userId: by, action: 'picture added', what }, transaction);
        return added;
      },
    );
  });
  if (!picture) throw new Error('an upload without a picture');
  return { message: answers.pictureAdded, ...picture };
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
    const wanted = {
      ...before,
      alt: change.alt ?? before.alt,
      focus: change.focus ?? before.focus,
    };
    if (isDeepStrictEqual(before, wanted)) return before;
    if (version !== before.version) throw new Stale(before);
    const after = { ...wanted, version: before.version + 1 };
    await updatePicture(transaction, after);
    const what = String(id);
    await deps.audit({ userId: by, action: 'picture changed', what }, transaction);
    await bumpContentRevision(transaction);
    if (await isPictureOfSetting(transaction, after.path)) await bumpSettingsRevision(transaction);
    return after;
  });
}
