import {
  DASHBOARD,
  reportKinds,
  reportOf,
  screenAddress,
  type ContentKind,
  type CurrentSession,
  type EnquiryKind,
  type Permission,
} from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { menuGroupTexts, settingsTexts } from '@dealership/shared/texts/staff/office.ts';
import { screenTexts, type ScreenName } from '@dealership/shared/texts/staff/screens.ts';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { DeskScreen } from '../../features/desk/desk-screen.tsx';
import { late } from '../../lib/browser/late.ts';
import { meets, type Need, type Rights } from '../../lib/staff/rights.ts';

/** The props of every screen; it takes those that it needs. */
export interface ScreenProps {
  user: CurrentSession;
  userId: string;
}

type ScreenComponent = ComponentType<ScreenProps>;

export type GroupName = keyof typeof menuGroupTexts;

type SettingsPart = keyof typeof settingsTexts.parts;

interface ScreenLine {
  /** People without it do not see the screen. */
  needs: Need;
  /** A line drawing on a 24 px grid; absent: other screens lead to this one. */
  icon?: string;
  /** The screen whose menu entry leads to this one. */
  under?: ScreenName;
  /** The part of *Settings* that lists the screen. */
  part?: SettingsPart;
  /** Lists leave the screen out for people without it. */
  listedFor?: Need;
  /** Absent: as the other screens of its group. */
  showsCustomers?: boolean;
  /** Loads its code, early if the back office opens with this screen; absent: the code of the desk, always loaded. */
  lazy?: () => Promise<ScreenComponent>;
}

export interface Screen extends ScreenLine {
  /** The last part of its address (rules: screen-addresses). */
  name: string;
  title: string;
  group: GroupName;
  Page: ScreenComponent;
}

export const personIcon = 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 21c0-4 3-6 7-6s7 2 7 6';

const allEnquiriesIcon = 'M4 5h16v14H4zM4 13h5l1.5 2.5h3L15 13h5';

const content = (kind: ContentKind) => async () => {
  const { ContentManager } = await import('../../features/content/manage/content-manager.tsx');
  return () => <ContentManager kind={kind} />;
};

const report = (kind?: EnquiryKind) => async () => {
  const { ReportScreen } = await import('../../features/reports/list/report-page.tsx');
  return () => <ReportScreen kind={kind} />;
};

const reports = reportKinds.flatMap((kind): Screen[] => {
  const definition = reportOf(kind);
  const texts = kindTexts[kind].report;
  if (!definition || !texts) return [];
  const name = definition.screen;
  const lazy = report(kind);
  const icon = allEnquiriesIcon;
  return [
    { name, title: texts.title, group: 'report', needs: { kind }, icon, lazy, Page: late(lazy) },
  ];
});

/** The screens but the reports, by group and name, in the order of the menu (rules: given-texts). */
const table: Readonly<
  Record<Exclude<GroupName, 'report'>, Partial<Record<ScreenName, ScreenLine>>>
