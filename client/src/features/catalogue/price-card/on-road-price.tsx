import { useCallback, useEffect, useRef, useState } from 'react';
import type { VehicleView } from '@dealership/shared';
import { latePart } from '../../../lib/browser/late.ts';
import { whenNear } from '../../../lib/browser/when-near.ts';
import { previewOf } from '../preview.ts';

const CardParts = latePart(async () => (await import('./card-parts.tsx')).CardParts);

interface OnRoadPriceProps {
  model: VehicleView;
  /** Number of the colour in the picture; `undefined`: nobody has chosen one. */
  colour: number | undefined;
}

/**
 * The stock and the price card of a model on sale, and what it costs to ride, fetched when a visitor comes near them; a
 * draft has none.
 */
export function OnRoadPrice({ model, colour }: OnRoadPriceProps) {
  const { bikeName, active } = model;
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
      {isNear && <CardParts model={model} colour={colour} isOff={isOff} onOff={turnOff} />}
    </div>
  );
}
