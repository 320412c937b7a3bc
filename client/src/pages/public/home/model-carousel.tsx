import type { VehicleCard } from '@dealership/shared';
import { useAllVehicles } from '../../../features/catalogue/catalogue-resources.ts';
import { linkOf } from '../../../features/catalogue/model-links.ts';
import { homeLateTexts } from '@dealership/shared/texts/public/pages/home-late.ts';
import { Carousel } from '../../../ui/pictures/carousel.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { OutlineOf } from '../../../ui/pictures/outline.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import styles from './model-carousel.module.css';

const texts = homeLateTexts.models;

/** Every model on sale, three at once on a wide screen (rules: given-figures). */
export function ModelCarousel() {
  const { lists, isFailed, retry } = useAllVehicles();
  if (isFailed) return <LoadProblem text={texts.failed} onRetry={retry} />;
  if (!lists) return null;
  return (
    <Carousel
      label={texts.label}
      ends="wrap"
      perView={[2, 3]}
      hasDots={false}
      items={mixed(lists.motorcycles, lists.scooters).map((vehicle) => ({
        key: vehicle.bikeName,
        content: <ModelCard vehicle={vehicle} />,
      }))}
    />
  );
}

function ModelCard({ vehicle }: { vehicle: VehicleCard }) {
  const { name, price, side } = vehicle;
  return (
    <Link {...linkOf(vehicle)} className={styles.card}>
      <span className={styles.stage}>
        <OutlineOf model={vehicle}>
          <Picture
            picture={side}
            alt=""
            sizes="(width < 640px) 90vw, (width < 1024px) 45vw, 400px"
            isCutOut
            className={styles.picture}
          />
        </OutlineOf>
      </span>
      <strong className={styles.name}>{name}</strong>
      <Price rupees={price} />
    </Link>
  );
}

/** Two motorcycles, then a scooter, so that every page of three shows both types. */
function mixed(bikes: readonly VehicleCard[], scooters: readonly VehicleCard[]): VehicleCard[] {
  const rest = [...scooters];
  const all = bikes.flatMap((bike, index) => {
    const scooter = index % 2 === 1 ? rest.shift() : undefined;
    return scooter ? [bike, scooter] : [bike];
  });
  return [...all, ...rest];
}
