import type { EnquiryKind } from '../../../enquiries/registry.ts';
import { kindTexts } from './kinds/index.ts';
import { monthsText } from './retention.ts';

/** How long enquiries are kept, for the privacy policy; kinds without months are kept without end. */
export function retentionPolicy(months: Readonly<Partial<Record<EnquiryKind, number>>>): string {
  const groups = new Map<number | undefined, string[]>();
  for (const [kind, { title }] of Object.entries(kindTexts)) {
    const kept = months[kind as EnquiryKind];
    groups.set(kept, [...(groups.get(kept) ?? []), title]);
  }
  const smallestFirst = [...groups].sort(([, a], [, b]) => a.length - b.length);
  const rest = groups.size === 1 ? 'Everything you send with a form' : 'Everything else';
  return smallestFirst
    .map(([kept, titles], at) => {
      const what = at === groups.size - 1 ? rest : titles.join(', ');
      return kept === undefined
        ? `${what}: kept until you ask us to erase it.`
        : `${what}: deleted automatically ${monthsText(kept)} after we receive it.`;
    })
    .join(' ');
}
