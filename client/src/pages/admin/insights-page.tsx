import { InsightsScreen } from '../../features/desk/manage/insights/insights-screen.tsx';
import { exportTable } from '../../features/reports/export/export-table.ts';
import { screenLink } from './screen-link.ts';

/** Insights, with the ways out of it that the reports have. */
export function InsightsPage() {
  return (
    <InsightsScreen
      linkOf={screenLink}
      onExport={(format, document) => exportTable(format, document, document.fileName)}
    />
  );
}
