import { dayOf, isRole, problem, readsOf, timeOf, type StaffRow } from '@dealership/shared';
import { inTransaction } from '../../../db/transaction.ts';
import { changeOrShow, forbidden, invalidInput, notFound } from '../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../http/calls/add-calls.ts';
import { sessionIdOf } from '../../../http/calls/require-session.ts';
import { isOver, listOpenSessions, MAX_AGE_MS } from '../authenticate.ts';
import { listFactors } from '../factors/factor-repository.ts';
import { toMinute, toRecord } from '../presenters.ts';
import { listRoleRules, storeRoleRule } from '../role-rule-repository.ts';
import { endSessions, listSessionsSeen } from '../session-repository.ts';
import { findStaff, listBranchIds, listStaff, type StaffAccount } from '../staff-repository.ts';
import { addStaff, changeStaff, isPast, resetFactors, type StaffDeps } from './change-staff.ts';
import { listLinks } from './password-link-repository.ts';
import { makePasswordLink, readPasswordLink, setPasswordByLink } from './password-link.ts';

export function staffHandlers(deps: StaffDeps) {
  return { ...accountHandlers(deps), ...accessHandlers(deps) };
}

function accountHandlers(deps: StaffDeps) {
  const { db, clock } = deps;
  return {
    'GET /api/staff': async () => {
      const accounts = await listStaff(db);
      const toRow = await createRowMaker(deps);
      return { staff: accounts.map(toRow), roles: await listRoleRules(db) };
    },
    'POST /api/staff': async ({ body, by, answers }) => {
      if (isPast(body.expireDate, dayOf(clock()))) {
        throw invalidInput({ expireDate: problem('expiry_past') });
      }
      const link = await inTransaction(db, async (transaction) => {
        const within = { ...deps, db: transaction };
        if (!(await addStaff(within, body, by))) {
          throw invalidInput({ userId: problem('user_id_taken') });
        }
        return makePasswordLink(within, { userId: body.userId, by });
      });
      return {
        message: answers.staffAdded,
        ...(await rowOf(deps, body.userId)),
        ...link,
      };
    },
    'PATCH /api/staff/:userId': async ({ params, body, by, answers }) => {
      const { version, handOverTo, ...change } = body;
      const { userId } = params;
      const order = { userId, by, change, version, handOverTo };
      const changed = await changeOrShow(
        () => changeStaff(deps, order),
        () => rowOf(deps, userId),
      );
      if (!changed) throw notFound('account');
      return {
        message: answers.staffChanged,
        ...(await rowOf(deps, userId)),
        handed: changed.handed,
      };
    },
    'PATCH /api/roles/:role': async ({ params: { role }, body, by, answers }) => {
      if (!isRole(role)) throw notFound('role');
      const rule = { role, second_factor: body.secondFactor };
      const what = `${role}: ${body.secondFactor ? 'yes' : 'no'}`;
      const event = { userId: by, action: 'second factor required', what } as const;
      await inTransaction(db, async (transaction) => {
        await storeRoleRule(transaction, rule);
        await deps.audit(event, transaction);
      });
      return { message: answers.roleChanged, ...rule };
    },
  } satisfies Partial<NamedHandlers>;
}

/** Sessions, second factors and links for passwords. */
function accessHandlers(deps: StaffDeps) {
  const { db, audit } = deps;
  return {
    'GET /api/staff/:userId/sessions': async ({ response, params: { userId } }) => {
      if (!(await findStaff(db, userId))) throw notFound('account');
      return listOpenSessions(deps, { userId, current: sessionIdOf(response) });
    },
    'DELETE /api/staff/:userId/sessions': async ({ params: { userId }, by, answers }) => {
      const ended = await inTransaction(db, async (transaction) => {
        if (!(await findStaff(transaction, userId))) throw notFound('account');
        const count = await endSessions(transaction, userId);
        const what = `${userId}: ${count}`;
        await audit({ userId: by, action: 'sessions ended', what }, transaction);
        return count;
      });
      return { message: answers.sessionsEnded({ ended }), ended };
    },
    'DELETE /api/staff/:userId/factors': async ({ params: { userId }, by, answers }) => {
      // Staff remove their own second factors with the password, which a stranger at an open screen does not know.
      if (userId === by) throw forbidden((texts) => texts.ownFactors);
      await resetFactors(deps, { userId, by });
      return { message: answers.factorsReset };
    },
    'POST /api/staff/:userId/link': async ({ params: { userId }, by, answers }) => {
      // Staff change their own password with the old one, which a stranger at an open screen does not know.
      if (userId === by) throw forbidden((texts) => texts.ownPassword);
      const link = await makePasswordLink(deps, { userId, by });
      return { message: answers.linkMade, ...link };
    },
    'POST /api/password-link': async ({ response, body: { token } }) => {
      response.set('Cache-Control', 'no-store');
      const { staff, link_until } = await readPasswordLink(deps, token);
      const { user_id, user_name } = staff.profile;
      return { user_id, user_name, link_until };
    },
    'POST /api/password-link/password': async ({ body, answers }) => {
      const userId = await setPasswordByLink(deps, body);
      return { message: answers.passwordSet, user_id: userId };
    },
  } satisfies Partial<NamedHandlers>;
}

async function rowOf(deps: StaffDeps, userId: string): Promise<StaffRow> {
  const staff = await findStaff(deps.db, userId);
  if (!staff) throw notFound('account');
  return (await createRowMaker(deps))(staff);
}

async function createRowMaker({ db, clock }: StaffDeps) {
  const now = clock();
  const factors = await listFactors(db);
  const sessions = new Map<string, number>();
  for (const session of await listSessionsSeen(db, now - MAX_AGE_MS)) {
    if (isOver(session, now)) continue;
    sessions.set(session.user_id, (sessions.get(session.user_id) ?? 0) + 1);
  }
  const links = await listLinks(db);
  const branches = await listBranchIds(db);
  return (staff: StaffAccount): StaffRow => {
    const { userId, lastSeenAt, branch } = staff;
    const reads = readsOf(staff.role, staff);
    const linkUntil = links.get(userId) ?? 0;
    return {
      ...toRecord(staff),
      role: staff.role,
      kinds: [...reads.kinds],
      branches: reads.branches?.filter((id) => branches.includes(id)) ?? null,
      branch: branch !== null && branches.includes(branch) ? branch : null,
      takes_turns: staff.takesTurns,
      last_seen_date: lastSeenAt === undefined ? '' : dayOf(lastSeenAt),
      last_seen_time: lastSeenAt === undefined ? '' : timeOf(lastSeenAt),
      has_password: staff.passwordHash !== '',
      second_factors: factors.get(userId) ?? [],
      link_until: linkUntil > now ? toMinute(linkUntil) : '',
      sessions: sessions.get(userId) ?? 0,
      version: staff.version,
    };
  };
}
