import type { DeskRow } from '../../desk/desk-schema.ts';
import type { AppointmentState } from '../../desk/status.ts';

/** How an appointment is shown; `off`: its enquiry is closed, and nobody has recorded that the customer came. */
export type AppointmentLook = AppointmentState | 'off';

export function appointmentLook({
  appointment,
  standing,
}: Pick<DeskRow, 'appointment' | 'standing'>): AppointmentLook {
  const state = appointment?.state ?? 'asked';
  const isComing = state === 'asked' || state === 'confirmed';
  return standing === 'closed' && isComing ? 'off' : state;
}
