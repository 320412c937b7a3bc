import { campaignIn, visitLimits, visitParts, type SiteVisit } from '@dealership/shared';

const KEY = 'visit';

/**
 * Records how a visitor came to the site, in this tab until it is closed (rules: sources). A page that was reached from
 * the site itself starts no visit; a page with a campaign in its address starts a new one.
 */
export function noteVisit(): void {
  try {
    // The address that the document was loaded for: moves inside the site change `location`.
    const [loaded] = performance.getEntriesByType('navigation');
    const { pathname, searchParams, host } = new URL(loaded?.name ?? location.href);
    const from = document.referrer && new URL(document.referrer);
    const campaign = campaignIn(searchParams);
    const isInside = from !== '' && from.host === host;
    const hasCampaign = Object.keys(campaign).length > 0;
    if (!hasCampaign && (isInside || sessionStorage.getItem(KEY))) return;
    const referrer = from && !isInside ? from.hostname : '';
    const visit: SiteVisit = { ...campaign, page: pathname, referrer };
    const known = visitParts.map((part) => [part, cut(visit[part], visitLimits[part])]);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(known)));
  } catch {
    // This browser stores nothing for this site.
  }
}

/** The limit counts code points; an absent or empty text is left out of JSON. */
function cut(text: string | undefined, max: number): string | undefined {
  return text ? Array.from(text).slice(0, max).join('') : undefined;
}

export function findVisit(): SiteVisit | undefined {
  noteVisit();
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SiteVisit | null) ?? undefined;
  } catch {
    return undefined;
  }
}
