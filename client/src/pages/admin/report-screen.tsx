import type { EnquiryKind } from '@dealership/shared';
import { ReportPage } from '../../features/reports/list/report-page.tsx';
import { allEnquiriesSource, reportSource } from '../../features/reports/report-source.ts';

export function ReportScreen({ kind }: { kind: EnquiryKind | undefined }) {
  if (kind === undefined) return <ReportPage source={allEnquiriesSource} hasStates />;
  const source = reportSource(kind);
  return source && <ReportPage source={source} />;
}
