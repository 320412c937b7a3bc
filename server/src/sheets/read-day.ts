import { addDays, dayOf, isCalendarDay, toPlainText } from '@dealership/shared';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * `YYYY-MM-DD` from any way in which a portal, a spreadsheet or a person in India writes a day, with a time or without;
 * day first.
 */
export function readDay(cell: string): string | undefined {
  const text = toPlainText(cell).toLowerCase();
  return ofInstant(text) ?? ofNumber(text) ?? ofName(text) ?? ofFigures(text);
}

/** A spreadsheet's count of days as people write it, `46351.75` as `2026-11-25 18:00`; anything else as it is. */
export function dayAndTime(cell: string): string {
  const [, days = '', part = ''] = /^(\d{5})(\.\d+)?$/.exec(cell) ?? [];
  const day = days === '' ? undefined : readDay(days);
  if (day === undefined) return cell;
  const minutes = Math.round(Number(`0${part}`) * 24 * 60) % (24 * 60);
  const time = [Math.floor(minutes / 60), minutes % 60].map((each) =>
    String(each).padStart(2, '0'),
  );
  return minutes === 0 ? day : `${day} ${time.join(':')}`;
}

/** With a time and its zone: the day in India. */
function ofInstant(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d[t ]\d\d:\d\d(:\d\d(\.\d+)?)? ?(z|[+-]\d\d:?\d\d)$/.test(text))
    return undefined;
  const at = Date.parse(
    text
      .replace(' ', 't')
      .replaceAll(' ', '')
      .replace(/([+-]\d\d)(\d\d)$/, '$1:$2'),
  );
  return Number.isNaN(at) ? undefined : dayOf(at);
}

/** Day 0 of spreadsheets. */
const FIRST_DAY = '1899-12-30';

/** A spreadsheet's count of days for 2000 to 2099, `20261125`, or seconds or milliseconds since 1970. */
function ofNumber(text: string): string | undefined {
  const [, whole = ''] = /^(\d+)(?:\.\d*)?$/.exec(text) ?? [];
  const number = Number(whole);
  if (whole.length === 5 && number >= 36_526 && number <= 73_050) return addDays(FIRST_DAY, number);
  if (whole.length === 8) return toDay(whole.slice(0, 4), whole.slice(4, 6), whole.slice(6));
  if (whole.length === 10) return dayOf(number * 1000);
  return whole.length === 13 ? dayOf(number) : undefined;
}

/** `25 Nov 2026`, `25th November, 26`, `Nov 25, 2026`, `Wed Nov 25 2026 18:20`. */
function ofName(text: string): string | undefined {
  const found = /(?:^|[^a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/.exec(text);
  if (!found) return undefined;
  const month = String(months.indexOf(found[1] ?? '') + 1);
  const before = /(\d{1,2})(?:st|nd|rd|th)?[\s,.'/-]*$/.exec(text.slice(0, found.index + 1));
  const after = text.slice(found.index + found[0].length);
  if (before) {
    const [, year = ''] = /^[\s,.'/-]*(\d{4}|\d{2})(?!\d|:)/.exec(after) ?? [];
    return toDay(year, month, before[1] ?? '');
  }
  const [, day = '', year = ''] =
    /^[\s,.'/-]*(\d{1,2})(?:st|nd|rd|th)?[\s,.'/-]+(\d{4}|\d{2})(?!\d|:)/.exec(after) ?? [];
  return toDay(year, month, day);
}

/** `2026-11-25`, `25/11/26`, `25.11.2026 18:20`; where the second cannot be a month, it is the day. */
function ofFigures(text: string): string | undefined {
  const [, first = '', second = '', third = ''] =
    /^(\d{1,4})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{2,4})(?:$|[t\s,])/.exec(text) ?? [];
  if (first.length === 4) return toDay(first, second, third);
  return toDay(third, second, first) ?? toDay(third, first, second);
}

function toDay(year: string, month: string, day: string): string | undefined {
  if (year === '' || day === '') return undefined;
  const whole = year.length === 2 ? `20${year}` : year;
  const text = [whole, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDay(text) ? text : undefined;
}
