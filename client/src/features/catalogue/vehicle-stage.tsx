import type { VehicleCard } from '@dealership/shared';
import { catalogueTexts as texts } from '@dealership/shared/texts/public/catalogue.ts';
import { Price } from '../../ui/price.tsx';
import { ModelActions, ModelContact } from './model-actions.tsx';
import { ModelFigures } from './model-figures.tsx';
import { Showcase } from './showcase.tsx';

/** The chosen model, large, with its main figures and its buttons. */
export function VehicleStage({ vehicle }: { vehicle: VehicleCard }) {
  return (
    <Showcase model={vehicle} heading="h2">
      <Price rupees={vehicle.price} prefix={texts.startFrom} size="large" />
      <ModelFigures specs={vehicle.specs} />
      <ModelActions model={vehicle} />
      <ModelContact model={vehicle} />
    </Showcase>
  );
}
