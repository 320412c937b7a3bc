/**
 * What a browser tells of the visit in which an enquiry was sent, and how long each part may be, in code points: also
 * the database's column sizes (rules: sources).
 */
export const visitLimits = {
  /** Path of its first page. */
  page: 200,
  /** Host of the site that led to that page. */
  referrer: 100,
  /** `utm_source` of the first page's address, and so on. */
  source: 100,
  medium: 100,
  campaign: 100,
  term: 100,
  content: 100,
} as const;

export type VisitPart = keyof typeof visitLimits;
export const visitParts = Object.keys(visitLimits) as VisitPart[];

/** The parts that an address names as `utm_<part>`. */
export const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How somebody came to the site; what is not known is absent. */
export type SiteVisit = Partial<Record<VisitPart, string>>;

/**
 * What advertisers put into the address of a click on an advertisement, and the source that such a click has where the
 * address names none (support.google.com/google-ads/answer/9744275, help.ads.microsoft.com). Facebook marks every click on
 * a link with `fbclid`, so that says nothing.
 */
const sourcesOfClicks: readonly (readonly [mark: string, source: string])[] = [
  ['gclid', 'google'],
  ['gbraid', 'google'],
  ['wbraid', 'google'],
  ['gad_source', 'google'],
  ['msclkid', 'bing'],
];

/** As reports of advertising call paid clicks. */
const PAID_CLICK = 'cpc';

/**
 * The campaign that an address names, else that of a click on an advertisement: its mark, which is of one person, is not
 * kept (rules: sources).
 */
export function campaignIn(query: { get: (name: string) => string | null }): SiteVisit {
  const named = campaignParts.flatMap((part) => {
    const text = query.get(`utm_${part}`);
    return text ? [[part, text] as const] : [];
  });
  if (named.length > 0) return Object.fromEntries(named);
  const click = sourcesOfClicks.find(([mark]) => query.get(mark));
  return click ? { source: click[1], medium: PAID_CLICK } : {};
}
