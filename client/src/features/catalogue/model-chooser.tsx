import type { VehicleCard, VehicleView } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { unknownModel } from '@dealership/shared/texts/public/unknown-model.ts';
import { Link } from '../../ui/link.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { OutlineOf } from '../../ui/pictures/outline.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { useAllVehicles, useVehicles } from './catalogue-resources.ts';
import { detailsLink } from './model-links.ts';
import { ModelSearch } from './search/model-search.tsx';
import { useFoundModels } from './search/use-found-models.ts';
import styles from './model-chooser.module.css';

const texts = catalogueTexts.unknownBike;

/** Shown for an unknown model, with all models to choose from. Its name may be passed a little later. */
export function UnknownBike({ name }: { name: string }) {
  const { lists, isFailed, retry } = useAllVehicles();
  const all = lists ? [...lists.motorcycles, ...lists.scooters] : [];
  const isNamed = name !== unknownModel;
  // The name may be a slip of one of ours.
  const likely = useFoundModels(isNamed ? name : '', all);
  return (
    <div className={styles.unknown}>
      <p className={styles.name}>{name}</p>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p className={styles.text}>{texts.text(name)}</p>
      {isFailed && <LoadProblem text={texts.failed} onRetry={retry} />}
      {lists && (likely || !isNamed) && (
        <ModelSearch vehicles={[...new Set([...(likely ?? []), ...all])]}>
          {(vehicles) => <ModelCards vehicles={vehicles} />}
        </ModelSearch>
      )}
    </div>
  );
}

/** For a model no longer sold: the models of the same type nearest in price. */
export function SimilarModels({ model }: { model: VehicleView }) {
  const { data = [] } = useVehicles(model.type);
  const distance = ({ price }: VehicleCard) => Math.abs(price - model.bikePrice);
  const nearest = [...data].sort((a, b) => distance(a) - distance(b)).slice(0, 3);
  return (
    <section aria-labelledby="similar-models" className={styles.similar}>
      <h2 id="similar-models" className={styles.subheading}>
        {catalogueTexts.details.similar}
      </h2>
      <ModelCards vehicles={nearest} />
    </section>
  );
}

function ModelCards({ vehicles }: { vehicles: readonly VehicleCard[] }) {
  return (
    <ul className={styles.cards}>
      {vehicles.map(({ bikeName, name, price, side, outline }) => (
        <li key={bikeName}>
          <Link {...detailsLink(bikeName)} className={styles.card}>
            <OutlineOf model={{ outline }}>
              <Picture
                picture={side}
                alt=""
                sizes="(width < 640px) 50vw, (width < 1024px) 33vw, 280px"
                isCutOut
              />
            </OutlineOf>
            <span className={styles.cardName}>{name}</span>
            <Price rupees={price} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
