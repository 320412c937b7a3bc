import { allEnquiriesReport, reportKinds, reportOf } from '@dealership/shared';
import { lazy, type ReactNode } from 'react';
import { menuTexts } from '@dealership/shared/messages/staff/office.ts';
import { ReportPage } from '../../features/reports/list/report-page.tsx';
import { allEnquiriesSource, reportSource } from '../../features/reports/report-source.ts';
import {
  hiddenNames,
  manageNames,
  ownNames,
  workNames,
  type StaffScreenName,
} from './staff-screen-names.ts';

/** One entry of the menu and what it shows; both come from here, so neither exists without the other. */
export interface Screen {
  /** Value of `?screen=` (rules: screen-addresses), and what its icon is called. */
  name: string;
  /** Menu text. */
  title: string;
  /** Nothing of customers' is on it: what is typed there is kept when the session ends. */
  isWithoutCustomers?: boolean;
  render: () => ReactNode;
}

export interface ScreenGroup {
  title: string;
  screens: readonly Screen[];
}

// The report screens share one module, and so do those on which staff change things; it is fetched
// with the first of them.
const DashboardScreen = lazy(async () => ({
  default: (await import('./dashboard-screen.tsx')).DashboardScreen,
}));
const StaffScreen = lazy(async () => ({
  default: (await import('./staff-screens.tsx')).StaffScreen,
}));

const { groups } = menuTexts;

const dashboard: Screen = {
  name: 'dashboard',
  title: groups.dashboard,
  render: () => <DashboardScreen />,
};

const allEnquiries: Screen = {
  name: allEnquiriesReport.screen,
  title: allEnquiriesSource.title,
  render: () => <ReportPage source={allEnquiriesSource} />,
};

function staffScreens(
  names: readonly StaffScreenName[],
  { isWithoutCustomers }: { isWithoutCustomers: boolean },
): Screen[] {
  return names.map((name) => ({
    name,
    title: menuTexts.screens[name],
    isWithoutCustomers,
    render: () => <StaffScreen name={name} />,
  }));
}

const reports: Screen[] = reportKinds.flatMap((kind) => {
  const report = reportOf(kind);
  const source = reportSource(kind);
  if (report === undefined || source === undefined) return [];
  return {
    name: report.screen,
    title: source.title,
    render: () => <ReportPage source={source} />,
  };
});

/** The screens that the account's menu in the top bar offers, too. */
export const ownScreens: readonly Screen[] = staffScreens(ownNames, { isWithoutCustomers: true });

/** The menu, in its order (rules: given-texts, eleven-reports). */
export const screenGroups: readonly ScreenGroup[] = [
  { title: groups.dashboard, screens: [dashboard] },
  {
    title: groups.work,
    screens: [allEnquiries, ...staffScreens(workNames, { isWithoutCustomers: false })],
  },
  { title: groups.manage, screens: staffScreens(manageNames, { isWithoutCustomers: true }) },
  { title: groups.report, screens: reports },
  { title: groups.own, screens: ownScreens },
];

const hidden = staffScreens(hiddenNames, { isWithoutCustomers: true });

/** The screen of a name; an unknown one, or none, is the Dashboard. */
export function screenOf(name: string | null): Screen {
  const all = [...screenGroups.flatMap(({ screens }) => screens), ...hidden];
  return all.find((screen) => screen.name === name) ?? dashboard;
}
