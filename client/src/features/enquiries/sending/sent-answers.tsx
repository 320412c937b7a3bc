import type { EnquiryDefinition } from '@dealership/shared';
import { outcomeTexts } from '@dealership/shared/texts/public/form-outcomes.ts';
import { dealership, phoneOf } from '../../../lib/page/dealership.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { SentDay } from '../form-view.ts';
import type { FormDeps } from './live-form.ts';
import styles from './accepted.module.css';

const texts = outcomeTexts.sent;

/** An answer as its visitor reads it. */
export interface SentAnswer {
  field: EnquiryDefinition['form'][number]['field'];
  label: string;
  text: string;
  /** `YYYY-MM-DD`, of a day. */
  day?: string;
}

/** Reads the answers of a form in its own words. Call it before the form is emptied. */
export function readSent({ form, definition, texts: kind }: FormDeps): SentAnswer[] {
  return definition.form.flatMap(({ field, wire, control }) => {
    const text = control.type === 'hidden' ? '' : textOf(form.elements.namedItem(wire));
    if (text === '') return [];
    const isDay = control.type === 'date';
    return {
      field,
      label: kind.labels[field],
      text: isDay ? texts.day(text) : text,
      ...(isDay && { day: text }),
    };
  });
}

function textOf(control: Element | RadioNodeList | null): string {
  if (control instanceof RadioNodeList) {
    const chosen = [...control].find((each) => each instanceof HTMLInputElement && each.checked);
    return chosen?.parentElement?.closest('label')?.textContent ?? '';
  }
  if (control instanceof HTMLSelectElement) {
    return control.value && (control.selectedOptions[0]?.label ?? '');
  }
  const isTyped = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isTyped && control.type !== 'checkbox' ? control.value.trim() : '';
}

interface SentAnswersProps {
  /** Title of the form. */
  title: string;
  reference: string;
  answers: readonly SentAnswer[];
  saveDay: ((day: SentDay) => void) | undefined;
}

/** What was sent, and ways to keep it: a message to oneself, and a file for the calendar where a day was asked for. */
export function SentAnswers({ title, reference, answers, saveDay }: SentAnswersProps) {
  const { name } = dealership();
  const day = answers.find((answer) => answer.day)?.day;
  // Neither name nor number: addresses are kept by browsers and servers.
  const subject = answers.filter(({ field }) => /model|bookingDate/i.test(field));
  const summary = texts.summary({
    title,
    name,
    reference,
    phone: phoneOf(day ? 'service' : 'sales'),
    subject: subject.map(({ text }) => text),
  });
  const note = `${summary}\n${outcomeTexts.notConfirmed}`;
  return (
    <div className={styles.sent}>
      <h3 className={styles.nextHeading}>{texts.heading}</h3>
      <dl className={styles.answers}>
        {answers.map(({ field, label, text }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        <a
          className="tap"
          href={`https://wa.me/?text=${encodeURIComponent(summary)}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" size={18} />
          {texts.toWhatsapp}
        </a>
        {saveDay && day && (
          <Button variant="quiet" onClick={() => saveDay({ title, reference, note, day })}>
            {texts.toCalendar}
          </Button>
        )}
      </div>
    </div>
  );
}
