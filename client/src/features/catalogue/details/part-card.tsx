import type { ReactNode } from 'react';
import type { VehicleFeature } from '@dealership/shared';
import { Picture, pictureAt } from '../../../ui/pictures/picture.tsx';
import styles from './part-card.module.css';

/** A feature or an accessory: picture, heading, a short text, and the children. */
export function PartCard({ part, children }: { part: VehicleFeature; children?: ReactNode }) {
  return (
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
        <h3 className={styles.heading}>{part.heading}</h3>
        <p className={styles.description}>{part.description}</p>
        {children}
      </div>
    </article>
  );
}
