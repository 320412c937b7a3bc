import { DEFAULT_PAGE_SIZE, isEnquiryKind } from '@dealership/shared';
import { readListAddress, useListAddress } from '../../lib/staff/list-address.ts';
import { useOwnKinds } from '../../lib/staff/rights.ts';

export const pageSizes = [DEFAULT_PAGE_SIZE, 25, 50, 100] as const;

export type ReportAddress = ReturnType<typeof readReportAddress>;

export type Filters = Omit<ReportAddress, 'page' | 'limit'>;

export function readReportAddress(params: URLSearchParams) {
  const { page, limit, ...filters } = readListAddress(params, pageSizes);
  const kind = params.get('kind') ?? '';
  // Only for the list of all enquiries.
  const branch = /^[1-9]\d{0,8}$/.exec(params.get('branch') ?? '')?.[0] ?? '';
  return { ...filters, kind: isEnquiryKind(kind) ? kind : ('' as const), branch, page, limit };
}

export function useReportAddress() {
  const [address, change] = useListAddress(readReportAddress);
  const kinds = useOwnKinds();
  // A link from a colleague may name a kind that the screen does not offer here.
  const isOffered = address.kind === '' || kinds.includes(address.kind);
  return [isOffered ? address : { ...address, kind: '' as const }, change] as const;
}
