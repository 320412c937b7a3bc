import { isAllowed, type Role } from '../auth/permissions.ts';
import { isEnquiryKind, type EnquiryKind } from '../enquiries/registry.ts';
import type { CountedFilter } from './insights/counted.ts';
import {
  countedLimits,
  insightFigures,
  insightGroups,
  isPeriod,
  type InsightGroup,
} from './insights/figures.ts';
import type { Period } from '../time/periods.ts';
import { statuses, type Status } from './status.ts';

/** The lists of the desk. */
export const deskViews = [
  'mine',
  'unassigned',
  'overdue',
  'new',
  'appointments',
  'week',
  'waiting',
  'open',
  'closed',
  'before',
] as const;
export type DeskView = (typeof deskViews)[number];

export const defaultDeskView: DeskView = 'mine';

/** Whether a role looks after waiting enquiries and hardly has its own: its desk opens on the first list with work. */
export function opensWhereWorkIs(role: Role): boolean {
  return isAllowed(role, 'enquiries.assign') || !isAllowed(role, 'enquiries.work');
}

/** The desk opens with the first of these lists that is not empty (rules: start-of-the-desk). */
export const workViews = ['mine', 'overdue', 'unassigned'] as const satisfies readonly DeskView[];

export const FIRST_ROWS = 25;

/** Filters of a list; `''`: no filter. */
export interface DeskFilters {
  view: DeskView;
  kind: EnquiryKind | '';
  status: Status | '';
  /** Number of a branch. */
  branch: number | '';
  /** User id. */
  assignee: string;
  /** Searches every list, whatever the filters; it is in the state of the browser's history only. */
  search: string;
  /** For a search: when an enquiry arrived, both minutes included (`YYYY-MM-DDTHH:MM`, India); `''`: at any time. */
  arrived?: ArrivedFilter | undefined;
  /** The enquiries that one number of Insights counts, in place of the view. */
  counted?: CountedFilter | undefined;
  /** What Insights showed when that number was selected. */
  shown?: InsightsShown | undefined;
}

export interface InsightsShown extends Period {
  by: InsightGroup;
}

export interface ArrivedFilter {
  from: string;
  until: string;
}

interface Params {
  get: (name: string) => string | null;
}

/** Address parameters for the number of Insights behind a list; `''`: none. */
export function countedParams(counted: CountedFilter | undefined): Record<string, string> {
  const { figure = '', from = '', to = '', group, reason = '' } = counted ?? {};
  return { counted: figure, from, to, by: group?.by ?? '', key: group?.key ?? '', reason };
}

/** The address parameter for what Insights showed; `''`: nothing. */
export function shownParams(shown: InsightsShown | undefined): { shown: string } {
  return { shown: shown ? [shown.from, shown.to, shown.by].join(' ') : '' };
}

function readShown(params: Params): InsightsShown | undefined {
  const [from = '', to = '', group] = (params.get('shown') ?? '').split(' ');
  const by = insightGroups.find((each) => each === group);
  return by && isPeriod({ from, to }) ? { from, to, by } : undefined;
}

/** Address parameters for the arrival times of a search; `''`: none. */
export function arrivedParams(arrived: ArrivedFilter | undefined): Record<string, string> {
  return { since: arrived?.from ?? '', until: arrived?.until ?? '' };
}

function readArrived(params: Params): ArrivedFilter | undefined {
  const [from = '', until = ''] = ['since', 'until'].map((name) => {
    const text = params.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? text : '';
  });
  return from === '' && until === '' ? undefined : { from, until };
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

interface ReadOptions {
  search?: string;
  /** The kinds that the person reads: a link from a colleague may name another kind. */
  ownKinds?: readonly EnquiryKind[];
  /** The branches that the person reads; `null`, absent: all. */
  ownBranches?: readonly number[] | null | undefined;
  /** The list for an address that names none. */
  start?: DeskView | undefined;
}

/** Parameters of an address that leads to a place on the desk and not to its start. */
const placeNames = ['view', 'kind', 'status', 'branch', 'assignee', 'counted', 'enquiry'] as const;

export function isStartOfDesk(params: Params): boolean {
  return placeNames.every((name) => !params.get(name));
}

/** Reads the filters from an address; values that the screen does not offer are ignored. */
export function readDeskFilters(
  params: Params,
  { search = '', ownKinds, ownBranches, start = defaultDeskView }: ReadOptions = {},
): DeskFilters {
  const [view, kind, status] = [params.get('view'), params.get('kind') ?? '', params.get('status')];
  const counted = readCounted(params);
  const arrived = readArrived(params);
  const shown = counted && readShown(params);
  const branch = Number(/^[1-9]\d{0,8}$/.exec(params.get('branch') ?? '')?.[0]);
  const isBranchOffered = branch > 0 && (ownBranches?.includes(branch) ?? true);
  const isOffered = isEnquiryKind(kind) && (ownKinds === undefined || ownKinds.includes(kind));
  return {
    view: deskViews.find((each) => each === view) ?? start,
    kind: isOffered ? kind : '',
    status: statuses.find((each) => each === status) ?? '',
    branch: isBranchOffered ? branch : '',
    assignee: params.get('assignee') ?? '',
    search,
    ...(arrived && { arrived }),
    ...(counted && { counted }),
    ...(shown && { shown }),
  };
}

/** The query for these filters, without the page. */
export function deskQueryOf(filters: DeskFilters) {
  const { view, kind, status, branch, assignee, search, arrived, counted } = filters;
  return {
    view,
    ...(kind && { kinds: [kind] }),
    ...(status && { status }),
    ...(branch && { branch }),
    ...(assignee && { assignee }),
    ...(search && { search }),
    ...(search &&
      arrived && {
        arrived: {
          ...(arrived.from && { from: arrived.from }),
          ...(arrived.until && { until: arrived.until }),
        },
      }),
    ...(counted && { counted }),
  };
}
