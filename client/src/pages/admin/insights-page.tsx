import { useEffect } from 'react';
import { InsightsScreen } from '../../features/desk/insights/insights-screen.tsx';
import { failureText } from '../../lib/calls/failure-text.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';

const loadExport = () => import('../../features/reports/export/export-table.ts');

/** Insights, with the ways out of it that the reports have. */
export function InsightsPage() {
  // Before somebody presses: a window to print in opens in the moment of the press alone.
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
