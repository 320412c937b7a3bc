import { downloadBlob } from '../../lib/browser/download.ts';
import { dealership } from '../../lib/page/dealership.ts';
import type { SentDay } from './form-view.ts';

/** Saves a day as a file that calendars import (RFC 5545). It is tentative: the dealership has not confirmed it. */
export function saveInCalendar(event: SentDay): void {
  const { name, address, branches } = dealership();
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
    `DESCRIPTION:${line(event.note)}`,
    // Nobody has confirmed at which of several.
    ...(branches.length > 1
      ? []
      : [`LOCATION:${line([address.street, address.city, address.pinCode].join(', '))}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const blob = new Blob([lines.join('\r\n')], { type: 'text/calendar' });
  downloadBlob(blob, `${event.reference}.ics`);
}

/** Text of one value: marks that a calendar would read are escaped. */
function line(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}
