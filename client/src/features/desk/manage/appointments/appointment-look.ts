import { instantOf, type DeskRow } from '@dealership/shared';
import { standTexts, timeTexts } from '@dealership/shared/messages/staff/desk.ts';

export type AppointmentLook = keyof typeof standTexts.appointments;

/** How an appointment stands; one that is closed without anybody having come is called off. */
export function lookOf({ appointment, standing }: DeskRow): AppointmentLook {
  const state = appointment?.state ?? 'asked';
  const isComing = state === 'asked' || state === 'confirmed';
  return standing === 'closed' && isComing ? 'off' : state;
}

/** `10:30 am`, or that any time will do. */
export function clockOf(appointment: DeskRow['appointment']): string {
  if (!appointment || appointment.time === '') return standTexts.anyTime;
  return timeTexts.clock(instantOf(`${appointment.day}T${appointment.time}`));
}
