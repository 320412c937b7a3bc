import type { VehicleView } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { Carousel } from '../../../ui/pictures/carousel.tsx';
import { PartCard } from './part-card.tsx';
import { PartPanel } from './part-panel.tsx';

const texts = catalogueTexts.details;

export function Features({ model }: { model: VehicleView }) {
  return (
    <PartPanel model={model} call="GET /api/bikeFeatures/:bikeName" part={texts.parts.features}>
      {(features) => (
        <Carousel
          label={texts.features}
          ends="wrap"
          perView={[2, 3]}
          items={features.map((feature) => ({
            key: feature.heading,
            content: <PartCard part={feature} />,
          }))}
        />
      )}
    </PartPanel>
  );
}
