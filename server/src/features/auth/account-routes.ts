import { type IRouter, type Request, type Response } from 'express';
import {
  dayOf,
  passwordChangeSchema,
  profileChangeSchema,
  timeOf,
  type AccountRecord,
  type CurrentSession,
  type OwnSession,
} from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Audit } from '../../http/audit.ts';
import { forbidden, notFound } from '../../http/failure.ts';
import { jsonBody } from '../../http/json-body.ts';
import { sessionOf } from '../../http/require-session.ts';
import { validate } from '../../http/validate.ts';
import { isOver, type Session } from './authenticate.ts';
import { changePassword } from './change-password.ts';
import { hashOfDevice } from './login-device.ts';
import { deleteDevicesOf } from './login-device-repository.ts';
import { loginNetwork, type LimitLogin } from './login-limit.ts';
import type { PrivateCookie } from './session-cookie.ts';
import { deleteSessionsOf, listSessions, type StoredSession } from './session-repository.ts';
import { findStaff, updateStaff, type StaffAccount } from './staff-repository.ts';

interface Needs {
  db: Database;
  clock: () => number;
  audit: Audit;
  limitLogin: LimitLogin;
  deviceCookie: PrivateCookie;
}

/** What staff ask and change about themselves (contract part 2, P18, P27, and docs/api.md). */
export function addAccountRoutes(router: IRouter, needs: Needs): void {
  readingRoutes(router, needs);
  changeRoutes(router, needs);
  sessionRoutes(router, needs);
}

function readingRoutes(router: IRouter, { db, clock }: Needs): void {
  router.get('/api/me', (_request, response) => {
    const { user, endsAt, endsAtLatest } = sessionOf<Session>(response);
    const now = clock();
    const answer: CurrentSession = {
      ...user,
      ends_in: Math.floor((endsAt - now) / 1000),
      ends_at_latest_in: Math.floor((endsAtLatest - now) / 1000),
    };
    response.json(answer);
  });
  router.get('/api/manageAccount', async (_request, response) => {
    const staff = await findStaff(db, ownId(response));
    response.json(staff ? [toRecord(staff)] : []);
  });
}

function changeRoutes(router: IRouter, needs: Needs): void {
  const { db, audit } = needs;
  router.patch('/api/profile/:userId', refuseForeignId, jsonBody, async (request, response) => {
    const userId = ownId(response);
    const { userName, email, mobileNo } = validate(profileChangeSchema, request.body);
    const staff = await inTransaction(db, async (transaction) => {
      await updateStaff(transaction, userId, { userName, email, mobileNo });
      await audit({ userId, action: 'profile changed' }, transaction);
      return findStaff(transaction, userId);
    });
    if (!staff) throw notFound('This account');
    response.json({ message: 'Profile updated successfully', ...staff.profile });
  });
  router.patch(
    '/api/profile/password/:userId',
    refuseForeignId,
    jsonBody,
    async (request, response) => {
      const { oldPassword, newPassword } = validate(passwordChangeSchema, request.body);
      const { id, user } = sessionOf<Session>(response);
      await changePassword(
        needs,
        { userId: user.user_id, sessionId: id, oldPassword, newPassword },
        { network: loginNetwork(request), deviceSecret: needs.deviceCookie.read(request) },
      );
      response.json({ message: 'Password updated successfully' });
    },
  );
}

function sessionRoutes(router: IRouter, { db, clock, audit, deviceCookie }: Needs): void {
  router.get('/api/sessions', async (_request, response) => {
    const { id, user } = sessionOf<Session>(response);
    const now = clock();
    const sessions = await listSessions(db, user.user_id);
    response.json(
      sessions
        .filter((session) => !isOver(session, now))
        .map((session) => toOwnSession(session, { isCurrent: session.id === id })),
    );
  });
  router.delete('/api/sessions/others', async (request, response) => {
    const { id, user } = sessionOf<Session>(response);
    const secret = deviceCookie.read(request);
    const device = secret === undefined ? undefined : hashOfDevice(secret);
    const ended = await inTransaction(db, async (transaction) => {
      const count = await deleteSessionsOf(transaction, user.user_id, { but: id });
      await deleteDevicesOf(transaction, user.user_id, { but: device });
      const event = {
        userId: user.user_id,
        action: 'sessions ended',
        what: String(count),
      } as const;
      await audit(event, transaction);
      return count;
    });
    response.json({ message: 'You are signed out everywhere else.', ended });
  });
}

function ownId(response: Response): string {
  return sessionOf<Session>(response).user.user_id;
}

/** Everybody changes their own account only (contract P27), whatever the body says. */
function refuseForeignId(
  request: Request<{ userId: string }>,
  response: Response,
  next: () => void,
): void {
  if (request.params.userId !== ownId(response)) throw forbidden('This is not your account.');
  next();
}

function toRecord({ profile, city, createdAt, expireDate, isActive }: StaffAccount): AccountRecord {
  return {
    ...profile,
    city,
    created_date: dayOf(createdAt),
    expire_date: expireDate ?? '',
    Status: isActive ? 'active' : 'inactive',
  };
}

/** Without the id, which is half of the credential. */
function toOwnSession(
  { createdAt, lastSeenAt, device }: StoredSession,
  { isCurrent }: { isCurrent: boolean },
): OwnSession {
  return {
    started_date: dayOf(createdAt),
    started_time: timeOf(createdAt),
    last_seen_date: dayOf(lastSeenAt),
    last_seen_time: timeOf(lastSeenAt),
    device,
    current: isCurrent,
  };
}
