import { catalogueTexts } from '@dealership/shared/messages/public/catalogue.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { rideOf, type ModelChoice } from './overview.tsx';
import styles from './buy-bar.module.css';

/** On phones, price and test ride stay visible above the site's own bar while scrolling. */
export function BuyBar({ model, variant }: Pick<ModelChoice, 'model' | 'variant'>) {
  if (!model.active) return null;
  return (
    <div className={styles.bar}>
      <Price rupees={variant?.price ?? model.bikePrice} />
      <Link {...rideOf({ model, variant })} className={buttonClass('secondary', styles.ride)}>
        {catalogueTexts.details.bookTestRide}
      </Link>
    </div>
  );
}
