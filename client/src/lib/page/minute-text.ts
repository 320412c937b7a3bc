import { dayText } from './day-text.ts';

/** An instant (`2026-12-01T10:00`) in a sentence: `1 Dec 2026 10:00`. */
export function minuteText(minute: string): string {
  return `${dayText(minute.slice(0, 10))} ${minute.slice(11)}`;
}
