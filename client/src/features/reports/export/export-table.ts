import Papa from 'papaparse';
import { BYTE_ORDER_MARK, csvOptions, type ExportFormat } from '@dealership/shared';
import { insightsTexts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { downloadBlob } from '../../../lib/browser/download.ts';
import { exportProblem, openPrintWindow, type PrintWindow } from './export-job.ts';
import { isInBuiltInFonts, type ReportDocument } from './report-document.ts';

/**
 * Makes a file of a table of numbers, or prints it. It contains no customer's name, so it is not recorded
 * (rules: insights-files).
 * @returns why it failed; `''`: it is done
 */
export async function exportTable(
  format: ExportFormat,
  document: ReportDocument,
  fileName: string,
): Promise<string> {
  let printWindow: PrintWindow | undefined;
  try {
    if (format === 'Print') {
      printWindow = openPrintWindow(document.title);
      const { printReport } = await import('./export-print.ts');
      printReport(printWindow, document);
    } else if (format === 'CSV') {
      const { header, cells } = document.table;
      const csv = BYTE_ORDER_MARK + Papa.unparse([header, ...cells], csvOptions);
      downloadBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
    } else {
      if (!isInBuiltInFonts(document)) return insightsTexts.letters;
      const { reportPdf } = await import('./export-pdf.ts');
      downloadBlob(reportPdf(document), `${fileName}.pdf`);
    }
    return '';
  } catch (error) {
    printWindow?.close();
    return exportProblem(error);
  }
}
