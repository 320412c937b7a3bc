import type { DeskRow } from '@dealership/shared';
import { appointmentsTexts as texts } from '@dealership/shared/texts/staff/desk/appointments.ts';
import { appointmentTexts, deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';

/** An appointment in words; `''`: the customer did not mention it. */
export interface AppointmentDetails {
  /** `10:30 am`, or the text for any time. */
  time: string;
  name: string;
  mobile: string;
  kind: string;
  model: string;
  registration: string;
  service: string;
  /** The customer's other wishes, in one line. */
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
