import { pluralsOf } from '../../../text/same-texts.ts';

const plural = pluralsOf('hi');

/** How long an enquiry is kept, for the note at its form: a number of months, or without end. */
export function keptFor(months: number | undefined): string {
  return months === undefined
    ? 'कब तक: आपके मिटाने को कहने तक।'
    : `कब तक: ${monthsText(months)}, फिर अपने-आप मिट जाती है। कहने पर उससे पहले भी।`;
}

export function monthsText(months: number): string {
  return `${months} ${plural(months, 'महीना', 'महीने')}`;
}
