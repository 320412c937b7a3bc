import type { VehicleCard } from '@dealership/shared';
import { catalogueTexts as texts } from '@dealership/shared/texts/public/catalogue.ts';
import { memo } from 'react';
import { langOf } from '../../../lib/page/lang-of.ts';
import { Link } from '../../../ui/link.tsx';
import { OutlineOf } from '../../../ui/pictures/outline.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { measuresOf } from '../measures.ts';
import { linkOf } from '../model-links.ts';
import styles from './model-grid.module.css';

interface ModelGridProps {
  models: readonly VehicleCard[];
  label: string;
}

export function ModelGrid({ models, label }: ModelGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {models.map((model) => (
        <ModelCard key={model.id} model={model} />
      ))}
    </ul>
  );
}

// A filter answers at once on a slow phone with many models: cards that stay are not drawn again.
const ModelCard = memo(function ModelCard({ model }: { model: VehicleCard }) {
  const { name, side, price, specs, figures } = model;
  const lines = [
    ...(specs.engine === '' ? [] : [{ label: texts.engine, text: specs.engine }]),
    ...measuresOf(figures),
  ];
  return (
    <li className={styles.card}>
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
        <dl className={styles.figures}>
          {lines.map(({ label, text }) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd {...langOf(text)}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
});
