import { enquiryKinds, type EnquiryKind } from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { erasureTexts } from '@dealership/shared/texts/staff/settings/erasure.ts';
import styles from './erasure.module.css';

/** How many of each kind; kinds without a count are left out. */
export function KindCounts({ counts }: { counts: Partial<Record<EnquiryKind, number>> }) {
  return (
    <dl className={styles.kinds}>
      {enquiryKinds.map((kind) => {
        const count = counts[kind];
        return (
          count !== undefined && (
            <div key={kind}>
              <dt>{kindTexts[kind].title}</dt>
              <dd>{erasureTexts.number(count)}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
