import {
  addDays,
  insightGroups,
  isEnquiryKind,
  isPeriod,
  type EnquiryKind,
  type InsightGroup,
  type Period,
} from '@dealership/shared';

/** Which numbers are wanted. */
export interface InsightAddress extends Period {
  by: InsightGroup;
  /** `''`: all that the person reads. */
  kind: EnquiryKind | '';
}

/** From the first of a day's month to the day. */
export function thisMonth(today: string): Period {
  return { from: `${today.slice(0, 7)}-01`, to: today };
}

/** The whole month before a day's. */
export function lastMonth(today: string): Period {
  const to = addDays(thisMonth(today).from, -1);
  return { from: thisMonth(to).from, to };
}

/**
 * Reads an address; values that the screen does not offer count as not given.
 * @param options.today `YYYY-MM-DD`
 * @param options.ownKinds what the person reads: a link from a colleague may name another kind
 */
export function readInsightAddress(
  params: { get: (name: string) => string | null },
  { today, ownKinds }: { today: string; ownKinds: readonly EnquiryKind[] },
): InsightAddress {
  const period = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const kind = params.get('kind') ?? '';
  return {
    ...(isPeriod(period) ? period : thisMonth(today)),
    by: insightGroups.find((each) => each === params.get('by')) ?? 'kind',
    kind: isEnquiryKind(kind) && ownKinds.includes(kind) ? kind : '',
  };
}

/** What an address says for these numbers, without what is so at first. */
export function insightParams({ from, to, by, kind }: InsightAddress): Record<string, string> {
  return { from, to, ...(by !== 'kind' && { by }), ...(kind && { kind }) };
}
