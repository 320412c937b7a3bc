import {
  addDays,
  dayOf,
  dutyEnd,
  dutyLimits,
  hoursOf,
  isAllowed,
  isRead,
  problem,
  toAllEnquiriesRow,
  type DeskAlert,
  type Handed,
  type NewDaysOff,
} from '@dealership/shared';
import type { Needs } from '../../../../needs.ts';
import { deleteRows, insertRow } from '../../../../db/rows.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { forbidden, invalidInput, notFound } from '../../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import {
  actorOf,
  sessionOf,
  userIdOf,
  type SignedIn,
} from '../../../../http/calls/require-session.ts';
import { toEnquiry } from '../../enquiry-storage.ts';
import { createRowMaker } from '../../list/reports.ts';
import {
  countOpenOf,
  hasPerson,
  listAway,
  listDaysOff,
  lockPerson,
  setDuty,
} from '../rows/duty-repository.ts';
import { addTo, findTaker } from './hand-over.ts';
import { findAuthor, listColleagues } from '../rows/people-repository.ts';
import { countAlerts, listAlerts, noteSeen } from '../rows/desk-alert-repository.ts';

type Deps = Needs<'db' | 'clock' | 'audit' | 'answering'>;

/** The people who take enquiries, their times, and their alerts. */
export function dutyHandlers(deps: Deps) {
  return { ...ownHandlers(deps), ...daysOffHandlers(deps) };
}

function ownHandlers({ db, clock, answering }: Deps) {
  return {
    'PATCH /api/desk/duty': async ({ response, body: { isOn } }) => {
      const [userId, now] = [userIdOf(response), clock()];
      if (isOn && (await listAway(db, dayOf(now))).includes(userId)) {
        throw invalidInput({ isOn: problem('day_off') });
      }
      const until = isOn ? await endOfDuty({ db, answering }, userId, now) : null;
      await setDuty(db, userId, until);
      return { on_duty_until: until };
    },
    'GET /api/desk/notices': async ({ response }) => {
      const found = await listAlerts(db, actorOf(response), dutyLimits.notices);
      const toSent = await createRowMaker(db, toAllEnquiriesRow);
      return {
        notices: found.map(({ enquiry, ...notice }): DeskAlert => {
          const sent = toSent(toEnquiry(enquiry)) as {
            name: string;
            model: string;
            modelName?: string;
          };
          return {
            ...notice,
            reference: enquiry.reference,
            name: sent.name,
            model: sent.modelName ?? sent.model,
          };
        }),
      };
    },
    'POST /api/desk/notices/seen': async ({ response, body: { upTo } }) => {
      await noteSeen(db, userIdOf(response), { upTo, now: clock() });
      return { notices: await countAlerts(db, actorOf(response)) };
    },
  } satisfies Partial<NamedHandlers>;
}

function daysOffHandlers(deps: Deps) {
  const { db, clock } = deps;
  const listed = async (userId: string) => {
    const now = clock();
    const [daysOff, open, colleagues] = await Promise.all([
      listDaysOff(db, userId, dayOf(now)),
      countOpenOf(db, userId),
      listColleagues(db, now),
    ]);
    const handedTo = (taker: string | null) => {
      const reads = colleagues.find((each) => each.userId === taker)?.reads;
      const handed: Handed[] = [];
      for (const { total, ...place } of open) {
        const to = reads && isRead(reads, place) ? taker : null;
        addTo(handed, { kind: place.kind, to, total });
      }
      return handed;
    };
    return {
      days_off: daysOff.map((days) => ({
        ...days,
        handed: days.has_begun ? [] : handedTo(days.hand_over_to),
      })),
    };
  };
  return {
    'GET /api/daysOff': ({ response }) => listed(userIdOf(response)),
    'POST /api/daysOff': async ({ response, body }) => {
      const userId = userIdOf(response);
      const { role } = sessionOf<SignedIn>(response);
      // As on the desk: only some roles may give enquiries to others.
      if (body.handOverTo !== null && !isAllowed(role, 'enquiries.assign')) throw forbidden();
      await addDaysOff(deps, { ...body, userId, by: userId });
      return listed(userId);
    },
    'DELETE /api/daysOff/:id': async ({ response, params: { id } }) => {
      const userId = userIdOf(response);
      await removeDaysOff(deps, { id, userId, by: userId });
      return listed(userId);
    },
    'GET /api/staff/:userId/enquiries': async ({ params: { userId } }) => {
      if (!(await hasPerson(db, userId))) throw notFound('account');
      return { kinds: await countOpenOf(db, userId) };
    },
    'GET /api/staff/:userId/days-off': async ({ params: { userId } }) => {
      if (!(await hasPerson(db, userId))) throw notFound('account');
      return listed(userId);
    },
    'POST /api/staff/:userId/days-off': async ({ response, params: { userId }, body }) => {
      await addDaysOff(deps, { ...body, userId, by: userIdOf(response) });
      return listed(userId);
    },
    'DELETE /api/staff/:userId/days-off/:id': async ({ response, params }) => {
      await removeDaysOff(deps, { ...params, by: userIdOf(response) });
      return listed(params.userId);
    },
  } satisfies Partial<NamedHandlers>;
}

