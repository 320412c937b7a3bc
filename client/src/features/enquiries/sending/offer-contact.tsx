import { outcomeTexts as texts } from '@dealership/shared/texts/public/form-outcomes.ts';
import { Button } from '../../../ui/button.tsx';
import { setAnswer } from '../queue/answers.ts';
import type { FormDeps } from './live-form.ts';
import styles from './offer-contact.module.css';
import type { EnquiryDefinition, EnquiryField } from '@dealership/shared';
import type { FormBody } from './read-form.ts';

/**
 * Offers a form the name, number and e-mail from an earlier form of this visit. It fills in nothing without a press:
 * somebody else may have the phone by now. Other forms of the page renew their offers with it, until `signal` aborts.
 * @returns a function that offers what is known by now
 */
export function offerContact({ form, definition, show }: FormDeps, signal: AbortSignal) {
  function renew() {
    const contact = recallContact();
    const known = definition.form.flatMap(({ field, wire }) => {
      const control = form.elements.namedItem(wire);
      const answer = contact[field];
      return answer !== undefined && control instanceof HTMLInputElement
        ? [{ control, answer }]
        : [];
    });
    const isWanted = known.some(({ control }) => control.value === '');
    const use = () => {
      for (const { control, answer } of known) {
        if (control.value === '') setAnswer(control, answer);
      }
      show({ offer: undefined });
      focusFirstEmpty();
    };
    const forget = () => {
      forgetContact();
      focusFirstEmpty();
    };
    show({
      offer: isWanted && (
        <div role="group" aria-label={texts.contact.label} className={styles.offer}>
          <span className={styles.answers}>{known.map(({ answer }) => answer).join(', ')}</span>
          <Button variant="quiet" onClick={use}>
            {texts.contact.use}
          </Button>
          <Button variant="quiet" onClick={forget}>
            {texts.contact.forget}
          </Button>
        </div>
      ),
    });
  }

  /** The button that had the focus is gone. */
  function focusFirstEmpty() {
    const controls = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
    const isOpen = ({ type, value, tabIndex }: HTMLInputElement) =>
      type !== 'hidden' && value === '' && tabIndex >= 0;
    Array.from(controls).find(isOpen)?.focus();
  }

  renew();
  renewals.add(renew);
  signal.addEventListener('abort', () => renewals.delete(renew));
  return renew;
}

/** The forms of the page that offer the contact, such as the three of the home page. */
const renewals = new Set<() => void>();

/** The sender's contact from a form of this visit, to be offered to the next form. */
type Contact = Partial<Record<EnquiryField, string>>;

const contactFields: readonly EnquiryField[] = ['name', 'mobile', 'email'];

/** Kept in this tab, for this visit, and not sent anywhere. */
const NAME = 'enquiry-contact';

export function rememberContact({ form }: EnquiryDefinition, body: FormBody): void {
  const given = form
    .filter(({ field, wire }) => contactFields.includes(field) && Boolean(body[wire]))
    .map(({ field, wire }) => [field, body[wire]]);
  changeKept((storage) =>
    storage.setItem(NAME, JSON.stringify({ ...recallContact(), ...Object.fromEntries(given) })),
  );
}

function recallContact(): Contact {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Contact;
  } catch {
    return {};
  }
}

function forgetContact(): void {
  changeKept((storage) => storage.removeItem(NAME));
}

function changeKept(work: (storage: Storage) => void) {
  try {
    work(sessionStorage);
  } catch {
    // This browser stores nothing for us: the form asks again.
  }
  for (const renew of renewals) renew();
}
