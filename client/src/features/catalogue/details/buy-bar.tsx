import { useEffect, useRef } from 'react';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { testRideLink } from '../model-links.ts';
import type { ModelChoice } from './overview.tsx';
import styles from './buy-bar.module.css';

/** Share of the window's height; with the site's header and bar it is a third (rules: fixed-parts). */
const LARGEST_SHARE = 1 / 8.75;

/**
 * On phones, price and test ride stay visible above the site's own bar while scrolling, unless large text makes it
 * high.
 */
export function BuyBar({ model, variant }: Pick<ModelChoice, 'model' | 'variant'>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const observer = new ResizeObserver(() => {
      bar.toggleAttribute('data-high', bar.offsetHeight > innerHeight * LARGEST_SHARE);
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, [model.active]);
  if (!model.active) return null;
  return (
    <div ref={ref} className={styles.bar}>
      <Price rupees={variant?.price ?? model.bikePrice} />
      <Link {...testRideLink(model, variant)} className={buttonClass('secondary', styles.ride)}>
        {catalogueTexts.details.bookTestRide}
      </Link>
    </div>
  );
}
