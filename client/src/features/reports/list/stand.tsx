import { isOpen, type EnquiryKind, type EnquiryStand } from '@dealership/shared';
import { standTexts } from '@dealership/shared/texts/staff/desk/desk.ts';

/** Where an enquiry stands, and whose it is; `null`: it is not known. */
export function Stand({ kind, stand }: { kind: EnquiryKind; stand: EnquiryStand | null }) {
  if (stand === null) return <span>{standTexts.unknown}</span>;
  const { status, assignee } = stand;
  return (
    <>
      <strong>{standTexts.statusOf(status, kind)}</strong>
      {(assignee ?? isOpen(status)) && (
        <span>{assignee ? assignee.user_name || assignee.user_id : standTexts.nobody}</span>
      )}
    </>
  );
}
