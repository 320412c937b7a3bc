import {
  checkSetting,
  dayOf,
  problem,
  spellRetention,
  type RetentionMonths,
  type SettingHistory,
} from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import { invalidInput, Stale } from '../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../http/calls/add-calls.ts';
import type { CheckPassword } from '../../../http/calls/password-again.ts';
import { userIdOf } from '../../../http/calls/require-session.ts';
import { confirmDay } from '../../../jobs/known-day-repository.ts';
import { eraseExpired, previewExpired } from './erase-expired.ts';
import { erasePerson, type ConsentErasure } from './erase-person.ts';
import { countByKind, listJoined, listOfPerson } from './erasure-repository.ts';

/** How long one request erases; a server that is stopped ends it within a few seconds. */
const ERASING_MS = 2000;

interface Deps extends Needs<'db' | 'clock' | 'audit'> {
  consents: ConsentErasure;
  config: { jwtSecret: string };
  checkPassword: CheckPassword;
  /** How long enquiries are kept, as it is now; passed in by the settings feature. */
  retention: {
    find: () => Promise<{
      months: RetentionMonths;
      version: number;
      fixedBy: string | undefined;
    }>;
    readHistory: () => Promise<SettingHistory>;
  };
}

/**
 * Preview and erasure of a person's enquiries, and the list of those that the retention would erase (docs/api.md). The
 * person is named in the body, so that no address contains it.
 */
export function erasureHandlers(deps: Deps) {
  const { db } = deps;
  return {
    'POST /api/erasures/preview': async ({ body: person }) => {
      const found = await listOfPerson(db, person);
      const joined = await listJoined(db, found);
      return { ...person, ...countByKind(found), ...(joined.length > 0 && { joined }) };
    },
    'POST /api/erasures': async ({ response, body: person, answers }) => {
      const erasure = await erasePerson(deps, person, userIdOf(response));
      return { message: answers.erased(erasure), ...erasure };
    },
    ...retentionHandlers(deps),
  } satisfies Partial<NamedHandlers>;
}

function retentionHandlers({ db, clock, audit, consents, checkPassword, retention }: Deps) {
  const preview = (retentionMonths: RetentionMonths) =>
    previewExpired({ db, clock, config: { retentionMonths } });
  return {
    'GET /api/retention': async () => {
      const { months, version, fixedBy } = await retention.find();
      return {
        months,
        version,
        ...(fixedBy !== undefined && { fixed_by: fixedBy }),
        ...(await preview(months)),
        ...(await retention.readHistory()),
      };
    },
    'POST /api/retention/preview': ({ body }) => preview(checkedMonths(body.months)),
    'POST /api/retention/erasures': async (asked) => {
      await checkPassword(asked);
      const { day, months } = asked.body;
      const today = dayOf(clock());
      if (day !== today) throw invalidInput({ day: problem('not_today', { today }) });
      const now = await retention.find();
      if (spellRetention(checkedMonths(months)) !== spellRetention(now.months)) {
        throw new Stale({ months: now.months, version: now.version });
      }
      await confirmDay(db, today);
      const deps = { db, clock, audit, consents, config: { retentionMonths: now.months } };
      const { total, isDone, pending } = await eraseExpired(deps, userIdOf(asked.response), {
        forMs: ERASING_MS,
      });
      return { total, done: isDone, ...(pending && { pending }) };
    },
  } satisfies Partial<NamedHandlers>;
}

/** @throws {AppError} `invalid_input`, by the place of the problem (`retention.sales`) */
function checkedMonths(months: unknown): RetentionMonths {
  const { value, problems } = checkSetting('retention', months);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return value;
}
