import type { ReactNode } from 'react';
import type { VehicleFeature, VehicleView } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { Carousel } from '../../../ui/pictures/carousel.tsx';
import { Picture, pictureAt } from '../../../ui/pictures/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { PartPanel } from './part-panel.tsx';
import { langOf } from '../../../lib/page/lang-of.ts';
import styles from './part-card.module.css';

const texts = catalogueTexts.details;

export function Features({ model }: { model: VehicleView }) {
  return (
    <PartPanel model={model} call="GET /api/bikeFeatures/:bikeName" part={texts.parts.features}>
      {(features) => (
        <Cards
          label={texts.features}
          cards={features.map((part) => ({ key: part.heading, part }))}
        />
      )}
    </PartPanel>
  );
}

export function Accessories({ model }: { model: VehicleView }) {
  return (
    <PartPanel
      model={model}
      call="GET /api/bikeAccessories/:bikeName"
      part={texts.parts.accessories}
    >
      {(accessories) => (
        <Cards
          label={texts.accessories}
          cards={accessories.map((part) => ({
            key: part.part_no,
            part,
            foot: (
              <div className={styles.foot}>
                <Price rupees={part.price} isExShowroom={false} />
                <p className="hint">{texts.partNumber(part.part_no)}</p>
              </div>
            ),
          }))}
        />
      )}
    </PartPanel>
  );
}

interface Card {
  key: string;
  part: VehicleFeature;
  foot?: ReactNode;
}

/** Features or accessories side by side, each with its picture, heading and a short text. */
function Cards({ label, cards }: { label: string; cards: readonly Card[] }) {
  const items = cards.map(({ key, part, foot }) => ({
    key,
    content: (
      <article className={styles.card}>
        <div className={styles.picture}>
          <Picture
            picture={pictureAt(part.image, part)}
            alt={part.alt ?? ''}
            sizes="(width < 640px) 92vw, (width < 1024px) 46vw, 390px"
            className={styles.image}
            // Only the side view is transparent: it is shown on the card's background.
            isCutOut={part.image.endsWith('/side.webp')}
          />
        </div>
        <div className={styles.text}>
          <h3 {...langOf(part.heading)} className={styles.heading}>
            {part.heading}
          </h3>
          <p {...langOf(part.description)} className="soft">
            {part.description}
          </p>
          {foot}
        </div>
      </article>
    ),
  }));
  return <Carousel label={label} ends="wrap" perView={[2, 3]} items={items} />;
}
