import { formatRupees, rupeesToPaise, type VehicleCard } from '@dealership/shared';
import { Carousel } from '../../ui/carousel.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { bareName } from './model-links.ts';
import styles from './vehicle-strip.module.css';

interface VehicleStripProps {
  label: string;
  vehicles: readonly VehicleCard[];
  chosen: VehicleCard | undefined;
}

/** All models side by side: one, two or six at once (rules: given-figures); does not wrap at the ends. */
export function VehicleStrip({ label, vehicles, chosen }: VehicleStripProps) {
  return (
    <Carousel
      label={label}
      className={styles.strip}
      ends="stop"
      perView={[1, 2, 6]}
      controls="sides"
      hasDots={false}
      shownKey={chosen?.bikeName}
      items={vehicles.map((vehicle) => ({
        key: vehicle.bikeName,
        content: <StripLink vehicle={vehicle} isChosen={vehicle === chosen} />,
      }))}
    />
  );
}

function StripLink({ vehicle, isChosen }: { vehicle: VehicleCard; isChosen: boolean }) {
  const { bikeName, name, price, side } = vehicle;
  return (
    <Link
      className={styles.model}
      // Back should not step through the chosen models.
      replace
      to={`?${new URLSearchParams({ bike: bareName(bikeName) }).toString()}`}
      {...(isChosen && { 'aria-current': 'true' })}
    >
      <span className={styles.picture}>
        <Picture picture={side} alt="" sizes="(width < 1024px) 160px, 170px" isCutOut />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>{formatRupees(rupeesToPaise(price))}</span>
      </span>
    </Link>
  );
}
