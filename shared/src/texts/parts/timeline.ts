import type { EventContent } from '../../desk/event-schema.ts';
import type { EventDetails } from '../../desk/events.ts';
import type { Then } from '../../desk/steps.ts';
import type { EnquiryKind } from '../../enquiries/registry.ts';
import type { SiteVisit } from '../../enquiries/visit.ts';
import type { QuotationChange } from '../../quotations/quotation-schema.ts';

/** What the words of an event need beside it. */
export interface EventWords {
  /** The person; `''`: the desk did it automatically. */
  who: string;
  /** User id of the same; absent: the desk. */
  userId: string | undefined;
  /** Whether that is who reads it. */
  isOwn: boolean;
  enquiry: EnquiryKind;
  /** When the next try is that the desk has set. */
  nextTry: string | undefined;
  personOf: (userId: string) => string;
  /** Name of a branch; `''`: it is not known any more. */
  branchOf: (id: number) => string;
  minuteOf: (minute: string) => string;
  appointmentOf: (appointment: { day: string; time?: string | undefined }) => string;
  reasonOf: (lost: Extract<Then, { to: 'lost' }>) => string;
  /** What a new version of a quotation has changed, in one line. */
  changesOf: (changes: readonly QuotationChange[]) => string;
}

type Line<Detail> = (detail: Detail, words: EventWords) => string;

/** A line of the timeline for each kind of event. */
export type EventLines = { readonly [Kind in keyof EventDetails]: Line<EventDetails[Kind]> };

/** The line of an event; `''`: an event of a newer server. */
export function eventLine(lines: EventLines) {
  return ({ kind, detail }: EventContent, words: EventWords): string => {
    const line = lines[kind] as Line<EventContent['detail']> | undefined;
    return line?.(detail, words) ?? '';
  };
}

interface AssignTexts {
  /** The desk itself: in turn, with the customer's other enquiry, or for another reason. */
  inTurn: (to: string) => string;
  withOther: (to: string) => string;
  to: (to: string) => string;
  toNobody: () => string;
  /** A person. */
  byToSelf: (words: EventWords) => string;
  byTo: (words: EventWords, to: string) => string;
  byToNobody: (words: EventWords) => string;
}

/** Who answers an enquiry from now on. */
export function assignLine(texts: AssignTexts): EventLines['assign'] {
  return ({ to, why }, words) => {
    const { who, userId, personOf } = words;
    if (who === '') {
      if (to === null) return texts.toNobody();
      if (why === 'turn') return texts.inTurn(personOf(to));
      return why === 'customer' ? texts.withOther(personOf(to)) : texts.to(personOf(to));
    }
    if (to === null) return texts.byToNobody(words);
    return to === userId ? texts.byToSelf(words) : texts.byTo(words, personOf(to));
  };
}

interface VisitTexts {
  from: (referrer: string) => string;
  campaign: (tags: string) => string;
  directly: string;
  firstPage: (page: string) => string;
}

/** The parts of a sender's visit as the browser sent them; empty: none. */
export function visitLine(texts: VisitTexts) {
  return ({ page, referrer, campaign, ...rest }: SiteVisit): string => {
    const tags = [campaign, rest.source, rest.medium, rest.term, rest.content].filter(
      (tag) => tag !== undefined,
    );
    const parts = [
      ...(referrer === undefined ? [] : [texts.from(referrer)]),
      ...(tags.length === 0 ? [] : [texts.campaign(tags.join(', '))]),
    ];
    if (page === undefined) return parts.join(' · ');
    return [...(parts.length > 0 ? parts : [texts.directly]), texts.firstPage(page)].join(' · ');
  };
}
