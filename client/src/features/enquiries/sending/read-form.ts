import { channels, type EnquiryDefinition } from '@dealership/shared';
import { channelName } from '../channel-name.ts';

export type FormBody = Record<string, unknown>;

export function wireOfControl(name: string): string {
  return name.split('.')[0] ?? name;
}

/** The values of a form's controls, as the body of the kind's call. */
export function readForm(data: FormData, { form: fields }: EnquiryDefinition): FormBody {
  const body: FormBody = {};
  for (const { wire, control } of fields) {
    if (control.type === 'checkbox') body[wire] = data.has(wire);
    else if (control.type === 'channels') {
      body[wire] = Object.fromEntries(
        channels.map((channel) => [channel, data.has(channelName(wire, channel))]),
      );
    } else if (data.has(wire)) {
      body[wire] = data.get(wire);
    }
  }
  return body;
}
