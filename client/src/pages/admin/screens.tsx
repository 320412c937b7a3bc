import { allEnquiriesReport, reportKinds, reportOf } from '@dealership/shared';
import { lazy, type ReactNode } from 'react';
import { ReportPage } from '../../features/reports/report-page.tsx';
import { allEnquiriesSource, reportSource } from '../../features/reports/report-source.ts';
import type { ScreenIconName } from './screen-icon.tsx';

/** One entry of the menu and what it shows; both come from here, so neither exists without the other. */
export interface Screen {
  /** Value of `?screen=` (contract P50). */
  name: string;
  /** Menu text. */
  title: string;
  icon: ScreenIconName;
  render: () => ReactNode;
}

export interface ScreenGroup {
  title: string;
  screens: readonly Screen[];
}

// The report screens share one module; every other screen is fetched when it is chosen.
const DashboardScreen = lazy(async () => ({
  default: (await import('./dashboard-screen.tsx')).DashboardScreen,
}));

const dashboard: Screen = {
  name: 'dashboard',
  title: 'Dashboard',
  icon: 'dashboard',
  render: () => <DashboardScreen />,
};

const allEnquiries: Screen = {
  name: allEnquiriesReport.screen,
  title: allEnquiriesReport.title,
  icon: 'enquiries',
  render: () => <ReportPage source={allEnquiriesSource} />,
};

const reports: Screen[] = reportKinds.flatMap((kind) => {
  const report = reportOf(kind);
  if (report === undefined) return [];
  const source = reportSource(report);
  return {
    name: report.screen,
    title: report.title,
    icon: kind,
    render: () => <ReportPage source={source} />,
  };
});

/** The menu, in its order (specification 2.6, design part 8). A group without screens is not shown. */
export const screenGroups: readonly ScreenGroup[] = [
  { title: 'Dashboard', screens: [dashboard] },
  { title: 'Work', screens: [allEnquiries] },
  { title: 'Manage', screens: [] },
  { title: 'Report', screens: reports },
  { title: 'My Account', screens: [] },
];

/** The screen of a name; an unknown one, or none, is the Dashboard (contract P41). */
export function screenOf(name: string | null): Screen {
  const all = screenGroups.flatMap(({ screens }) => screens);
  return all.find((screen) => screen.name === name) ?? dashboard;
}
