import { isEnquiryKind, type EnquiryKind } from '../enquiries/registry.ts';
import type { CountedFilter } from './counted.ts';
import { countedLimits, insightFigures, insightGroups, isPeriod } from './figures.ts';
import { statuses, type Status } from './status.ts';

/** The lists of the desk. */
export const deskViews = [
  ...(['mine', 'unassigned', 'overdue', 'new', 'appointments', 'week', 'waiting'] as const),
  ...(['open', 'closed', 'before'] as const),
] as const;
export type DeskView = (typeof deskViews)[number];

export const defaultDeskView: DeskView = 'mine';

/** So many rows are asked for at first. */
export const FIRST_ROWS = 25;

/** Which rows are wanted; `''`: whatever it is. */
export interface DeskFilters {
  view: DeskView;
  kind: EnquiryKind | '';
  status: Status | '';
  /** User id. */
  assignee: string;
  /** Looks into every list, whatever the filters. It stands in the history's state only. */
  search: string;
  /** What one number of Insights counts, in place of the view. */
  counted?: CountedFilter | undefined;
}

interface Params {
  get: (name: string) => string | null;
}

/** What says in an address which number of Insights a list is behind; `''`: nothing. */
export function countedParams(counted: CountedFilter | undefined): Record<string, string> {
  const { figure = '', from = '', to = '', group, reason = '' } = counted ?? {};
  return { counted: figure, from, to, by: group?.by ?? '', key: group?.key ?? '', reason };
}

function readCounted(params: Params): CountedFilter | undefined {
  const figure = insightFigures.find((each) => each === params.get('counted'));
  const period = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const by = insightGroups.find((each) => each === params.get('by'));
  const [key, reason] = [params.get('key') ?? '', params.get('reason') ?? ''];
  const isFit = key.length <= countedLimits.key && reason.length <= countedLimits.reason;
  if (!figure || !isPeriod(period) || !isFit) return undefined;
  return { ...period, figure, ...(by && { group: { by, key } }), ...(reason && { reason }) };
}

/**
 * Reads the filters of an address; values that the screen does not offer count as not given.
 * @param ownKinds what the person reads: a link from a colleague may name another kind
 */
export function readDeskFilters(
  params: Params,
  { search = '', ownKinds }: { search?: string; ownKinds?: readonly EnquiryKind[] } = {},
): DeskFilters {
  const [view, kind, status] = [params.get('view'), params.get('kind') ?? '', params.get('status')];
  const counted = readCounted(params);
  const isOffered = isEnquiryKind(kind) && (ownKinds === undefined || ownKinds.includes(kind));
  return {
    view: deskViews.find((each) => each === view) ?? defaultDeskView,
    kind: isOffered ? kind : '',
    status: statuses.find((each) => each === status) ?? '',
    assignee: params.get('assignee') ?? '',
    search,
    ...(counted && { counted }),
  };
}

/** What is asked of the server for these filters, besides which page of it. */
export function deskQueryOf({ view, kind, status, assignee, search, counted }: DeskFilters) {
  return {
    view,
    ...(kind && { kinds: [kind] }),
    ...(status && { status }),
    ...(assignee && { assignee }),
    ...(search && { search }),
    ...(counted && { counted }),
  };
}
