import { MessagesScreen } from '../../features/messages/messages-screen.tsx';
import { latePart } from '../../lib/browser/late.ts';

const ConfirmationLimit = latePart(
  async () =>
    (await import('../../features/settings/sections/confirmation-limit.tsx')).ConfirmationLimit,
);

/** Messages, with the setting that limits them. */
export function MessagesPage() {
  return <MessagesScreen confirmationLimit={<ConfirmationLimit />} />;
}
