import type { DeskRow } from '@dealership/shared';
import { appointmentsTexts as texts } from '@dealership/shared/texts/staff/desk/appointments.ts';
import { appointmentTexts, deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { answerText } from '../common/answer-text.ts';

/** An appointment in words; `''`: the customer did not mention it. */
export function detailsOf({ kind, sent, appointment }: DeskRow) {
  const text = (name: string) => answerText(sent, name);
  return {
    /** `10:30 am`, or the text for any time. */
    time: appointmentTexts.clockOf(appointment),
    name: sent.name || texts.unnamed,
    mobile: sent.mobile,
    kind: deskTexts.kinds[kind],
    model: sent.modelName ?? sent.model,
    registration: ['registrationNumber', 'regNo', 'registration'].map(text).find(Boolean) ?? '',
    service: text('serviceType'),
    wants: [...['variant', 'color', 'reason'].map(text), sent.message.replaceAll(/\s+/g, ' ')]
      .filter((part) => part !== '')
      .join(' · '),
  };
}
