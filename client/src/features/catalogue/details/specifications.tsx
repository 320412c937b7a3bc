import { specSections, splitLabel, type VehicleView } from '@dealership/shared';
import { specSectionTexts } from '@dealership/shared/texts/common/spec-sections.ts';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { NothingYet } from './part-panel.tsx';
import { langOf } from '../../../lib/page/lang-of.ts';
import styles from './specifications.module.css';

/** All sections of a model's specifications, also empty ones; a model without any gets a link to ask for them. */
export function Specifications({ model }: { model: VehicleView }) {
  if (specSections.every((key) => Object.keys(model[key]).length === 0)) {
    return <NothingYet model={model} part={catalogueTexts.details.parts.specifications} />;
  }
  return (
    <div className={styles.sheet}>
      <Accordion
        sections={specSections.map((key) => ({
          key,
          title: specSectionTexts[key],
          content: (
            <dl className={styles.pairs}>
              {Object.entries(model[key]).map(([label, value]) => {
                // Stored as `diskBrakeFront`, shown as "Disk brake front" if there is no translation.
                const shown = model.labels?.[key]?.[label] ?? splitLabel(label);
                return (
                  <div key={label} className={styles.pair}>
                    <dt {...langOf(shown)}>{shown}</dt>
                    <dd {...langOf(value)}>{value}</dd>
                  </div>
                );
              })}
            </dl>
          ),
        }))}
      />
    </div>
  );
}
