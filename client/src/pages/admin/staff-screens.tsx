import { allEnquiriesReport, type AuditedAction } from '@dealership/shared';
import { type ReactNode } from 'react';
import { AccountDetails } from '../../features/accounts/account-details.tsx';
import { PasswordForm } from '../../features/accounts/password-form.tsx';
import { ProfileForm } from '../../features/accounts/profile-form.tsx';
import { SessionList } from '../../features/accounts/session-list.tsx';
import { ApiScreen } from '../../features/api/api-screen.tsx';
import { AuditLog } from '../../features/audit/audit-log.tsx';
import { EraseScreen } from '../../features/erasure/erase-screen.tsx';
import { PriceList } from '../../features/catalogue/manage/price-list.tsx';
import { PriceScreen } from '../../features/catalogue/manage/price-screen.tsx';
import { accessoryPrices } from '../../features/catalogue/manage/price-sources.ts';
import { VehicleStatus } from '../../features/catalogue/manage/vehicle-status.tsx';
import { late } from '../../lib/late.ts';
import { screenLink } from './screen-link.ts';
import type { StaffScreenName } from './staff-screen-names.ts';
import { useOwnUser } from './use-own-user.ts';

// Seldom wanted, and larger than most.
const StaffAccounts = late(
  async () => (await import('../../features/staff/staff-accounts.tsx')).StaffAccounts,
);
const ContentScreen = late(
  async () => (await import('../../features/content/manage/content-screen.tsx')).ContentScreen,
);
const ModelsScreen = late(
  async () => (await import('../../features/models/models-screen.tsx')).ModelsScreen,
);
const DealershipScreen = late(
  async () => (await import('../../features/settings/dealership-screen.tsx')).DealershipScreen,
);
const HoursScreen = late(
  async () => (await import('../../features/settings/hours-screen.tsx')).HoursScreen,
);
const BranchesScreen = late(
  async () => (await import('../../features/settings/branches-screen.tsx')).BranchesScreen,
);
const AnsweringScreen = late(
  async () => (await import('../../features/settings/answering-screen.tsx')).AnsweringScreen,
);
const RepliesScreen = late(
  async () => (await import('../../features/replies/manage/replies-screen.tsx')).RepliesScreen,
);
const PagesScreen = late(
  async () => (await import('../../features/settings/pages-screen.tsx')).PagesScreen,
);
const SetupScreen = late(
  async () => (await import('../../features/settings/setup-screen.tsx')).SetupScreen,
);
const MessagesScreen = late(
  async () => (await import('../../features/messages/manage/messages-screen.tsx')).MessagesScreen,
);
const ConfirmationLimit = late(
  async () => (await import('../../features/settings/confirmation-limit.tsx')).ConfirmationLimit,
);
const RetentionScreen = late(
  async () => (await import('../../features/erasure/retention-screen.tsx')).RetentionScreen,
);
const OwnAlerts = late(
  async () => (await import('../../features/alerts/manage/own-alerts.tsx')).OwnAlerts,
);
const OwnDaysOff = late(
  async () => (await import('../../features/staff/own-days-off.tsx')).OwnDaysOff,
);
const SecurityScreen = late(
  async () => (await import('../../features/factors/security-screen.tsx')).SecurityScreen,
);

const CustomerScreen = late(
  async () => (await import('../../features/desk/manage/customer-screen.tsx')).CustomerScreen,
);
const AddEnquiryScreen = late(
  async () => (await import('../../features/desk/manage/add-enquiry.tsx')).AddEnquiryScreen,
);
const ImportLeads = late(
  async () => (await import('../../features/desk/manage/import-leads.tsx')).ImportLeads,
);

/** The screens that are neither the dashboard nor a report. One module: each alone is a few KB. */
const screens: Readonly<Record<StaffScreenName, () => ReactNode>> = {
  audit: () => <AuditLog />,
  erasure: () => (
    <EraseScreen
      enquiriesAddress={screenLink(allEnquiriesReport.screen)}
      auditAddress={screenLink('audit', { action: 'person erased' satisfies AuditedAction })}
      retentionAddress={screenLink('retention')}
    />
  ),
  account: () => (
    <AccountDetails
      profileAddress={screenLink('profile')}
      passwordAddress={screenLink('change-password')}
    />
  ),
  price: () => <PriceScreen key="price" address={screenLink('price')} />,
  'accessories-price': () => <PriceList key="accessories-price" source={accessoryPrices} />,
  bikes: () => <VehicleStatus />,
  models: () => <ModelsScreen address={screenLink('models')} />,
  offer: () => <ContentScreen kind="offers" />,
  notification: () => <ContentScreen kind="notifications" />,
  gallery: () => <ContentScreen kind="gallery" />,
  banners: () => <ContentScreen kind="banners" />,
  staff: () => <Staff />,
  dealership: () => <DealershipScreen />,
  hours: () => <HoursScreen />,
  branches: () => <BranchesScreen address={screenLink('branches')} />,
  answering: () => <AnsweringScreen hoursAddress={screenLink('hours')} />,
  replies: () => <RepliesScreen />,
  pages: () => <PagesScreen />,
  setup: () => <SetupScreen linkOf={screenLink} />,
  messages: () => <MessagesScreen linkOf={screenLink} confirmationLimit={<ConfirmationLimit />} />,
  retention: () => <RetentionScreen />,
  profile: () => <OwnProfile />,
  'change-password': () => <OwnPassword />,
  security: () => <OwnSecurity />,
  alerts: () => <OwnTold />,
  'days-off': () => <OwnLeave />,
  api: () => <ApiScreen />,
  customer: () => <CustomerScreen linkOf={screenLink} />,
  'add-enquiry': () => <AddEnquiryScreen linkOf={screenLink} />,
  'import-leads': () => <ImportLeads linkOf={screenLink} />,
};

/** One of them. */
export function StaffScreen({ name }: { name: StaffScreenName }) {
  return screens[name]();
}

function Staff() {
  const user = useOwnUser();
  return user && <StaffAccounts ownUserId={user.user_id} />;
}

function OwnProfile() {
  const user = useOwnUser();
  return user && <ProfileForm user={user} />;
}

function OwnSecurity() {
  const user = useOwnUser();
  return user && <SecurityScreen userId={user.user_id} />;
}

function OwnTold() {
  const user = useOwnUser();
  return user && <OwnAlerts userId={user.user_id} />;
}

function OwnLeave() {
  const user = useOwnUser();
  return user && <OwnDaysOff userId={user.user_id} />;
}

function OwnPassword() {
  const user = useOwnUser();
  return (
    <>
      <PasswordForm userId={user?.user_id} />
      <SessionList />
    </>
  );
}
