import type { Request, Response } from 'express';
import { dayOf, timeOf } from '@dealership/shared';
import { inTransaction } from '../../../db/transaction.ts';
import { forbidden, notFound } from '../../../errors/app-error.ts';
import { SENT, type NamedHandlers } from '../../../http/calls/add-calls.ts';
import { sessionOf, userIdOf } from '../../../http/calls/require-session.ts';
import { isOver, type Session } from '../authenticate.ts';
import { changePassword } from './change-password.ts';
import { deleteDevicesOf, hashOfDevice } from '../login-device-repository.ts';
import { deleteAlerts, listAlerts } from '../limits/alert-repository.ts';
import { originOf, type PasswordDeps } from '../own-password.ts';
import { toCurrentSession, toRecord, toSessionRow } from '../presenters.ts';
import { deleteSessionsOf, listSessions } from '../session-repository.ts';
import { findStaff, updateStaff } from '../staff-repository.ts';

export function accountHandlers(deps: PasswordDeps) {
  return {
    ...readingHandlers(deps),
    ...changeHandlers(deps),
    ...sessionHandlers(deps),
    ...alertHandlers(deps),
  };
}

function readingHandlers({ db, clock }: PasswordDeps) {
  return {
    'GET /api/me': ({ response }) => toCurrentSession(sessionOf<Session>(response), clock()),
    'GET /api/manageAccount': async ({ by }) => {
      const staff = await findStaff(db, by);
      return staff ? [toRecord(staff)] : [];
    },
  } satisfies Partial<NamedHandlers>;
}

function changeHandlers(deps: PasswordDeps) {
  const { db, audit } = deps;
  return {
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
      handle: async ({ request, response, body: { oldPassword, newPassword }, answers }) => {
        const { id, user } = sessionOf<Session>(response);
        await changePassword(
          deps,
          { userId: user.user_id, sessionId: id, oldPassword, newPassword },
          originOf(request, deps.deviceCookie),
        );
        return { message: answers.passwordUpdated };
      },
    },
  } satisfies Partial<NamedHandlers>;
}

function sessionHandlers({ db, clock, audit, deviceCookie }: PasswordDeps) {
  return {
    'GET /api/sessions': async ({ response }) => {
      const { id, user } = sessionOf<Session>(response);
      const now = clock();
      const sessions = await listSessions(db, user.user_id);
      return sessions
        .filter((session) => !isOver(session, now))
        .map((session) => toSessionRow(session, { isCurrent: session.id === id }));
    },
    'DELETE /api/sessions/others': async ({ request, response, answers }) => {
      const { id, user } = sessionOf<Session>(response);
      const secret = deviceCookie.read(request);
      const device = secret === undefined ? undefined : hashOfDevice(secret);
      const ended = await inTransaction(db, async (transaction) => {
        const count = await deleteSessionsOf(transaction, user.user_id, { but: id });
        await deleteDevicesOf(transaction, user.user_id, { but: device });
        const what = String(count);
        await audit({ userId: user.user_id, action: 'sessions ended', what }, transaction);
        return count;
      });
      return { message: answers.signedOutElsewhere, ended };
    },
  } satisfies Partial<NamedHandlers>;
}

function alertHandlers({ db }: PasswordDeps) {
  return {
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
