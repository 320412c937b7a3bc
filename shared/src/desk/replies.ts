import { customerLanguages, type CustomerLanguage } from './customers.ts';
import type { DeskRow } from './desk-schema.ts';
import type { Status } from './status.ts';
import type { EnquiryKind } from '../enquiries/registry.ts';
import { firstName } from './first-name.ts';
import { formatRupees, rupeesToPaise } from '../money/money.ts';
import type { LocalText } from '../text/local-text.ts';
import { pathIn } from '../languages/locale.ts';
import { endOfDay, instantOf } from '../time/ist.ts';

/** Placeholders in a template, written `{name}`. */
export const placeholders = [
  'name',
  'model',
  'price',
  'time',
  'calendar',
  'branch',
  'reference',
] as const;
export type Placeholder = (typeof placeholders)[number];

const MARK = new RegExp(String.raw`\{(?:${placeholders.join('|')})\}`, 'g');

/** Values for the placeholders; unknown ones are absent or empty. */
export type ReplyValues = Readonly<Partial<Record<Placeholder, string>>>;

export function marksIn(text: string): Placeholder[] {
  return [...text.matchAll(MARK)].map(([mark]) => mark.slice(1, -1) as Placeholder);
}

/** Whether all braces of a text belong to placeholders. */
export function hasOnlyMarks(text: string): boolean {
  return !/[{}]/.test(text.replaceAll(MARK, ''));
}

/** Fills in a text; with a missing value it cannot be used (rules: replies). Values are not filled in again. */
export function fillReply(text: string, values: ReplyValues) {
  const marks = marksIn(text);
  return {
    text: text.replaceAll(MARK, (mark) => values[mark.slice(1, -1) as Placeholder] || mark),
    missing: placeholders.filter((each) => marks.includes(each) && !values[each]),
  };
}

/** The text in the customer's language, or the English one if there is no translation. */
export function replyTextFor(text: LocalText, wanted: CustomerLanguage | null) {
  const language = customerLanguages.find((each) => each === wanted && text[each]) ?? 'en';
  return { language, text: text[language] || text.en };
}

/** The enquiries that a template is for; an empty list: all. */
interface Offered {
  title: string;
  kinds: readonly EnquiryKind[];
  statuses: readonly Status[];
  isHidden: boolean;
}

/** Whether a template is for an enquiry of this kind and status. */
export function isReplyFor(
  { kinds, statuses }: Pick<Offered, 'kinds' | 'statuses'>,
  { kind, status }: Pick<DeskRow, 'kind' | 'status'>,
): boolean {
  return (
    (kinds.length === 0 || kinds.includes(kind)) &&
    (statuses.length === 0 || statuses.includes(status))
  );
}

/**
 * The templates for an enquiry: first those for fewer kinds and statuses, then by title.
 *
 * @param compareTitles in the order of the reader's language
 */
export function fittingReplies<Each extends Offered>(
  replies: readonly Each[],
  enquiry: Pick<DeskRow, 'kind' | 'status'>,
  compareTitles: (one: string, other: string) => number,
): Each[] {
  const width = ({ kinds, statuses }: Each) => (kinds.length || 99) * 10 + (statuses.length || 9);
  return replies
    .filter((reply) => !reply.isHidden && isReplyFor(reply, enquiry))
    .toSorted((one, other) => width(one) - width(other) || compareTitles(one.title, other.title));
}

type Timed = Pick<
  DeskRow,
  'appointment' | 'promised_at' | 'attempted_at' | 'next_at' | 'reference' | 'sent'
>;

interface Known {
  /** In rupees, from the present catalogue. */
  price: number | undefined;
  branch: string;
  /** The path of the file of an agreed appointment. */
  appointmentFile: string | undefined;
  /** `https://example.in` */
  origin: string;
  language: CustomerLanguage;
  /** Epoch ms. */
  now: number;
}

export function replyValues(
  enquiry: Timed,
  { price, branch, appointmentFile: file, origin, language, now }: Known,
): ReplyValues {
  const { sent, reference } = enquiry;
  return {
    name: firstName(sent.name),
    model: sent.modelName ?? sent.model,
    branch,
    reference,
    price: price === undefined ? '' : formatRupees(rupeesToPaise(price)),
    time: timeOfEnquiry(enquiry, now, language),
    calendar: file === undefined ? '' : origin + pathIn(language, file),
  };
}

/** Time of the appointment, else of the promise if nobody has called, else of the next step; `''`: none is to come. */
function timeOfEnquiry(enquiry: Timed, now: number, language: CustomerLanguage): string {
  const { appointment, attempted_at: attempted, promised_at: promised, next_at: next } = enquiry;
  if (appointment?.state === 'asked' || appointment?.state === 'confirmed') {
    const { day, time } = appointment;
    const isAnyTime = time === '';
    const at = isAnyTime ? endOfDay(day) - 1 : instantOf(`${day}T${time}`);
    return at < now ? '' : timeText(at, { language, isAnyTime });
  }
  const at = (attempted === null ? promised : null) ?? next;
  return at === null || at < now ? '' : timeText(at, { language });
}

/** A day and time for a sentence: `Saturday 21 November, 12:30 pm`. */
export function timeText(
  at: number,
  { language, isAnyTime = false }: { language: CustomerLanguage; isAnyTime?: boolean },
): string {
  // Digits are Latin in every language: times are read aloud and typed.
  const locale = `${language}-IN-u-nu-latn`;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Kolkata' }).format(at);
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' });
  if (isAnyTime) return day;
  const clock = format({ hour: 'numeric', minute: '2-digit', hour12: true });
  return `${day}, ${clock}`;
}
