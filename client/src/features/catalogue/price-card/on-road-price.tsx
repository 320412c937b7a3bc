import { useCallback, useEffect, useRef, useState } from 'react';
import type { VehicleView } from '@dealership/shared';
import { latePart } from '../../../lib/browser/late.ts';
import { whenNear } from '../../../lib/browser/when-near.ts';
import { previewOf } from '../preview.ts';

const EveryDay = latePart(async () => (await import('./every-day.tsx')).EveryDay);
const PriceCard = latePart(async () => (await import('./price-card.tsx')).PriceCard);

/** The price card of a model on sale, and what it costs to ride, fetched when a visitor comes near it; a draft has none. */
export function OnRoadPrice({ model }: { model: VehicleView }) {
  const { bikeName, name, active } = model;
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isOff, setOff] = useState(false);
  useEffect(() => (ref.current ? whenNear(ref.current, () => setNear(true)) : undefined), []);
  // Somebody who walks by keyboard passes its links on the way down.
  useEffect(() => {
    const walk = ({ key }: KeyboardEvent) => key === 'Tab' && setNear(true);
    window.addEventListener('keydown', walk);
    return () => window.removeEventListener('keydown', walk);
  }, []);
  const turnOff = useCallback(() => setOff(true), []);
  if (!active || previewOf(bikeName)) return null;
  // Its space is taken before the card is there, so that the page's end does not move.
  return (
    <div ref={ref} style={{ minHeight: isOff ? undefined : '100vh' }}>
      {isNear && !isOff && <PriceCard bikeName={bikeName} name={name} onOff={turnOff} />}
      {isNear && <EveryDay model={model} />}
    </div>
  );
}
