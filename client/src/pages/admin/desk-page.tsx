import { DeskScreen } from '../../features/desk/manage/desk-screen.tsx';
import { useOwnUser } from './use-own-user.ts';

/** The desk, for whoever is logged in. */
export function DeskPage() {
  const user = useOwnUser();
  return user && <DeskScreen ownUserId={user.user_id} />;
}
