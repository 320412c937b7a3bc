import type { EnquiryDefinition } from '@dealership/shared';
import { outcomeTexts } from '@dealership/shared/texts/public/form-outcomes.ts';
import { downloadBlob } from '../../../lib/browser/download.ts';
import { dealership, phoneOf } from '../../../lib/page/dealership.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
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
}

/** What was sent, and ways to keep it: a message to oneself, and a file for the calendar where a day was asked for. */
export function SentAnswers({ title, reference, answers }: SentAnswersProps) {
  const { name } = dealership();
  const day = answers.find((answer) => answer.day !== undefined);
  // Neither name nor number: addresses are kept by browsers and servers.
  const subject = answers.filter(({ field }) => field === 'model' || field === 'bookingDate');
  const summary = texts.summary({
    title,
    name,
    reference,
    phone: phoneOf('service'),
    subject: subject.map(({ text }) => text),
  });
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
        {day?.day !== undefined && (
          <Button
            variant="quiet"
            onClick={() => saveInCalendar({ title, reference, summary, day: day.day ?? '' })}
          >
            {texts.toCalendar}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Saves a day as a file that calendars import (RFC 5545). It is tentative: the dealership has not confirmed it. */
function saveInCalendar(event: { title: string; reference: string; summary: string; day: string }) {
  const { name, address } = dealership();
  const date = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const start = Date.parse(event.day);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${line(name)}//EN`,
    'BEGIN:VEVENT',
    `UID:${event.reference}@${location.hostname}`,
    `DTSTAMP:${date(Date.now())}`,
    `DTSTART;VALUE=DATE:${date(start).slice(0, 8)}`,
    `DTEND;VALUE=DATE:${date(start + 86_400_000).slice(0, 8)}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${line(`${event.title}, ${name}`)}`,
    `DESCRIPTION:${line(`${event.summary}\n${outcomeTexts.notConfirmed}`)}`,
    `LOCATION:${line([address.street, address.city, address.pinCode].join(', '))}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const blob = new Blob([lines.map(folded).join('\r\n')], { type: 'text/calendar' });
  downloadBlob(blob, `${event.reference}.ics`);
}

/** Text of one value: marks that a calendar would read are escaped. */
function line(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** A line has at most 75 bytes; the next one goes on after a blank. */
function folded(text: string): string {
  if (new TextEncoder().encode(text).length <= 75) return text;
  // A letter has at most 4 bytes.
  return text.match(/.{1,18}/gu)?.join('\r\n ') ?? '';
}
