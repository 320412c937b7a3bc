import { isOpen, type EnquiryKind, type EnquiryState } from '@dealership/shared';
import { stateTexts } from '@dealership/shared/texts/staff/desk/desk.ts';

/** Status and assignee of an enquiry on the desk; `null`: unknown. */
export function StateOnDesk({ kind, stand }: { kind: EnquiryKind; stand: EnquiryState | null }) {
  if (stand === null) return <span>{stateTexts.unknown}</span>;
  const { status, assignee } = stand;
  return (
    <>
      <strong>{stateTexts.statusOf(status, kind)}</strong>
      {(assignee ?? isOpen(status)) && (
        <span>{assignee ? assignee.user_name || assignee.user_id : stateTexts.nobody}</span>
      )}
    </>
  );
}