/** When a turn of duty ends that begins now: at closing of the person's own branch, or of the first one. */
async function endOfDuty(
  { db, answering }: Pick<Deps, 'db' | 'answering'>,
  userId: string,
  now: number,
): Promise<number> {
  const [settings, { branch }] = await Promise.all([answering(), findAuthor(db, userId)]);
  return dutyEnd(hoursOf(settings, branch), now);
}

/** The person whose days off change, and the person who changes them. */
interface DaysOffChange {
  userId: string;
  by: string;
}

/** @throws {AppError} `invalid_input`; `not_found` for an account that is gone */
async function addDaysOff(
  { db, clock, audit }: Deps,
  { userId, by, firstDay, lastDay, handOverTo: taker }: DaysOffChange & NewDaysOff,
): Promise<void> {
  const now = clock();
  const today = dayOf(now);
  checkDays({ firstDay, lastDay }, today);
  await inTransaction(db, async (transaction) => {
    if (!(await lockPerson(transaction, userId))) throw notFound('account');
    const known = await listDaysOff(transaction, userId, today);
    // The same request again.
    if (known.some((each) => each.first_day === firstDay && each.last_day === lastDay)) return;
    const double = known.find((each) => each.first_day <= lastDay && each.last_day >= firstDay);
    if (double) {
      const day = double.first_day > firstDay ? double.first_day : firstDay;
      throw invalidInput({ firstDay: problem('days_overlap', { day }) });
    }
    if (known.length >= dutyLimits.entries) {
      const max = dutyLimits.entries;
      throw invalidInput({ firstDay: problem('too_many_values', { max }) });
    }
    await findTaker(transaction, { from: userId, to: taker, now });
    const days = { user_id: userId, first_day: firstDay, last_day: lastDay, taker };
    await insertRow(transaction, 'days_off', { ...days, begun_at: null });
    const what = `${userId}: ${firstDay} – ${lastDay}`;
    await audit({ userId: by, action: 'days off added', what }, transaction);
  });
}

/** A second time it changes nothing. */
async function removeDaysOff(
  { db, clock, audit }: Deps,
  { userId, by, id }: DaysOffChange & { id: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await lockPerson(transaction, userId))) throw notFound('account');
    const known = await listDaysOff(transaction, userId, dayOf(clock()));
    const days = known.find((each) => String(each.id) === id);
    // They have been taken back already.
    if (!days) return;
    await deleteRows(transaction, 'days_off', { id: days.id });
    const what = `${userId}: ${days.first_day} – ${days.last_day}`;
    await audit({ userId: by, action: 'days off removed', what }, transaction);
  });
}

/** @throws {AppError} `invalid_input` */
function checkDays({ firstDay, lastDay }: { firstDay: string; lastDay: string }, today: string) {
  if (lastDay < firstDay) throw invalidInput({ lastDay: problem('days_end_early') });
  if (lastDay < today) throw invalidInput({ lastDay: problem('expiry_past') });
  if (lastDay > addDays(firstDay, dutyLimits.days - 1)) {
    throw invalidInput({ lastDay: problem('too_many_days', { max: dutyLimits.days }) });
  }
}
