import {
  insightGroups,
  isEnquiryKind,
  isPeriod,
  periodBefore,
  periods,
  type EnquiryKind,
  type InsightGroup,
  type Period,
} from '@dealership/shared';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { insightsTexts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

export interface InsightAddress extends Period {
  by: InsightGroup;
  /** `''`: all kinds that the user may read. */
  kind: EnquiryKind | '';
  /** Number of a branch; `''`: all that the user may read. */
  branch: number | '';
}

/**
 * Reads an address; values that the screen does not offer are ignored.
 * @param options.today `YYYY-MM-DD`
 * @param options.ownKinds the kinds that the user may read: a colleague's link may name another one
 */
export function readInsightAddress(
  params: { get: (name: string) => string | null },
  { today, ownKinds }: { today: string; ownKinds: readonly EnquiryKind[] },
): InsightAddress {
  const period = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const kind = params.get('kind') ?? '';
  const branch = params.get('branch') ?? '';
  return {
    ...(isPeriod(period) ? period : periods.thisMonth(today)),
    by: insightGroups.find((each) => each === params.get('by')) ?? 'kind',
    kind: isEnquiryKind(kind) && ownKinds.includes(kind) ? kind : '',
    branch: /^[1-9]\d{0,8}$/.test(branch) ? Number(branch) : '',
  };
}

/** The address's parameters for these numbers; default values are `''`. */
export function insightParams(address: InsightAddress): Record<string, string> {
  const { from, to, by, kind, branch } = address;
  return { from, to, by: by === 'kind' ? '' : by, kind, branch: String(branch) };
}

const onScreen = { group: insightsTexts.group, kinds: kindNames };

/** @param words absent: those of the screen */
export function groupName(
  by: InsightGroup,
  { key, name }: { key: string; name?: string | undefined },
  { group, kinds }: Pick<typeof insightsTexts.file, 'group' | 'kinds'> = onScreen,
): string {
  return group(by, key, isEnquiryKind(key) && by === 'kind' ? kinds[key] : name);
}

/** The numbers of a period, fetched again when the user comes back, unless they are younger than `staleTime` (ms). */
export function useInsights(
  { from, to, by, kind, branch }: InsightAddress,
  { isWanted = true, staleTime = 0 } = {},
) {
  const body = { from, to, by, ...(kind && { kinds: [kind] }), ...(branch && { branch }) };
  return useQuery({
    queryKey: queryKeys.insights(body),
    queryFn: ({ signal }) => call('POST /api/insights', { body, signal }),
    enabled: isWanted,
    staleTime,
  });
}

/** The period to compare with, and its numbers as a whole (rules: insights-compared). */
export function useBefore({ kind, branch, ...shown }: InsightAddress) {
  const period = periodBefore(shown);
  // Of all groups, kinds need no names.
  const query = useInsights(
    { ...period, by: 'kind', kind, branch },
    { isWanted: isPeriod(period) },
  );
  return { period, query };
}
