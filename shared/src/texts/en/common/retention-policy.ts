import type { EnquiryKind } from '../../../enquiries/registry.ts';
import type { RetentionMonths } from '../../../retention/retention-months.ts';
import { kindTexts } from './kinds/index.ts';
import { monthsText } from './retention.ts';

/** The titles of the kinds that are kept for the same number of months; without one, without end. */
export function titlesByMonths(months: RetentionMonths) {
  const groups = new Map<number | undefined, string[]>();
  for (const [kind, { title }] of Object.entries(kindTexts)) {
    const kept = months[kind as EnquiryKind];
    groups.set(kept, [...(groups.get(kept) ?? []), title]);
  }
  return groups;
}

/** How long enquiries are kept, for the privacy policy. */
export function retentionPolicy(months: RetentionMonths): string {
  const groups = titlesByMonths(months);
  const smallestFirst = [...groups].sort(([, a], [, b]) => a.length - b.length);
  const rest = groups.size === 1 ? 'Everything you send with a form' : 'Everything else';
  return smallestFirst
    .map(([kept, titles], at) => {
      const what = at === groups.size - 1 ? rest : titles.join(', ');
      return kept === undefined
        ? `${what}: kept until you ask us to erase it.`
        : `${what}: erased automatically ${monthsText(kept)} after we receive it.`;
    })
    .join(' ');
}
