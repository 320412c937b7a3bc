import { exportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { rememberWindow } from '../../../lib/browser/opened-windows.ts';
import { ExportRefusal, type PrintWindow } from './export-job.ts';

/**
 * Opens the empty window for printing. To be called while the click is handled: browsers block windows that open later.
 * @throws {ExportRefusal}
 */
export function openPrintWindow(title: string): PrintWindow {
  const opened = window.open('', '_blank');
  if (opened === null) {
    throw new ExportRefusal(exportTexts.windowBlocked);
  }
  rememberWindow(opened);
  opened.document.title = title;
  opened.document.body.textContent = exportTexts.windowLoading;
  return opened as PrintWindow;
}
