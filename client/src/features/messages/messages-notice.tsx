import { outboxTexts as texts } from '@dealership/shared/texts/staff/outbox.ts';
import { screenAddress } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useKnown } from '../../ui/screens/use-known.ts';
import { Link } from '../../ui/link.tsx';
import { outboxQuery } from './outbox-query.ts';

/** On the dashboard: messages that a channel does not accept. `onKnown` is called when its height is known. */
export function MessagesNotice({ onKnown }: { onKnown: () => void }) {
  const { data, isPending } = useQuery(outboxQuery);
  useKnown(isPending, onKnown);
  if (!data) return null;
  const address = screenAddress('messages');
  const lost = data.given_up.of_channels;
  const late = data.waiting
    .filter(({ failure }) => failure !== null)
    .reduce((sum, { count }) => sum + count, 0);
  if (data.restored) {
    return (
      <p className="notice">
        {texts.restore.notice} <Link to={address}>{texts.restore.way}</Link>
      </p>
    );
  }
  if (lost + late === 0) return null;
  return (
    <p className="notice">
      {lost > 0 ? texts.notice(lost) : texts.delayed(late)} <Link to={address}>{texts.way}</Link>
    </p>
  );
}