> = {
  work: {
    dashboard: {
      needs: 'self',
      icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
      lazy: async () => {
        const { DashboardScreen } = await import('./dashboard-screen.tsx');
        return ({ user }) => <DashboardScreen groups={screensFor(user, ['dashboard'])} />;
      },
    },
    desk: {
      needs: { kind: 'any' },
      icon: 'M3 8h18v3H3zM5 11v9M19 11v9M13 11v4h6',
    },
    appointments: {
      needs: { kind: 'any' },
      icon: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h3M8 17h7',
      lazy: async () =>
        (await import('../../features/desk/appointments/appointments-screen.tsx'))
          .AppointmentsScreen,
    },
    customer: {
      needs: 'enquiries.read',
      listedFor: 'enquiries.work',
      icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 3-5.5 6.5-5.5 1.5 0 2.9.3 4 1M17 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6M19.2 19.2l2.3 2.3',
      lazy: async () =>
        (await import('../../features/desk/customer/customer-screen.tsx')).CustomerScreen,
    },
    insights: {
      needs: 'insights.read',
      icon: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
      lazy: async () => (await import('./insights-page.tsx')).InsightsPage,
    },
    enquiries: {
      needs: { kind: 'any' },
      icon: allEnquiriesIcon,
      lazy: report(),
    },
    models: {
      needs: 'catalogue.read',
      listedFor: ['catalogue.edit', 'enquiries.work'],
      showsCustomers: false,
      icon: 'M4 4h10l6 6v10H4zM14 4v6h6M8 14h8M8 17h5',
      lazy: async () => (await import('../../features/models/models-screen.tsx')).ModelsScreen,
    },
    'add-photographs': {
      needs: 'catalogue.edit',
      under: 'models',
      showsCustomers: false,
      lazy: async () =>
        (await import('../../features/models/photographs/add-photographs.tsx')).AddPhotographs,
    },
    'add-enquiry': {
      needs: 'enquiries.work',
      under: 'customer',
      lazy: async () =>
        (await import('../../features/desk/arrivals/add-enquiry.tsx')).AddEnquiryScreen,
    },
    'import-leads': {
      needs: 'enquiries.import',
      under: 'customer',
      lazy: async () => (await import('../../features/desk/arrivals/import-leads.tsx')).ImportLeads,
    },
  },
  manage: {
    account: {
      needs: 'self',
      icon: 'M4 5h16v14H4zM9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6 16c1-2.5 5-2.5 6 0M14 10h4M14 14h4',
      lazy: async () =>
        (await import('../../features/accounts/account-details.tsx')).AccountDetails,
    },
    price: {
      needs: 'catalogue.read',
      icon: 'M7 4h10M7 9h10M7 4h3c6 0 6 9 0 9H7l7 7',
      lazy: async () =>
        (await import('../../features/catalogue/manage/price-screen.tsx')).PriceScreen,
    },
    'accessories-price': {
      needs: 'catalogue.read',
      icon: 'M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0',
      lazy: async () =>
        (await import('../../features/catalogue/manage/price-screen.tsx')).AccessoriesPriceScreen,
    },
    stock: {
      needs: 'catalogue.read',
      under: 'price',
      lazy: async () =>
        (await import('../../features/catalogue/manage/stock/stock-screen.tsx')).StockScreen,
    },
    bikes: {
      needs: 'catalogue.read',
      icon: 'M5.5 18a3 3 0 1 0 0-6 3 3 0 0 0 0 6M18.5 18a3 3 0 1 0 0-6 3 3 0 0 0 0 6M5.5 15L10 9h5l3.5 6M13 6h3l1 3',
      lazy: async () =>
        (await import('../../features/catalogue/manage/vehicle-status.tsx')).VehicleStatus,
    },
    offer: {
      needs: 'catalogue.read',
      icon: 'M4 4h8l8 8-8 8-8-8zM8.5 9a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1',
      lazy: content('offers'),
    },
    notification: {
      needs: 'content.edit',
      icon: 'M4 10v4h3l9 4V6l-9 4zM7 14l1.5 5h2.5l-1.2-4M19 9.5a4 4 0 0 1 0 5',
      lazy: content('notifications'),
    },
    gallery: {
      needs: 'content.edit',
      icon: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 4M15.5 9.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2',
      lazy: content('gallery'),
    },
    banners: {
      needs: 'content.edit',
      under: 'gallery',
      lazy: content('banners'),
    },
  },
  settings: {
    settings: {
      needs: [
        'settings.edit',
        'templates.edit',
        'messages.manage',
        'keys.manage',
        'staff.manage',
        'retention.edit',
        'persons.erase',
        'data.takeout',
        'audit.read',
      ],
      icon: 'M4 7h9M17 7h3M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M4 17h3M11 17h9M9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
      lazy: async () => {
        const { SettingsScreen } = await import('./settings-screen.tsx');
        return ({ user }) => <SettingsScreen groups={settingsFor(user)} />;
      },
    },
    dealership: {
      needs: 'settings.edit',
      part: 'dealership',
      icon: 'M4 10l2-6h12l2 6M4 10v10h16V10M4 10h16M9 20v-6h6v6',
      lazy: async () =>
        (await import('../../features/settings/dealership-screen.tsx')).DealershipScreen,
    },
    hours: {
      needs: 'settings.edit',
      part: 'dealership',
      icon: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2',
      lazy: async () => (await import('../../features/settings/hours-screen.tsx')).HoursScreen,
    },
    branches: {
      needs: 'settings.edit',
      part: 'dealership',
      icon: 'M12 21s6-6 6-10.5a6 6 0 0 0-12 0C6 15 12 21 12 21M12 12.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
      lazy: async () =>
        (await import('../../features/settings/branches-screen.tsx')).BranchesScreen,
    },
    'on-road': {
      needs: 'settings.edit',
      part: 'dealership',
      icon: 'M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM9 8h6M9 12h6',
      lazy: async () =>
        (await import('../../features/settings/rates/rates-screen.tsx')).RatesScreen,
    },
    pages: {
      needs: 'settings.edit',
      part: 'dealership',
      icon: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7M14 3v5h5',
      lazy: async () => (await import('../../features/settings/pages-screen.tsx')).PagesScreen,
    },
    setup: {
      needs: 'settings.edit',
      part: 'dealership',
      icon: 'M4 21V4l9 3-5 4 8 3M4 4v17h14',
      lazy: async () => (await import('../../features/settings/setup-screen.tsx')).SetupScreen,
    },
    answering: {
      needs: 'settings.edit',
      part: 'enquiries',
      icon: 'M4 5h16v11H10l-5 4v-4H4zM12 8v3l2 1.5',
      lazy: async () =>
        (await import('../../features/settings/answering/answering-screen.tsx')).AnsweringScreen,
    },
    replies: {
      needs: 'templates.edit',
      part: 'enquiries',
      icon: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5',
      lazy: async () => (await import('../../features/replies/replies-screen.tsx')).RepliesScreen,
    },
    messages: {
      needs: 'messages.manage',
      part: 'messages',
      icon: 'M3 6h18v12H3zM3 7l9 7 9-7',
      lazy: async () => (await import('./messages-page.tsx')).MessagesPage,
    },
    keys: {
      needs: 'keys.manage',
      part: 'messages',
      icon: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 12h9M17 12v4M20.5 12v3',
      lazy: async () => (await import('../../features/keys/keys-screen.tsx')).KeysScreen,
    },
    webhooks: {
      needs: 'messages.manage',
      part: 'messages',
      icon: 'M4 12h9M9 8l4 4-4 4M15 4h5v16h-5',
      lazy: async () =>
        (await import('../../features/messages/webhooks/webhooks-screen.tsx')).WebhooksScreen,
    },
    staff: {
      needs: 'staff.manage',
      part: 'people',
      icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 3-5.5 6.5-5.5s6.5 1.5 6.5 5.5M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2.3.7 3.5 2.3 3.5 5.2',
      lazy: async () => (await import('../../features/staff/staff-accounts.tsx')).StaffAccounts,
    },
    retention: {
      needs: 'retention.edit',
      part: 'privacy',
      icon: 'M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14M12 11v4l3 2',
      lazy: async () =>
        (await import('../../features/erasure/retention-screen.tsx')).RetentionScreen,
    },
    erasure: {
      needs: 'persons.erase',
      part: 'privacy',
      showsCustomers: true,
      icon: 'M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14M10 11v6M14 11v6',
      lazy: async () => (await import('../../features/erasure/erase-screen.tsx')).EraseScreen,
    },
    takeout: {
      needs: 'data.takeout',
      part: 'privacy',
      icon: 'M4 14v6h16v-6M12 16V4M8 8l4-4 4 4',
      lazy: async () => (await import('../../features/erasure/takeout-screen.tsx')).TakeoutScreen,
    },
    audit: {
      needs: 'audit.read',
      part: 'privacy',
      showsCustomers: true,
      icon: 'M6 4h12v17H6zM9 2h6v4H9zM9 11h6M9 15h4',
      lazy: async () => (await import('../../features/audit/audit-log.tsx')).AuditLog,
    },
  },
  own: {
    profile: {
      needs: 'self',
      icon: personIcon,
      lazy: async () => (await import('../../features/accounts/profile-form.tsx')).ProfileForm,
    },
    'change-password': {
      needs: 'self',
      icon: 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4M12 15v2',
      lazy: async () =>
        (await import('../../features/accounts/password-screen.tsx')).PasswordScreen,
    },
    security: {
      needs: 'self',
      icon: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM12 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4M12 13v3',
      lazy: async () => (await import('../../features/factors/security-screen.tsx')).SecurityScreen,
    },
    alerts: {
      needs: 'enquiries.read',
      icon: 'M6 17h12l-1.5-2V11a4.5 4.5 0 0 0-9 0v4zM10.5 20h3M12 6.5V4',
      lazy: async () =>
        (await import('../../features/alerts/own-alerts-screen.tsx')).OwnAlertsScreen,
    },
    calendar: {
      needs: 'enquiries.read',
      icon: 'M10 14l4-4M8 12l-2 2a3.5 3.5 0 0 0 5 5l2-2M16 12l2-2a3.5 3.5 0 0 0-5-5l-2 2',
      lazy: async () => (await import('../../features/calendars/own-calendars.tsx')).OwnCalendars,
    },
    'days-off': {
      needs: 'enquiries.work',
      icon: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
      lazy: async () => (await import('../../features/staff/days-off/own-days-off.tsx')).OwnDaysOff,
    },
    api: {
      needs: 'self',
      lazy: async () => (await import('../../features/api/api-screen.tsx')).ApiScreen,
    },
  },
};

