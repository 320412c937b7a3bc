import {
  allEnquiriesReport,
  enquiryKinds,
  screenAddress,
  type EnquiryKind,
  type ErasurePreview,
} from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { searchState } from '../../lib/staff/search-term.ts';
import { erasureTexts } from '@dealership/shared/texts/staff/settings/erasure.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Pair } from '../../ui/lists/pair.tsx';
import { nameOf, wayOf } from './erasure-calls.ts';
import styles from './erasure.module.css';

interface ErasurePreviewPartProps {
  preview: ErasurePreview;
  onErase: () => void;
}

const hints = {
  mobile: erasureTexts.byNumber,
  email: erasureTexts.byEmail,
  reference: erasureTexts.byReference,
};

/**
 * Shows staff how many enquiries of each kind would be erased. Customers that were joined on the desk are not included.
 * Erases nothing: the button opens the confirmation.
 */
export function ErasurePreviewPart({ preview, onErase }: ErasurePreviewPartProps) {
  const { total, kinds, joined } = preview;
  const person = nameOf(preview);
  const isFound = total > 0;
  return (
    <div className={styles.part}>
      <h2>{isFound ? erasureTexts.found(total, person) : erasureTexts.nothing(person)}</h2>
      {isFound && <KindCounts counts={kinds} />}
      {joined && <p className="hint">{erasureTexts.joined(joined)}</p>}
      <p className="hint">{hints[wayOf(preview)]}</p>
      {isFound && (
        <div className={styles.actions}>
          <Button onClick={onErase}>{erasureTexts.erase(total)}</Button>
          <Link to={screenAddress(allEnquiriesReport.screen)} state={searchState(person)}>
            {erasureTexts.read}
          </Link>
        </div>
      )}
    </div>
  );
}

/** Lists the number of enquiries of each kind, also for the automatic deletion. Kinds without a count are left out. */
export function KindCounts({ counts }: { counts: Partial<Record<EnquiryKind, number>> }) {
  return (
    <dl className={styles.kinds}>
      {enquiryKinds.map((kind) => {
        const count = counts[kind];
        if (count === undefined) return null;
        return (
          <Pair key={kind} name={kindTexts[kind].title}>
            {erasureTexts.number(count)}
          </Pair>
        );
      })}
    </dl>
  );
}
