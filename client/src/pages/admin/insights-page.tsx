import { useEffect } from 'react';
import { InsightsScreen } from '../../features/desk/insights/insights-screen.tsx';
import { failureText } from '../../lib/calls/failure-text.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';

const loadExport = () => import('../../features/reports/export/export-table.ts');

/** Insights, with the exports that the reports have. */
export function InsightsPage() {
  // Loaded before a press: browsers open a print window only at the moment of the press.
  useEffect(() => whenIdle(() => void loadExport().catch(() => undefined)), []);
  return (
    <InsightsScreen
      onExport={async (format, document) => {
        try {
          const { exportTable } = await loadExport();
          return await exportTable(format, document, document.fileName);
        } catch (error) {
          return failureText(error);
        }
      }}
    />
  );
}
