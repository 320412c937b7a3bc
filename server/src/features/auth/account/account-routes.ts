import type { Request, Response } from 'express';
import { dayOf, timeOf } from '@dealership/shared';
import { inTransaction } from '../../../db/transaction.ts';
import { forbidden, notFound } from '../../../errors/app-error.ts';
import { SENT, type NamedHandlers } from '../../../http/calls/add-calls.ts';
import { sessionIdOf, sessionOf, userIdOf } from '../../../http/calls/require-session.ts';
import { listOpenSessions, type Session } from '../authenticate.ts';
import { changePassword } from './change-password.ts';
import { deleteDevicesOf, hashOfDevice } from '../login-device-repository.ts';
import { deleteAlerts, listAlerts } from '../limits/alert-repository.ts';
import { originOf, type PasswordDeps } from '../own-password.ts';
import { toCurrentSession, toRecord } from '../presenters.ts';
import { deleteSessionsOf } from '../session-repository.ts';
import { findStaff, updateStaff } from '../staff-repository.ts';

/** What people do with their own account, sessions and alerts. */
export function accountHandlers(deps: PasswordDeps) {
  const { db, clock, audit, deviceCookie } = deps;
  return {
    'GET /api/me': ({ response }) => toCurrentSession(sessionOf<Session>(response), clock()),
    'GET /api/manageAccount': async ({ by }) => {
      const staff = await findStaff(db, by);
      return staff ? [toRecord(staff)] : [];
    },
    'PATCH /api/profile/:userId': {
      before: [refuseForeignId],
      handle: async ({ body: { userName, email, mobileNo }, by: userId, answers }) => {
        const staff = await inTransaction(db, async (transaction) => {
          await updateStaff(transaction, userId, { userName, email, mobileNo });
          await audit({ userId, action: 'profile changed' }, transaction);
          return findStaff(transaction, userId);
        });
        if (!staff) throw notFound('account');
        return { message: answers.profileUpdated, ...staff.profile };
      },
    },
    'PATCH /api/profile/password/:userId': {
      before: [refuseForeignId],
      handle: async ({ request, response, body: { oldPassword, newPassword }, by, answers }) => {
        await changePassword(
          deps,
          { userId: by, sessionId: sessionIdOf(response), oldPassword, newPassword },
          originOf(request, deviceCookie),
        );
        return { message: answers.passwordUpdated };
      },
    },
    'GET /api/sessions': ({ response, by }) =>
      listOpenSessions(deps, { userId: by, current: sessionIdOf(response) }),
    'DELETE /api/sessions/others': async ({ request, response, by: userId, answers }) => {
      const secret = deviceCookie.read(request);
      const device = secret === undefined ? undefined : hashOfDevice(secret);
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
