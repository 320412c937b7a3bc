import { isEnquiryKind, type EnquiryKind } from '../enquiries/registry.ts';
import { statuses, type Status } from './status.ts';

/** The lists of the desk. */
export const deskViews = [
  ...(['mine', 'unassigned', 'overdue', 'new', 'appointments', 'waiting'] as const),
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
}

/**
 * Reads the filters of an address; values that the screen does not offer count as not given.
 * @param ownKinds what the person reads: a link from a colleague may name another kind
 */
export function readDeskFilters(
  params: { get: (name: string) => string | null },
  { search = '', ownKinds }: { search?: string; ownKinds?: readonly EnquiryKind[] } = {},
): DeskFilters {
  const [view, kind, status] = [params.get('view'), params.get('kind') ?? '', params.get('status')];
  const isOffered = isEnquiryKind(kind) && (ownKinds === undefined || ownKinds.includes(kind));
  return {
    view: deskViews.find((each) => each === view) ?? defaultDeskView,
    kind: isOffered ? kind : '',
    status: statuses.find((each) => each === status) ?? '',
    assignee: params.get('assignee') ?? '',
    search,
  };
}

/** What is asked of the server for these filters, besides which page of it. */
export function deskQueryOf({ view, kind, status, assignee, search }: DeskFilters) {
  return {
    view,
    ...(kind && { kinds: [kind] }),
    ...(status && { status }),
    ...(assignee && { assignee }),
    ...(search && { search }),
  };
}
