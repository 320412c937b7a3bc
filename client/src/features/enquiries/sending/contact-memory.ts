import type { EnquiryDefinition, EnquiryField } from '@dealership/shared';
import type { FormBody } from './read-form.ts';

/** The sender's contact from a form of this visit, to be offered to the next form. */
export type Contact = Partial<Record<EnquiryField, string>>;

const contactFields: readonly EnquiryField[] = ['name', 'mobile', 'email'];

/** Kept in this tab, for this visit, and not sent anywhere. */
const NAME = 'enquiry-contact';

export function rememberContact({ form }: EnquiryDefinition, body: FormBody): void {
  const given = form
    .filter(({ field, wire }) => contactFields.includes(field) && Boolean(body[wire]))
    .map(({ field, wire }) => [field, body[wire]]);
  change((storage) =>
    storage.setItem(NAME, JSON.stringify({ ...recallContact(), ...Object.fromEntries(given) })),
  );
}

export function recallContact(): Contact {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Contact;
  } catch {
    return {};
  }
}

export function forgetContact(): void {
  change((storage) => storage.removeItem(NAME));
}

function change(work: (storage: Storage) => void) {
  try {
    work(sessionStorage);
  } catch {
    // This browser stores nothing for us: the form asks again.
  }
}
