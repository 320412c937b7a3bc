import {
  dayOf,
  isEditedPage,
  isPictureSetting,
  settingPermissions,
  type SettingHistory,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import type { Database } from '../../db/open-database.ts';
import type { PublishedCache } from '../../db/content-revision.ts';
import { readHistory } from '../../db/history.ts';
import { findPicturesAt } from '../../db/pictures.ts';
import { changeOrShow, notFound } from '../../errors/app-error.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { answersTo, localeOf } from '../../http/answers/locale-of.ts';
import type { CheckPassword } from '../../http/calls/password-again.ts';
import { presentHistory } from '../../http/answers/present-history.ts';
import { sendPublished } from '../../http/calls/published-json.ts';
import { demand, userIdOf } from '../../http/calls/require-session.ts';
import {
  addBranch,
  bringBackBranch,
  changeBranch,
  deleteBranch,
  listBranchRows,
  type EnquiriesOfBranches,
} from './branches.ts';
import { changeSettings } from './change-settings.ts';
import type { DealershipSource } from './dealership-source.ts';
import { standardPages } from './describe-pages.ts';
import type { FixedSettings } from './fixed-settings.ts';
import { toDealer, toSetting, toVisit } from './presenters.ts';
import { changeRetention, findRetention } from './retention-setting.ts';
import {
  findBranch,
  listSettings,
  settingSubject,
  type StoredSetting,
} from './settings-repository.ts';

interface Deps
  extends DealershipSource, EnquiriesOfBranches, Needs<'db' | 'clock' | 'audit' | 'log'> {
  settings: PublishedCache;
  fixed: FixedSettings;
  checkPassword: CheckPassword;
}

export function settingsHandlers(deps: Deps) {
  const { db, clock, settings: published, dealership, read, fixed } = deps;
  const present = (setting: StoredSetting) => toSetting(setting, fixed);
  return {
    'GET /api/dealership': ({ request, response }) =>
      // Special days that are over are left out: the answer changes with the day.
      sendPublished({ published, request, response }, `dealership ${dayOf(clock())}`, () =>
        dealership(localeOf(request)),
      ),
    'GET /api/pages/:page': ({ request, response, params: { page } }) => {
      if (!isEditedPage(page)) throw notFound('page');
      return sendPublished({ published, request, response }, `page ${page}`, async () => {
        const { pages } = await read(localeOf(request));
        return pages[page];
      });
    },
    'GET /api/dealers/:id': ({ request, response, params: { id } }) =>
      sendPublished({ published, request, response }, `dealer ${id}`, async () => {
        const found = await findBranch(db, id, dayOf(clock()));
        return found && [toDealer(found.branch, { ...found, locale: localeOf(request) })];
      }),
    'GET /api/dealers/:id/visit': ({ request, response, params: { id } }) =>
      sendPublished({ published, request, response }, `visit ${id} ${dayOf(clock())}`, async () => {
        const found = await findBranch(db, id, dayOf(clock()));
        return found && [toVisit(found.branch, localeOf(request))];
      }),
    'GET /api/branches': async () => ({ branches: await listBranchRows(deps) }),
    'POST /api/branches': async ({ body: branch, by, answers }) => {
      const id = await addBranch(deps, { by, branch });
      const { branchAdded: message } = answers;
      return { message, id, branches: await listBranchRows(deps) };
    },
    'PATCH /api/branches/:id': async ({ params: { id }, body, by, answers }) => {
      await changeBranch(deps, { by, id }, body);
      return { message: answers.branchChanged, branches: await listBranchRows(deps) };
    },
    'DELETE /api/branches/:id': async ({ params: { id }, by, answers }) => {
      await deleteBranch(deps, { by, id });
      return { message: answers.branchDeleted, branches: await listBranchRows(deps) };
    },
    'POST /api/branches/:id/bring-back': async ({ params: { id }, by, answers }) => {
      await bringBackBranch(deps, { by, id });
      return { message: answers.branchBack, branches: await listBranchRows(deps) };
    },
    'GET /api/settings': async () => {
      const settings = await listSettings(db);
      const named = settings.flatMap(({ name, value }) =>
        isPictureSetting(name) && typeof value === 'string' ? [value] : [],
      );
      const pictures = await findPicturesAt(db, named);
      return { settings: settings.map(present), pictures: [...pictures.values()] };
    },
    'PATCH /api/settings': async ({ body: { changes }, by, answers, response }) => {
      for (const { name } of changes) {
        const permission = settingPermissions[name];
        if (permission) demand(response, permission);
      }
      const changed = await changeSettings(deps, { changes, by });
      return { message: answers.settingsChanged, settings: changed.map(present) };
    },
    'GET /api/standardPages': () => standardPages,
    'GET /api/settings/:branch/:name/changes': async ({ params: { branch, name } }) => {
      const dealerId = /^\d{1,15}$/.test(branch) ? Number(branch) : -1;
      return readSettingHistory(db, { dealerId, name });
    },
    'PATCH /api/retention': async (asked) => {
      await deps.checkPassword(asked);
      const { version, months: value } = asked.body;
      const now = await changeOrShow(
        () => changeRetention(deps, { version, value, by: userIdOf(asked.response) }),
        async () => {
          const current = await findRetention(db, fixed);
          return { months: current.months, version: current.version };
        },
      );
      return { message: answersTo(asked.request).settingsChanged, version: now };
    },
  } satisfies Partial<NamedHandlers>;
}

export async function readSettingHistory(
  db: Database,
  setting: Parameters<typeof settingSubject>[0],
): Promise<SettingHistory> {
  type Change = Record<'before' | 'after', unknown>;
  return presentHistory(await readHistory<Change>(db, settingSubject(setting)), (change) => change);
}
