import type { DeskRow } from '@dealership/shared';
import { appointmentsTexts as texts } from '@dealership/shared/messages/staff/appointments.ts';
import { deskEnquiryTexts } from '@dealership/shared/messages/staff/desk-enquiry.ts';
import { deskTexts, timeTexts } from '@dealership/shared/messages/staff/desk.ts';
import { instantOf } from '@dealership/shared';

/** What an appointment is, in words; `''`: nothing was said. */
export interface AppointmentFacts {
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

export function factsOf({ kind, sent, appointment }: DeskRow): AppointmentFacts {
  const text = (name: string) => {
    const value = sent.details[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const first = (...names: string[]) => names.map(text).find((value) => value !== '') ?? '';
  const { day = '', time = '' } = appointment ?? {};
  return {
    time: time === '' ? texts.anyTime : timeTexts.clock(instantOf(`${day}T${time}`)),
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

export type AppointmentLook = NonNullable<DeskRow['appointment']>['state'] | 'off';

/** How an appointment stands; one that is closed without anybody having come is called off. */
export function lookOf({ appointment, standing }: DeskRow): AppointmentLook {
  const state = appointment?.state ?? 'asked';
  const isComing = state === 'asked' || state === 'confirmed';
  return standing === 'closed' && isComing ? 'off' : state;
}

export function lookText(look: AppointmentLook): string {
  return look === 'off' ? texts.calledOff : deskEnquiryTexts.appointmentStates[look];
}
