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
