import { rupeesToPaise, USUAL_DOWN, type VehicleCard } from '@dealership/shared';
import { monthlyTexts } from '@dealership/shared/texts/common/price/monthly.ts';
import { catalogueTexts as texts } from '@dealership/shared/texts/public/catalogue.ts';
import { memo, useCallback, useState } from 'react';
import { langOf } from '../../../lib/page/lang-of.ts';
import { Link } from '../../../ui/link.tsx';
import { OutlineOf } from '../../../ui/pictures/outline.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { MOST_COMPARED } from '../compare/compared.ts';
import { CompareBar, CompareTick } from '../compare/compare-tick.tsx';
import { measuresOf } from '../measures.ts';
import { linkOf } from '../model-links.ts';
import type { MonthlyCost } from './filters.ts';
import type { KnownCosts } from './use-monthly-costs.ts';
import styles from './model-grid.module.css';

interface ModelGridProps {
  /** In their order. */
  all: readonly VehicleCard[];
  /** Those of them that are shown. */
  models: readonly VehicleCard[];
  monthly: KnownCosts;
  label: string;
}

// A filter answers at once on a slow phone with many models: it hides cards, and draws none.
export function ModelGrid({ all, models, monthly, label }: ModelGridProps) {
  const shown = new Set(models);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const tick = useCallback(
    (bikeName: string) =>
      setCompared((before) =>
        before.includes(bikeName)
          ? before.filter((each) => each !== bikeName)
          : [...before, bikeName].slice(0, MOST_COMPARED),
      ),
    [],
  );
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {all.map((model) => (
          <li key={model.id} className={styles.card} hidden={!shown.has(model)}>
            <ModelCard
              model={model}
              cost={monthly.costs.get(model.bikeName)}
              isWaiting={monthly.isLoading}
            />
            <CompareTick
              model={model}
              isTicked={compared.includes(model.bikeName)}
              isFull={compared.length >= MOST_COMPARED}
              onTick={tick}
            />
          </li>
        ))}
      </ul>
      {compared.length > 0 && <CompareBar compared={compared} />}
    </>
  );
}

interface ModelCardProps {
  model: VehicleCard;
  cost: MonthlyCost | undefined;
  /** Its cost may follow, and has its room. */
  isWaiting: boolean;
}

const ModelCard = memo(function ModelCard({ model, cost, isWaiting }: ModelCardProps) {
  const { name, side, price, specs, figures } = model;
  const lines = [
    ...(specs.engine === '' ? [] : [{ label: texts.engine, text: specs.engine }]),
    ...measuresOf(figures),
  ];
  return (
    <>
      <div className={styles.picture}>
        <OutlineOf model={model}>
          <Picture
            picture={side}
            alt=""
            sizes="(width < 640px) 112px, (width < 1024px) 30vw, 250px"
            isCutOut
          />
        </OutlineOf>
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link {...linkOf(model)} className={styles.link}>
            {name}
          </Link>
        </h3>
        <Price rupees={price} prefix={texts.startFrom} />
        {(cost || isWaiting) && (
          <p className={styles.monthly}>
            {cost && (
              <>
                <strong>{monthlyTexts.sum(rupeesToPaise(cost.monthly))}</strong>
                <span>{monthlyTexts.terms(cost.months, USUAL_DOWN)}</span>
              </>
            )}
          </p>
        )}
        <dl className={styles.figures}>
          {lines.map(({ label, text }) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd {...langOf(text)}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
});
