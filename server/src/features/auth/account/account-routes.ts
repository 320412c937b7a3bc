import type { Request, Response } from 'express';
import { dayOf, timeOf } from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import { deleteRows, updateRows } from '../../../db/rows.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { forbidden, invalidInput, notFound } from '../../../errors/app-error.ts';
import { SENT, type NamedHandlers } from '../../../http/calls/add-calls.ts';
import { sessionIdOf, sessionOf, userIdOf } from '../../../http/calls/require-session.ts';
import { listOpenSessions, type Session } from '../authenticate.ts';
import { deleteDevicesOf } from '../login-device-repository.ts';
import { deleteAlerts, listAlerts } from '../limits/alert-repository.ts';
import { withOwnPassword, wrongPassword, type PasswordDeps } from '../own-password.ts';
import { hashPassword, problemOfPassword } from '../password.ts';
import { toCurrentSession, toRecord } from '../presenters.ts';
import { browserOf, keepLanguage } from '../session-cookie.ts';
import { deleteSessionsOf } from '../session-repository.ts';
import { findStaff, updateStaff } from '../staff-repository.ts';

/** What people do with their own account, sessions and alerts. */
export function accountHandlers(deps: PasswordDeps & Needs<'answering'>) {
  const { db, audit, deviceCookie } = deps;
  return {
    'GET /api/me': ({ response }) => toCurrentSession(sessionOf<Session>(response), deps),
    'GET /api/manageAccount': async ({ by }) => {
      const staff = await findStaff(db, by);
      return staff ? [toRecord(staff)] : [];
    },
    'PATCH /api/profile/:userId': {
      before: [refuseForeignId],
      handle: async ({ response, body, by: userId, answers }) => {
        const { userName, email, mobileNo, language } = body;
        const staff = await inTransaction(db, async (transaction) => {
          await updateStaff(transaction, userId, { userName, email, mobileNo, language });
          await audit({ userId, action: 'profile changed' }, transaction);
          return findStaff(transaction, userId);
        });
        if (!staff) throw notFound('account');
        keepLanguage(response, language ?? null);
        return { message: answers.profileUpdated, ...staff.profile };
      },
    },
    'PATCH /api/profile/password/:userId': {
      before: [refuseForeignId],
      // All other sessions of the account end, and its other browsers are forgotten.
      handle: async ({ request, response, body, by: userId, answers }) => {
        const { oldPassword: password, newPassword } = body;
        const wrong = problemOfPassword(newPassword);
        if (wrong !== undefined) throw invalidInput({ newPassword: wrong });
        const asked = { request, userId, password, field: 'oldPassword' } as const;
        await withOwnPassword(deps, asked, async ({ staff, device, forgive }) => {
          const next = await hashPassword(newPassword);
          const change = {
            equal: { user_id: userId, password_hash: staff.passwordHash },
            set: { password_hash: next },
          };
          await inTransaction(db, async (transaction) => {
            const changed = await updateRows(transaction, 'admin_users', change);
            if (changed === 0) throw wrongPassword('oldPassword');
            await deleteSessionsOf(transaction, userId, { but: sessionIdOf(response) });
            await deleteDevicesOf(transaction, userId, { but: device });
            await deleteRows(transaction, 'password_links', { user_id: userId });
            await forgive(transaction);
            await audit({ userId, action: 'password changed' }, transaction);
          });
        });
        return { message: answers.passwordUpdated };
      },
    },
    'GET /api/sessions': ({ response, by }) =>
      listOpenSessions(deps, { userId: by, current: sessionIdOf(response) }),
    'DELETE /api/sessions/others': async ({ request, response, by: userId, answers }) => {
      const device = browserOf(deviceCookie, request);
      const ended = await inTransaction(db, async (transaction) => {
        const others = { but: sessionIdOf(response) };
        const count = await deleteSessionsOf(transaction, userId, others);
        await deleteDevicesOf(transaction, userId, { but: device });
        await audit({ userId, action: 'sessions ended', what: String(count) }, transaction);
        return count;
      });
      return { message: answers.signedOutElsewhere, ended };
    },
    'GET /api/notices': async ({ by }) => {
      const alerts = await listAlerts(db, by);
      return alerts.map(({ at, ...alert }) => {
        return { ...alert, created_date: dayOf(at), created_time: timeOf(at) };
      });
    },
    'POST /api/notices/read': async ({ response, body, by }) => {
      await deleteAlerts(db, by, body);
      response.status(204).end();
      return SENT;
    },
  } satisfies Partial<NamedHandlers>;
}

/** Everybody changes only their own account, whatever the body names. */
function refuseForeignId(request: Request, response: Response, next: () => void): void {
  if (request.params.userId !== userIdOf(response))
    throw forbidden((texts) => texts.foreignAccount);
  next();
}
