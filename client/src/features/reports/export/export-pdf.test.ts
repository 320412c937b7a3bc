import { describeReportLayout } from '../../../../../shared/test/report-layout.ts';
import { reportPdf } from './export-pdf.ts';

describeReportLayout(async ({ header, cells, ...rest }) => {
  const file = reportPdf({ ...rest, table: { header, cells } });
  return new Uint8Array(await file.arrayBuffer());
});
