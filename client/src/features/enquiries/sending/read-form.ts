import { channels, toAsciiDigits, type EnquiryDefinition } from '@dealership/shared';
import { channelName } from '../channel-name.ts';
import { takesDigits } from './keep-digits.ts';

export type FormBody = Record<string, unknown>;

/** Wire name of the field that a control belongs to. */
export function wireOfControl(name: string): string {
  return name.split('.')[0] ?? name;
}

/** What a form's controls hold, as the body of the kind's call. */
export function readForm(data: FormData, { form: fields }: EnquiryDefinition): FormBody {
  const body: FormBody = {};
  for (const field of fields) {
    const { wire, control } = field;
    if (control.type === 'checkbox') body[wire] = data.has(wire);
    else if (control.type === 'channels') {
      body[wire] = Object.fromEntries(
        channels.map((channel) => [channel, data.has(channelName(wire, channel))]),
      );
    } else if (data.has(wire)) {
      const value = data.get(wire);
      body[wire] = takesDigits(field) && typeof value === 'string' ? withPlus(value) : value;
    }
  }
  return body;
}

/** The country code again, whose plus was not a digit: ten digits alone are a number. */
function withPlus(digits: string): string {
  return /^91\d{10}$/.test(toAsciiDigits(digits)) ? `+${digits}` : digits;
}