export const screens: readonly Screen[] = [
  ...Object.entries(table).flatMap(([group, lines]) =>
    Object.entries(lines).map(([name, line]) => ({
      name,
      title: screenTexts.screens[name as ScreenName].title,
      group: group as GroupName,
      ...line,
      Page: line.lazy ? late(line.lazy) : DeskScreen,
    })),
  ),
  ...reports,
];

const groupNames = Object.keys(menuGroupTexts) as GroupName[];

/** Screens without customers: input there is kept when the session ends. */
export function isWithoutCustomers({ group, showsCustomers }: Screen): boolean {
  return !(showsCustomers ?? (group === 'work' || group === 'report'));
}

export function screensOf(group: GroupName): Screen[] {
  return screens.filter((screen) => screen.group === group);
}

type ListedScreen = Screen & { icon: string };

/** Whether lists of screens have it. */
export function isListed(screen: Screen): screen is ListedScreen {
  return screen.icon !== undefined;
}

/** The listed screens of a person with these rights; empty groups are left out. */
export function screensFor(rights: Rights, without: readonly string[] = []) {
  return groupNames
    .map((name) => ({
      name,
      title: menuGroupTexts[name],
      screens: screensOf(name)
        .filter(isListed)
        .filter(({ name: each }) => !without.includes(each))
        .filter(({ needs, listedFor = 'self' }) =>
          [needs, listedFor].every((need) => meets(rights, need)),
        ),
    }))
    .filter(({ screens: shown }) => shown.length > 0);
}

