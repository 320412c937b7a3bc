import { flatFootedFrom, rupeesToPaise, runningCost, type VehicleView } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { runningTexts as texts } from '@dealership/shared/texts/common/price/running.ts';
import { useId, useState } from 'react';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { Pair } from '../../../ui/lists/pair.tsx';
import { useModelRates } from './use-model-rates.ts';
import styles from './price-card.module.css';

const { figures: labels, units } = catalogueTexts.details;

/** What a distance costs a month, for whom the seat is low enough, and the weight, as far as they are known. */
export function EveryDay({ model }: { model: Pick<VehicleView, 'bikeName' | 'figures'> }) {
  const headingId = useId();
  const { data } = useModelRates(model.bikeName);
  const [typed, setTyped] = useState('500');
  const { seatHeight, kerbWeight } = model.figures;
  const running = data?.running;
  if (!data || (!running && !seatHeight && !kerbWeight)) return null;
  const km = /^\d{1,5}$/.test(typed) ? Number(typed) : undefined;
  return (
    <section className={styles.everyDay} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.heading}</h2>
      {running && (
        <InputField
          label={texts.distance}
          inputMode="numeric"
          maxLength={5}
          value={typed}
          onChange={setTyped}
        />
      )}
      <dl className={styles.pairs} aria-live="polite">
        {running && km !== undefined && (
          <Pair name={texts.cost[data.fuel]}>{texts.about(runningCost(km, running))}</Pair>
        )}
        {seatHeight !== undefined && (
          <Pair name={labels.seatHeight}>
            {`${seatHeight}\u00a0${units.seatHeight}, ${texts.flatFooted(flatFootedFrom(seatHeight))}`}
          </Pair>
        )}
        {kerbWeight !== undefined && (
          <Pair name={labels.kerbWeight}>{`${kerbWeight}\u00a0${units.kerbWeight}`}</Pair>
        )}
      </dl>
      {running && (
        <p className="hint">
          {[texts.basis[data.fuel](rupeesToPaise(running.price)), running.isSample && texts.sample]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </section>
  );
}
