import { allEnquiriesReport, isEnquiryKind, type AllEnquiriesRow } from '@dealership/shared';
import { api } from '../../../lib/calls/api-client.ts';
import type { Row } from '../report-source.ts';

/** All stored data of one enquiry. */
export async function fetchEnquiry(
  reference: string,
  signal: AbortSignal,
): Promise<AllEnquiriesRow> {
  const path = `${allEnquiriesReport.path}/${encodeURIComponent(reference)}`;
  const { data } = await api.get<AllEnquiriesRow>(path, { signal });
  if (!isEnquiryKind(data.kind)) throw new Error('The answer is not an enquiry.');
  return data;
}

/** A row of the list of all enquiries already has the whole enquiry. */
export function wholeEnquiry(row: Row): AllEnquiriesRow | undefined {
  return typeof row.details === 'object' ? (row as unknown as AllEnquiriesRow) : undefined;
}
