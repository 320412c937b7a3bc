import {
  endOfDay,
  instantOf,
  lookUpTime,
  startOfDay,
  type DeskRow,
  type OpeningHours,
} from '@dealership/shared';
import { chosenTimeTexts } from '@dealership/shared/texts/common/chosen-time.ts';

/** Whether an appointment's time has passed and nobody has recorded whether the customer came. */
export function isAppointmentPassed({ appointment, standing }: DeskRow, now: number): boolean {
  const at = appointment && appointmentEnd(appointment);
  if (!appointment || standing === 'closed' || typeof at !== 'number') return false;
  return (appointment.state === 'asked' || appointment.state === 'confirmed') && at <= now;
}

/** Text for an appointment that is to come while the dealership is closed (rules: closed-days); `''`: it is open. */
export function closedText(
  { appointment, standing }: DeskRow,
  hours: OpeningHours,
  now: number,
): string {
  if (!appointment || standing === 'closed') return '';
  const { day, time, state } = appointment;
  if (state !== 'asked' && state !== 'confirmed') return '';
  return closedDayText(time === '' ? day : `${day}T${time}`, hours, now);
}

/** The same for a day (`YYYY-MM-DD`) or a minute. */
export function closedDayText(day: string, hours: OpeningHours, now: number): string {
  const found = lookUpTime(hours, day, now);
  // After closing time today counts as over: that needs no text.
  return found?.isClosed === true && !found.isOver ? chosenTimeTexts.text(found) : '';
}

/** Whether staff can record that the customer came: from the start of the appointment's day. */
export function isAppointmentDay({ appointment, standing }: DeskRow, now: number): boolean {
  if (!appointment || standing === 'closed') return false;
  const isOpen = appointment.state === 'asked' || appointment.state === 'confirmed';
  return isOpen && startOfDay(appointment.day) <= now;
}

/** Whether staff can record that the customer did not come: from the appointment's time on. */
export function hasAppointmentBegun({ appointment }: DeskRow, now: number): boolean {
  if (!appointment?.time) return true;
  return instantOf(`${appointment.day}T${appointment.time}`) <= now;
}

function appointmentEnd({ day, time }: NonNullable<DeskRow['appointment']>): number {
  return time === '' ? endOfDay(day) : instantOf(`${day}T${time}`);
}
