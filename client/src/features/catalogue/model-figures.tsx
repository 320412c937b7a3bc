import type { VehicleCard } from '@dealership/shared';
import { catalogueTexts as texts } from '@dealership/shared/texts/public/catalogue.ts';
import { CatalogueIcon } from './catalogue-icon.tsx';
import { langOf } from '../../lib/page/lang-of.ts';
import styles from './model-figures.module.css';

const figures = [
  { key: 'engine', icon: 'engine', label: texts.engine },
  { key: 'power', icon: 'power', label: texts.power },
  { key: 'transmission', icon: 'gearbox', label: texts.transmission },
] as const;

/** The three figures that most customers ask for first. */
export function ModelFigures({ specs }: { specs: VehicleCard['specs'] }) {
  const known = figures.filter(({ key }) => specs[key] !== '');
  return (
    <dl className={styles.figures}>
      {known.map(({ key, icon, label }) => (
        <div key={key} className={styles.figure}>
          <dt className={styles.label}>
            <CatalogueIcon name={icon} size={24} />
            {label}
          </dt>
          <dd {...langOf(specs[key])} className={styles.value}>
            {specs[key]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
