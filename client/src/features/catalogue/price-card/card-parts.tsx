import type { VehicleView } from '@dealership/shared';
import { EveryDay } from './every-day.tsx';
import { ModelStock } from './model-stock.tsx';
import { PriceCard } from './price-card.tsx';

interface CardPartsProps {
  model: VehicleView;
  /** Number of the colour in the picture. */
  colour: number | undefined;
  /** The dealership has no price cards. */
  isOff: boolean;
  onOff: () => void;
}

/** All that is made from one answer, in one piece of code: it appears at once, and nothing moves afterwards. */
export function CardParts({ model, colour, isOff, onOff }: CardPartsProps) {
  return (
    <>
      <ModelStock model={model} colour={colour} />
      {!isOff && <PriceCard bikeName={model.bikeName} name={model.name} onOff={onOff} />}
      <EveryDay model={model} />
    </>
  );
}
