import { addDays, APPOINTMENT_DAYS, appointmentDaySchema } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { kindsOf } from '../../../../http/calls/require-session.ts';
import { validate } from '../../../../http/calls/validate.ts';
import { countAppointmentsByDay } from './appointment-repository.ts';

export function appointmentHandlers({ db }: { db: Database }) {
  return {
    'GET /api/desk/appointment-days/:day': async ({ response, params }) => {
      const { day: from } = validate(appointmentDaySchema, params);
      const days = Array.from({ length: APPOINTMENT_DAYS }, (_, ahead) => addDays(from, ahead));
      const counts = await countAppointmentsByDay(db, {
        from,
        to: days.at(-1) ?? from,
        kinds: kindsOf(response),
      });
      return { days: days.map((day) => ({ day, count: counts.get(day) ?? 0 })) };
    },
  } satisfies Partial<NamedHandlers>;
}
