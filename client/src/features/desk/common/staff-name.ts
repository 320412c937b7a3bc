import type { DeskRow } from '@dealership/shared';
import { deskTexts, stateTexts } from '@dealership/shared/texts/staff/desk/desk.ts';

/** The name of a member of staff, as the user sees it. */
export function staffName(
  { user_id: id, user_name: name }: { user_id: string; user_name: string },
  ownUserId: string,
): string {
  return id === ownUserId ? deskTexts.you : name || id;
}

/** Who answers an enquiry. Without `ownUserId` the user is named like everybody else, such as on paper. */
export function assigneeText(assignee: DeskRow['assignee'], ownUserId = ''): string {
  return assignee ? staffName(assignee, ownUserId) : stateTexts.nobody;
}
