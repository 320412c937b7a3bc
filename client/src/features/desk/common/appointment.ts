import {
  endOfDay,
  instantOf,
  lookUpTime,
  startOfDay,
  type DeskRow,
  type OpeningHours,
} from '@dealership/shared';
import { chosenTimeTexts } from '@dealership/shared/texts/common/chosen-time.ts';

/** The appointment of an enquiry, if it still counts: nobody has recorded whether the customer came. */
function coming({ appointment, standing }: DeskRow) {
  const isAwaited = appointment?.state === 'asked' || appointment?.state === 'confirmed';
  return isAwaited && standing !== 'closed' ? appointment : undefined;
}

/** Whether an appointment's time has passed and nobody has recorded whether the customer came. */
export function isAppointmentPassed(row: DeskRow, now: number): boolean {
  const appointment = coming(row);
  if (!appointment) return false;
  const { day, time } = appointment;
  const end = time === '' ? endOfDay(day) : instantOf(`${day}T${time}`);
  return end <= now;
}

/** Text for an appointment that is to come while the dealership is closed (rules: closed-days); `''`: it is open. */
export function closedText(row: DeskRow, hours: OpeningHours, now: number): string {
  const appointment = coming(row);
  if (!appointment) return '';
  const { day, time } = appointment;
  return closedDayText(time === '' ? day : `${day}T${time}`, hours, now);
}

/** The same for a day (`YYYY-MM-DD`) or a minute. */
export function closedDayText(day: string, hours: OpeningHours, now: number): string {
  const found = lookUpTime(hours, day, now);
  // After closing time today counts as over: that needs no text.
  return found?.isClosed === true && !found.isOver ? chosenTimeTexts.text(found) : '';
}

/** Whether staff can record that the customer came: from the start of the appointment's day. */
export function isAppointmentDay(row: DeskRow, now: number): boolean {
  const appointment = coming(row);
  return appointment !== undefined && startOfDay(appointment.day) <= now;
}

/** Whether staff can record that the customer did not come: from the appointment's time on. */
export function hasAppointmentBegun({ appointment }: DeskRow, now: number): boolean {
  if (!appointment?.time) return true;
  return instantOf(`${appointment.day}T${appointment.time}`) <= now;
}
