import { addDays, APPOINTMENT_DAYS, isCalendarDay, problem } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { invalidInput } from '../../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../../http/add-calls.ts';
import { kindsOf } from '../../../../http/require-session.ts';
import { countAppointmentsByDay } from './appointment-repository.ts';

/** Who comes when. */
export function appointmentHandlers({ db }: { db: Database }) {
  return {
    'GET /api/desk/appointment-days/:day': async ({ response, params: { day: from } }) => {
      if (!isCalendarDay(from)) throw invalidInput({ day: problem('not_date') });
      const days = Array.from({ length: APPOINTMENT_DAYS }, (_, ahead) => addDays(from, ahead));
      const counts = await countAppointmentsByDay(db, {
        ...{ from, to: days.at(-1) ?? from },
        kinds: kindsOf(response),
      });
      return { days: days.map((day) => ({ day, count: counts.get(day) ?? 0 })) };
    },
  } satisfies Partial<NamedHandlers>;
}
