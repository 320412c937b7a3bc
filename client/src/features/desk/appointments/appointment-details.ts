import type { DeskRow } from '@dealership/shared';
import { appointmentsTexts as texts } from '@dealership/shared/texts/staff/desk/appointments.ts';
import { appointmentTexts, deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';

/** What an appointment is, in words; `''`: nothing was said. */
export interface AppointmentDetails {
  /** `10:30 am`, or that any time will do. */
  time: string;
  name: string;
  mobile: string;
  kind: string;
  model: string;
  registration: string;
  service: string;
  /** What else the customer wants, in one line. */
  wants: string;
}

export function detailsOf({ kind, sent, appointment }: DeskRow): AppointmentDetails {
  const text = (name: string) => {
    const value = sent.details[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const first = (...names: string[]) => names.map(text).find((value) => value !== '') ?? '';
  return {
    time: appointmentTexts.clockOf(appointment),
    name: sent.name || texts.unnamed,
    mobile: sent.mobile,
    kind: deskTexts.kinds[kind],
    model: sent.modelName ?? sent.model,
    registration: first('registrationNumber', 'regNo', 'registration'),
    service: text('serviceType'),
    wants: [...['variant', 'color', 'reason'].map(text), sent.message.replaceAll(/\s+/g, ' ')]
      .filter((part) => part !== '')
      .join(' · '),
  };
}
