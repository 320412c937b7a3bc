import { formatRupees, rupeesToPaise, type VehicleCard } from '@dealership/shared';
import { catalogueTexts as texts } from '@dealership/shared/texts/public/catalogue.ts';
import { memo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Carousel } from '../../ui/pictures/carousel.tsx';
import { Link } from '../../ui/link.tsx';
import { OutlineOf } from '../../ui/pictures/outline.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { withValues } from './choosing/filters.ts';
import { bareName } from './model-links.ts';
import field from '../../ui/forms/field.module.css';
import styles from './vehicle-strip.module.css';

interface VehicleStripProps {
  label: string;
  vehicles: readonly VehicleCard[];
  chosen: VehicleCard | undefined;
}

/**
 * All models side by side: one, two or six at once (rules: given-figures); does not start again at the end. On a phone
 * a swipe chooses the model, and a list leads to any of them.
 */
export function VehicleStrip({ label, vehicles, chosen }: VehicleStripProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const addressOf = (bikeName: string) => withValues(search, { bike: bareName(bikeName) });
  const choose = (bikeName: string) => void navigate(addressOf(bikeName), { replace: true });
  return (
    <Carousel
      label={label}
      className={styles.strip}
      ends="stop"
      perView={[2, 6]}
      controls="sides"
      hasDots={false}
      between={
        <select
          className={`${field.control ?? ''} ${styles.jump ?? ''}`}
          aria-label={texts.goToModel}
          value={chosen?.bikeName ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          {vehicles.map(({ bikeName, name }) => (
            <option key={bikeName} value={bikeName}>
              {name}
            </option>
          ))}
        </select>
      }
      shownKey={chosen?.bikeName}
      onShown={choose}
      items={vehicles.map((vehicle) => ({
        key: vehicle.bikeName,
        name: vehicle.name,
        content: (
          <StripLink
            vehicle={vehicle}
            to={addressOf(vehicle.bikeName)}
            isChosen={vehicle === chosen}
          />
        ),
      }))}
    />
  );
}

interface StripLinkProps {
  vehicle: VehicleCard;
  to: string;
  isChosen: boolean;
}

function StripLink({ vehicle, to, isChosen }: StripLinkProps) {
  return (
    <Link
      className={styles.model}
      // Back should not step through the chosen models.
      replace
      to={to}
      {...(isChosen && { 'aria-current': 'true' })}
    >
      <StripModel vehicle={vehicle} />
    </Link>
  );
}

// Not drawn again by a filter, which changes the address too.
const StripModel = memo(function StripModel({ vehicle }: { vehicle: VehicleCard }) {
  const { name, price, side } = vehicle;
  return (
    <>
      <span className={styles.picture}>
        <OutlineOf model={vehicle}>
          <Picture picture={side} alt="" sizes="(width < 1024px) 160px, 170px" isCutOut />
        </OutlineOf>
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>{formatRupees(rupeesToPaise(price))}</span>
      </span>
    </>
  );
});
