import {
  allEnquiriesReport,
  reportKinds,
  reportOf,
  type CurrentSession,
  type Permission,
} from '@dealership/shared';
import { late } from '../../lib/late.ts';
import { screenLink } from './screen-link.ts';
import type { ReactNode } from 'react';
import { allEnquiriesTexts } from '@dealership/shared/messages/common/all-enquiries.ts';
import { kindTexts } from '@dealership/shared/messages/common/kinds/index.ts';
import { menuTexts } from '@dealership/shared/messages/staff/office.ts';
import { DeskScreen } from '../../features/desk/manage/desk-screen.tsx';
import { meets, type Need, type Rights } from '../../lib/rights.ts';
import {
  deskNames,
  hiddenNames,
  manageNames,
  ownNames,
  settingsNames,
  workNames,
  type StaffScreenName,
} from './staff-screen-names.ts';

/** One entry of the menu and what it shows; both come from here, so neither exists without the other. */
export interface Screen {
  /** Value of `?screen=` (rules: screen-addresses), and what its icon is called. */
  name: string;
  /** Menu text. */
  title: string;
  /** Who does not meet it does not see the screen. */
  needs: Need;
  /** Nothing of customers' is on it: what is typed there is kept when the session ends. */
  isWithoutCustomers?: boolean;
  /** Fetches its code, for who can ask for it before it is shown. */
  load?: () => Promise<unknown>;
  render: (user: CurrentSession) => ReactNode;
}

export interface ScreenGroup {
  title: string;
  screens: readonly Screen[];
}

// The report screens share one module, and so do those on which staff change things; it is fetched
// with the first of them.
const DashboardScreen = late(async () => (await import('./dashboard-screen.tsx')).DashboardScreen);
const StaffScreen = late(async () => (await import('./staff-screens.tsx')).StaffScreen);

const loadReport = () => import('./report-screen.tsx');
const ReportScreen = late(async () => (await loadReport()).ReportScreen);
const AppointmentsScreen = late(
  async () =>
    (await import('../../features/desk/manage/appointments/appointments-screen.tsx'))
      .AppointmentsScreen,
);
const InsightsPage = late(async () => (await import('./insights-page.tsx')).InsightsPage);

const { groups } = menuTexts;

const dashboard: Screen = {
  name: 'dashboard',
  title: groups.dashboard,
  needs: 'self',
  render: (rights) => (
    <DashboardScreen kinds={rights.kinds} groups={screensFor(rights, [dashboard.name])} />
  ),
};

const desk: Screen = {
  name: 'desk',
  title: menuTexts.screens.desk,
  needs: { kind: 'any' },
  render: ({ user_id: userId }) => <DeskScreen ownUserId={userId} linkOf={screenLink} />,
};

const appointments: Screen = {
  name: 'appointments',
  title: menuTexts.screens.appointments,
  needs: { kind: 'any' },
  render: () => (
    <AppointmentsScreen
      linkTo={(day) => screenLink('appointments', day === '' ? {} : { day })}
      deskLinkTo={(enquiry) => screenLink('desk', { enquiry })}
    />
  ),
};

const insights: Screen = {
  name: 'insights',
  title: menuTexts.screens.insights,
  needs: 'insights.read',
  render: () => <InsightsPage />,
};

const allEnquiries: Screen = {
  name: allEnquiriesReport.screen,
  title: allEnquiriesTexts.title,
  needs: { kind: 'any' },
  load: loadReport,
  render: () => <ReportScreen />,
};

/** What each of them takes of whoever uses it. */
const needs: Readonly<Record<StaffScreenName, Permission>> = {
  audit: 'audit.read',
  erasure: 'persons.erase',
  account: 'self',
  price: 'catalogue.read',
  'accessories-price': 'catalogue.read',
  bikes: 'catalogue.read',
  models: 'catalogue.edit',
  offer: 'catalogue.read',
  notification: 'content.edit',
  gallery: 'content.edit',
  banners: 'content.edit',
  staff: 'staff.manage',
  dealership: 'settings.edit',
  hours: 'settings.edit',
  branches: 'settings.edit',
  answering: 'settings.edit',
  replies: 'templates.edit',
  pages: 'settings.edit',
  setup: 'settings.edit',
  messages: 'messages.manage',
  retention: 'retention.edit',
  profile: 'self',
  'change-password': 'self',
  security: 'self',
  alerts: 'enquiries.read',
  'days-off': 'enquiries.work',
  api: 'self',
  customer: 'enquiries.read',
  'add-enquiry': 'enquiries.work',
  'import-leads': 'enquiries.import',
};

function staffScreens(
  names: readonly StaffScreenName[],
  { isWithoutCustomers }: { isWithoutCustomers: boolean },
): Screen[] {
  return names.map((name) => ({
    name,
    title: menuTexts.screens[name],
    needs: needs[name],
    isWithoutCustomers,
    render: () => <StaffScreen name={name} />,
  }));
}

const reports: Screen[] = reportKinds.flatMap((kind) => {
  const report = reportOf(kind);
  const texts = kindTexts[kind].report;
  if (report === undefined || texts === undefined) return [];
  return {
    name: report.screen,
    title: texts.title,
    needs: { kind },
    load: loadReport,
    render: () => <ReportScreen kind={kind} />,
  };
});

/** The screens that the account's menu in the top bar offers, too. */
export const ownScreens: readonly Screen[] = staffScreens(ownNames, { isWithoutCustomers: true });

/** The menu, in its order (rules: given-texts, eleven-reports). */
const screenGroups: readonly ScreenGroup[] = [
  { title: groups.dashboard, screens: [dashboard] },
  {
    title: groups.work,
    screens: [
      desk,
      appointments,
      insights,
      allEnquiries,
      ...staffScreens(workNames, { isWithoutCustomers: false }),
    ],
  },
  { title: groups.manage, screens: staffScreens(manageNames, { isWithoutCustomers: true }) },
  { title: groups.settings, screens: staffScreens(settingsNames, { isWithoutCustomers: true }) },
  { title: groups.report, screens: reports },
  { title: groups.own, screens: ownScreens },
];

const hidden = [
  ...staffScreens(hiddenNames, { isWithoutCustomers: true }),
  ...staffScreens(deskNames, { isWithoutCustomers: false }),
];

/** The menu of somebody with these rights; a group of nothing is not there. */
export function screensFor(rights: Rights, without: readonly string[] = []): ScreenGroup[] {
  return screenGroups
    .map(({ title, screens }) => ({
      title,
      screens: screens.filter(
        ({ name, needs: need }) => meets(rights, need) && !without.includes(name),
      ),
    }))
    .filter(({ screens }) => screens.length > 0);
}

/** The screen of a name; an unknown one, or none, is the Dashboard. */
export function screenOf(name: string | null): Screen {
  const all = [...screenGroups.flatMap(({ screens }) => screens), ...hidden];
  return all.find((screen) => screen.name === name) ?? dashboard;
}
