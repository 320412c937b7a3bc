import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { Notice } from '../../../features/content/notice.tsx';
import { untilDone } from '../../../lib/until-done.ts';
import { whenNear } from '../../../lib/when-near.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { loadBanners, WIDE } from './load-banners.ts';
import { Visit } from './visit.tsx';

const WideBanners = latePart(async () => (await loadBanners()).Banners);
const NearModels = latePart(async () => (await import('./model-carousel.tsx')).ModelCarousel);

/** On a desktop only (rules: home-banners). */
function Banners() {
  return (
    useMedia(WIDE) && (
      <Suspense>
        <WideBanners />
      </Suspense>
    )
  );
}

/** Fetched when somebody comes near their place. */
function Models() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (ref.current ? whenNear(ref.current, () => setNear(true)) : undefined), []);
  if (!isNear) return <div ref={ref} />;
  return (
    <Suspense>
      <NearModels />
    </Suspense>
  );
}

/** Until it comes the page does without it. */
function latePart(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await untilDone(load, { reloadAfter: Infinity }) }));
}

/** What the home page can do without until the phone is idle: one file, so that one wait is enough. */
export const lateParts = { Banners, Models, Visit, Notice };
