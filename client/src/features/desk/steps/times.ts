import {
  addDays,
  dayOf,
  hoursOn,
  instantOf,
  lookUpTime,
  minuteOf,
  minutesOf,
  nextMorning,
  type OpeningHours,
} from '@dealership/shared';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';

const HOUR_MS = 60 * 60_000;
const EVENING = '18:00';
const MORNING = '10:30';

/** Times for the next step that take one tap, the earliest first: in an hour, an evening, the next open morning. */
export function presetsAt(now: number, hours: OpeningHours<unknown>) {
  const today = dayOf(now);
  const hasEvening = instantOf(`${today}T${EVENING}`) - now > HOUR_MS;
  const eveningDay = hasEvening ? today : addDays(today, 1);
  const morningDay = dayOf(nextMorning(hours, now) ?? instantOf(`${addDays(today, 1)}T00:00`));
  const opens = hoursOn(hours, morningDay).intervals[0]?.opens ?? MORNING;
  const morning = minutesOf(opens) > minutesOf(MORNING) ? opens : MORNING;
  const preset = (label: (day: string) => string, minute: string) => {
    const at = instantOf(minute);
    return {
      label: label(timeTexts.day(at, now)),
      /** `6:00 pm` */
      clock: timeTexts.clock(at),
      /** `YYYY-MM-DDTHH:MM` */
      at: minute,
      isClosed: lookUpTime(hours, minute, now)?.isClosed === true,
    };
  };
  return [
    preset(() => stepTexts.inAnHour, minuteOf(now + HOUR_MS)),
    preset(stepTexts.evening, `${eveningDay}T${EVENING}`),
    preset(stepTexts.morning, `${morningDay}T${morning}`),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** The next five open days (`YYYY-MM-DD`), with today while it is still open for an hour. */
export function nextOpenDays(now: number, hours: OpeningHours<unknown>): string[] {
  // If the dealership is never open, or closed for a long time: simply the next days.
  const isEverOpen = nextMorning(hours, now) !== undefined;
  return Array.from({ length: 60 }, (_, ahead) => addDays(dayOf(now), ahead))
    .filter((day) => !isEverOpen || timesOn(day, now, hours).length > 0)
    .slice(0, 5);
}

/** The full hours (`HH:MM`) of a day at which a customer can come. */
export function timesOn(day: string, now: number, hours: OpeningHours<unknown>): string[] {
  return hoursOn(hours, day).intervals.flatMap(({ opens, closes }) => {
    const times: string[] = [];
    for (let hour = Math.ceil(minutesOf(opens) / 60); hour * 60 < minutesOf(closes); hour += 1) {
      const time = `${String(hour).padStart(2, '0')}:00`;
      if (instantOf(`${day}T${time}`) > now) times.push(time);
    }
    return times;
  });
}
