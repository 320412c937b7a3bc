import { useEffect, useRef, useState } from 'react';
import { rupeesToPaise, type VehicleType } from '@dealership/shared';
import { fromPrice } from '@dealership/shared/texts/common/price/from-price.ts';
import { useVehicles } from '../../../features/catalogue/catalogue-resources.ts';
import { HomeNotification } from '../../../features/content/notification.tsx';
import { whenNear } from '../../../lib/browser/when-near.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { Banners } from './banners.tsx';
import { ModelCarousel } from './model-carousel.tsx';

/** On a desktop only (rules: home-banners). */
function WideBanners() {
  return useMedia('(width >= 64em)') && <Banners />;
}

/** Shown when a visitor scrolls near their place, which fetches them. */
function Models() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (ref.current ? whenNear(ref.current, () => setNear(true)) : undefined), []);
  return isNear ? <ModelCarousel /> : <div ref={ref} />;
}

/** The lowest price of a list; nothing without models. */
function FromPrice({ type }: { type: VehicleType }) {
  const { data = [] } = useVehicles(type);
  return data.length > 0 && fromPrice(rupeesToPaise(Math.min(...data.map(({ price }) => price))));
}

const priceOf = (type: VehicleType) => <FromPrice type={type} />;

/** The parts that the home page does not need until the phone is idle: one file, so that there is one wait. */
export const lateParts = { Banners: WideBanners, Models, HomeNotification, priceOf };
