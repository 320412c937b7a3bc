import type { VehicleView } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { Carousel } from '../../../ui/pictures/carousel.tsx';
import { Price } from '../../../ui/price.tsx';
import { PartCard } from './part-card.tsx';
import { PartPanel } from './part-panel.tsx';
import styles from './part-card.module.css';

const texts = catalogueTexts.details;

export function Accessories({ model }: { model: VehicleView }) {
  return (
    <PartPanel
      model={model}
      call="GET /api/bikeAccessories/:bikeName"
      part={texts.parts.accessories}
    >
      {(accessories) => (
        <Carousel
          label={texts.accessories}
          ends="wrap"
          perView={[2, 3]}
          items={accessories.map((accessory) => ({
            key: accessory.part_no,
            content: (
              <PartCard part={accessory}>
                <div className={styles.foot}>
                  <Price rupees={accessory.price} isExShowroom={false} />
                  <p className="hint">{texts.partNumber(accessory.part_no)}</p>
                </div>
              </PartCard>
            ),
          }))}
        />
      )}
    </PartPanel>
  );
}
