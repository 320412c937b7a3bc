import * as z from 'zod/mini';
import { textSchema } from '../text/text-schema.ts';
import { visitLimits, type SiteVisit, type VisitPart } from './visit.ts';

/** A missing, overlong, unreadable or malformed part is left out: no enquiry is refused for it. */
function part(name: VisitPart, shape = /./) {
  const text = textSchema({ max: visitLimits[name] }).check(z.regex(shape));
  return z.catch(z.optional(text), undefined);
}

const partsSchema = z.object({
  // Only the path: the rest of an address may identify one person's click.
  page: part('page', /^\/[^?#]*$/),
  referrer: part('referrer', /^[\w.-]+$/),
  source: part('source'),
  medium: part('medium'),
  campaign: part('campaign'),
  term: part('term'),
  content: part('content'),
});

/** `visit` of a submission: any value that was sent -> its valid parts; undefined if there are none. */
export const siteVisitSchema = z.pipe(
  z.catch(z.nullish(partsSchema), undefined),
  z.transform((parts): SiteVisit | undefined => {
    const known = Object.entries(parts ?? {}).filter(([, text]) => text !== undefined);
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  }),
);
