import { DeskScreen } from '../../features/desk/manage/desk-screen.tsx';

/** The desk; a page of its own for the budget of what is fetched before it is used (rules: budgets). */
export function DeskPage({ ownUserId }: { ownUserId: string }) {
  return <DeskScreen ownUserId={ownUserId} />;
}
