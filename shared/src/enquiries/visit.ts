/**
 * Parts of the visit that a browser sends with an enquiry, and the longest length of each, in code points: also the
 * database's column sizes (rules: sources).
 */
export const visitLimits = {
  /** Path of its first page. */
  page: 200,
  /** Host of the site that led to that page. */
  referrer: 100,
  /** `utm_source` in the first page's address; the next ones likewise. */
  source: 100,
  medium: 100,
  campaign: 100,
  term: 100,
  content: 100,
} as const;

export type VisitPart = keyof typeof visitLimits;
export const visitParts = Object.keys(visitLimits) as VisitPart[];

/** The parts that an address has as `utm_<part>`. */
export const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How a person came to the site; unknown parts are absent. */
export type SiteVisit = Partial<Record<VisitPart, string>>;

/**
 * Parameters that advertisers add to the address of a click on an advertisement, and the source of such a click if the
 * address has none (support.google.com/google-ads/answer/9744275, help.ads.microsoft.com). Facebook marks every click
 * on a link with `fbclid`, so that is no sign of an advertisement.
 */
const sourcesOfClicks: readonly (readonly [mark: string, source: string])[] = [
  ['gclid', 'google'],
  ['gbraid', 'google'],
  ['wbraid', 'google'],
  ['gad_source', 'google'],
  ['msclkid', 'bing'],
];

/** The usual word for paid clicks in advertising reports. */
const PAID_CLICK = 'cpc';

/**
 * The campaign in an address, else that of a click on an advertisement. The click's own mark is not stored: it
 * identifies one person (rules: sources).
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
