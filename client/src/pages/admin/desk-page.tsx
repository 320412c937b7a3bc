import { DeskScreen } from '../../features/desk/manage/desk-screen.tsx';
import { screenLink } from './screen-link.ts';

/** The desk; a page of its own for the budget of what is fetched before it is used (rules: budgets). */
export function DeskPage({ ownUserId }: { ownUserId: string }) {
  return <DeskScreen ownUserId={ownUserId} linkOf={screenLink} />;
}
