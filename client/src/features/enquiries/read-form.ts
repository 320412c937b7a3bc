import { channels, type EnquiryDefinition } from '@dealership/shared';

export type FormBody = Record<string, unknown>;

/** Name of the control of one channel of the opt-in form. */
export function channelName(wire: string, channel: string): string {
  return `${wire}.${channel}`;
}

/** Wire name of the field that a control belongs to. */
export function wireOfControl(name: string): string {
  return name.split('.')[0] ?? name;
}

/** What a form's controls hold, as the body of the kind's call. */
export function readForm(form: HTMLFormElement, { form: fields }: EnquiryDefinition): FormBody {
  const data = new FormData(form);
  const body: FormBody = {};
  for (const { wire, control } of fields) {
    if (control.type === 'checkbox') body[wire] = data.has(wire);
    else if (control.type === 'channels') {
      body[wire] = Object.fromEntries(
        channels.map((channel) => [channel, data.has(channelName(wire, channel))]),
      );
    } else if (data.has(wire)) body[wire] = data.get(wire);
  }
  return body;
}