/** Icons of the groups that fold. */
const groupIcons = {
  manage: 'M4 4h10l6 6-9 10-7-7zM9 9h.01M4 20h6',
  report: 'M6 3h8l4 4v14H6zM14 3v4h4M9 17v-3M12 17v-6M15 17v-4',
  own: personIcon,
};

export interface MenuGroup {
  name: keyof typeof groupIcons;
  title: string;
  icon: string;
  screens: readonly ListedScreen[];
}

export type MenuEntry = ListedScreen | MenuGroup;

/**
 * The menu of a person with these rights: screens, and groups that fold (rules: menu). The desk leads people who answer
 * enquiries to *All Enquiries*.
 */
export function menuFor(rights: Rights): MenuEntry[] {
  const isWorker = meets(rights, 'enquiries.work');
  return screensFor(rights).flatMap(({ name, title, screens: shown }): MenuEntry[] => {
    if (name === 'work') return shown.filter((each) => !isWorker || each.name !== 'enquiries');
    if (name === 'settings') return shown.filter((each) => each.part === undefined);
    return [{ name, title, icon: groupIcons[name], screens: shown }];
  });
}

/** The screens of *Settings* that a person with these rights may use, by part. */
export function settingsFor(rights: Rights) {
  const all = screensFor(rights).find(({ name }) => name === 'settings')?.screens ?? [];
  return Object.entries(settingsTexts.parts).flatMap(([name, title]) => {
    const shown = all
      .filter(({ part }) => part === name)
      .flatMap((screen) =>
        Object.entries(settingsTexts.sections[screen.name] ?? { '': screen.title }).map(
          ([section, text]) => ({ ...screen, title: text, section }),
        ),
      );
    return shown.length > 0 ? [{ title, screens: shown }] : [];
  });
}

/** The first screen of people, by the first permission that they have. */
const starts: readonly (readonly [Permission, ScreenName])[] = [
  ['insights.read', 'dashboard'],
  ['enquiries.work', 'desk'],
  ['enquiries.read', 'enquiries'],
  ['catalogue.edit', 'models'],
];

/** The address of a person's first screen. */
export function startOf(rights: Rights): string {
  const name = starts.find(([permission]) => meets(rights, permission))?.[1];
  const start = screens.find((screen) => screen.name === name);
  return start && meets(rights, start.needs) ? screenAddress(start.name) : DASHBOARD;
}

/** The screen at an address; any other address leads to the dashboard. */
export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ name }) => matchPath(screenAddress(name), pathname));
}
