import { MessagesScreen } from '../../features/messages/manage/messages-screen.tsx';
import { ConfirmationLimit } from '../../features/settings/sections/confirmation-limit.tsx';

/** Messages, with the setting that limits them. */
export function MessagesPage() {
  return <MessagesScreen confirmationLimit={<ConfirmationLimit />} />;
}
