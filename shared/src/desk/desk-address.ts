import { isAllowed, type Role } from '../auth/permissions.ts';
import { isEnquiryKind, type EnquiryKind } from '../enquiries/registry.ts';
import type { CountedFilter } from './counted.ts';
import { countedLimits, insightFigures, insightGroups, isPeriod } from './figures.ts';
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

/** Whether somebody looks after what waits, and hardly has enquiries of their own: their desk opens where work is. */
export function opensWhereWorkIs(role: Role): boolean {
  return isAllowed(role, 'enquiries.assign') || !isAllowed(role, 'enquiries.work');
}

/** In this order: the first of them that is not empty is where work is (rules: start-of-the-desk). */
export const workViews = ['mine', 'overdue', 'unassigned'] as const satisfies readonly DeskView[];

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
  /** Of what is searched for: when it arrived, both minutes included (`YYYY-MM-DDTHH:MM`, India); `''`: at any time. */
  arrived?: ArrivedFilter | undefined;
  /** What one number of Insights counts, in place of the view. */
  counted?: CountedFilter | undefined;
}

export interface ArrivedFilter {
  from: string;
  until: string;
}

interface Params {
  get: (name: string) => string | null;
}

/** What says in an address which number of Insights a list is behind; `''`: nothing. */
export function countedParams(counted: CountedFilter | undefined): Record<string, string> {
  const { figure = '', from = '', to = '', group, reason = '' } = counted ?? {};
  return { counted: figure, from, to, by: group?.by ?? '', key: group?.key ?? '', reason };
}

/** What says in an address when what is searched for has arrived; `''`: nothing. */
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
  /** What the person reads: a link from a colleague may name another kind. */
  ownKinds?: readonly EnquiryKind[];
  /** The list of an address that names none. */
  start?: DeskView | undefined;
}

/** What says in an address that something of the desk is meant, and not the desk as it opens. */
const placeNames = ['view', 'kind', 'status', 'assignee', 'counted', 'enquiry'] as const;

/** Whether an address is that of the desk as it opens. */
export function isStartOfDesk(params: Params): boolean {
  return placeNames.every((name) => !params.get(name));
}

/** Reads the filters of an address; values that the screen does not offer count as not given. */
export function readDeskFilters(
  params: Params,
  { search = '', ownKinds, start = defaultDeskView }: ReadOptions = {},
): DeskFilters {
  const [view, kind, status] = [params.get('view'), params.get('kind') ?? '', params.get('status')];
  const counted = readCounted(params);
  const arrived = readArrived(params);
  const isOffered = isEnquiryKind(kind) && (ownKinds === undefined || ownKinds.includes(kind));
  return {
    view: deskViews.find((each) => each === view) ?? start,
    kind: isOffered ? kind : '',
    status: statuses.find((each) => each === status) ?? '',
    assignee: params.get('assignee') ?? '',
    search,
    ...(arrived && { arrived }),
    ...(counted && { counted }),
  };
}

/** What is asked of the server for these filters, besides which page of it. */
export function deskQueryOf(filters: DeskFilters) {
  const { view, kind, status, assignee, search, arrived, counted } = filters;
  return {
    view,
    ...(kind && { kinds: [kind] }),
    ...(status && { status }),
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
