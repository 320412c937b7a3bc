import type { AnyKindTexts } from '../../enquiries/kind-texts.ts';
import type { EnquiryKind } from '../../enquiries/registry.ts';
import type { RetentionMonths } from '../../retention/retention-months.ts';

/** The titles of the kinds that are kept for the same number of months; without one, without end. */
export function titlesByMonths(
  kinds: Readonly<Record<EnquiryKind, AnyKindTexts>>,
  months: RetentionMonths,
) {
  const groups = new Map<number | undefined, string[]>();
  for (const [kind, { title }] of Object.entries(kinds)) {
    const kept = months[kind as EnquiryKind];
    groups.set(kept, [...(groups.get(kept) ?? []), title]);
  }
  return groups;
}

interface PolicyWords {
  /** All kinds are kept for the same time. */
  everything: string;
  /** The largest group, after the others. */
  rest: string;
  /** @param months `undefined`: without end */
  line: (what: string, months: number | undefined) => string;
}

/** How long enquiries are kept, for the privacy policy: the smallest group first. */
export function policyLines(
  groups: ReturnType<typeof titlesByMonths>,
  { everything, rest, line }: PolicyWords,
): string {
  const smallestFirst = [...groups].sort(([, a], [, b]) => a.length - b.length);
  return smallestFirst
    .map(([kept, titles], at) => {
      const others = groups.size === 1 ? everything : rest;
      return line(at === groups.size - 1 ? others : titles.join(', '), kept);
    })
    .join(' ');
}
