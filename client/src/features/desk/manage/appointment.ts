import { endOfDay, instantOf, startOfDay, type DeskRow } from '@dealership/shared';

/** Whether an appointment's time has passed without anybody saying whether the customer came. */
export function isAppointmentPassed({ appointment, standing }: DeskRow, now: number): boolean {
  const at = appointment && appointmentEnd(appointment);
  if (!appointment || standing === 'closed' || typeof at !== 'number') return false;
  return (appointment.state === 'asked' || appointment.state === 'confirmed') && at <= now;
}

/** Whether it can be said that the customer came: from the beginning of the appointment's day on. */
export function isAppointmentDay({ appointment, standing }: DeskRow, now: number): boolean {
  if (!appointment || standing === 'closed') return false;
  const isOpen = appointment.state === 'asked' || appointment.state === 'confirmed';
  return isOpen && startOfDay(appointment.day) <= now;
}

/** Whether it can be said that the customer did not come to what can be asked about. */
export function hasAppointmentBegun({ appointment }: DeskRow, now: number): boolean {
  if (!appointment?.time) return true;
  return instantOf(`${appointment.day}T${appointment.time}`) <= now;
}

function appointmentEnd({ day, time }: NonNullable<DeskRow['appointment']>): number {
  return time === '' ? endOfDay(day) : instantOf(`${day}T${time}`);
}
