import type { VehicleCard } from '@dealership/shared';
import { comparingTexts as texts } from '@dealership/shared/texts/public/comparing.ts';
import { memo } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { comparedQuery } from './compared.ts';
import styles from './compare-tick.module.css';

interface CompareTickProps {
  model: Pick<VehicleCard, 'bikeName' | 'name'>;
  isTicked: boolean;
  /** No further model can be compared. */
  isFull: boolean;
  onTick: (bikeName: string) => void;
}

/** On the card of a model in a list. */
export const CompareTick = memo(function CompareTick(props: CompareTickProps) {
  const { model, isTicked, isFull, onTick } = props;
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={texts.tickOf(model.name)}
        checked={isTicked}
        disabled={isFull && !isTicked}
        onChange={() => onTick(model.bikeName)}
      />
      <span aria-hidden="true">{texts.tick}</span>
    </label>
  );
});

/** At the lower edge, while any model is ticked. */
export function CompareBar({ compared }: { compared: readonly string[] }) {
  const query = comparedQuery(compared.map((bikeName) => ({ bikeName, variant: '' })));
  return (
    <div className={styles.bar} role="status">
      {compared.length > 1 ? (
        <Link to={`/compare${query}`} className={buttonClass('primary')}>
          {texts.bar(compared.length)}
        </Link>
      ) : (
        texts.oneMore
      )}
    </div>
  );
}
