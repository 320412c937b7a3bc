import { modelKey, type VehicleCard, type VehicleType } from '@dealership/shared';
import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { catalogueTexts as texts } from '@dealership/shared/texts/public/catalogue.ts';
import { useVehicles } from './catalogue-resources.ts';
import { Choosing } from './choosing/choosing.tsx';
import { ModelActions, ModelContact } from './model-actions.tsx';
import { ModelFigures } from './model-figures.tsx';
import { FirstShowcase, Showcase } from './showcase.tsx';
import { VehicleStrip } from './vehicle-strip.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Price } from '../../ui/price.tsx';
import studio from './studio.module.css';
import styles from './vehicle-list.module.css';

/**
 * All models of a type in a strip, and the chosen one large, with its main figures and its buttons. The choice is in
 * the address, so that it survives a reload and can be shared.
 */
export function VehicleList({ type }: { type: VehicleType }) {
  const words = texts.lists[type];
  const { status, data = [], retry } = useVehicles(type);
  const chosen = useChosen(data);
  const isTakenOver = useHydrated();
  return (
    <div className={styles.page}>
      <div className={studio.studio}>
        <div className={styles.inner}>
          <div className={styles.head}>
            <h1 className={styles.heading}>{words.heading}</h1>
            <p className="hint">{texts.note}</p>
          </div>
          {status === 'failed' ? (
            <LoadProblem text={words.failed} onRetry={retry} />
          ) : (
            <VehicleStrip label={words.strip} vehicles={data} chosen={chosen} />
          )}
          {/* Reserves the height of a chosen model while loading. */}
          <div className={styles.stage} aria-busy={status === 'loading'}>
            {chosen && <ChosenModel key={chosen.bikeName} model={chosen} />}
            {!isTakenOver && <FirstShowcase heading="h2">{null}</FirstShowcase>}
            {status === 'loading' && <p className="visually-hidden">{texts.loadingModels}</p>}
          </div>
        </div>
      </div>
      <div className={styles.prices}>
        <h2 className={styles.subheading}>{words.table}</h2>
        {data.length > 0 && <Choosing vehicles={data} label={words.table} />}
      </div>
    </div>
  );
}

// Not drawn again by a filter, which changes the address too.
const ChosenModel = memo(function ChosenModel({ model }: { model: VehicleCard }) {
  return (
    <Showcase model={model} heading="h2">
      <Price rupees={model.price} prefix={texts.startFrom} size="large" />
      <ModelFigures specs={model.specs} />
      <ModelActions model={model} />
      <ModelContact model={model} />
    </Showcase>
  );
});

function useChosen(vehicles: readonly VehicleCard[]): VehicleCard | undefined {
  const { search } = useLocation();
  const asked = useHydrated() ? new URLSearchParams(search).get('bike') : null;
  const key = modelKey(asked ?? '');
  return vehicles.find(({ bikeName }) => modelKey(bikeName) === key) ?? vehicles[0];
}
