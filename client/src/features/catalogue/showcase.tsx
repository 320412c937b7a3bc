import type { ReactNode } from 'react';
import { leadPictureSizes, type VehicleCard } from '@dealership/shared';
import { Picture, pictureAt } from '../../ui/picture.tsx';
import styles from './showcase.module.css';

interface ShowcaseProps {
  model: Pick<VehicleCard, 'name' | 'image' | 'width' | 'height' | 'placeholder'>;
  /** The model's name is the page's heading, or stands below one. */
  heading: 'h1' | 'h2';
  children: ReactNode;
}

/** A vehicle in the studio, larger than its place, beside its name and what there is to say and do. */
export function Showcase({ model, heading: Heading, children }: ShowcaseProps) {
  return (
    <section className={styles.showcase} aria-labelledby="model-name">
      <div className={styles.picture}>
        <Picture
          picture={pictureAt(model.image, model)}
          alt={model.name}
          sizes={leadPictureSizes}
          priority
          isCutOut
        />
      </div>
      <div className={styles.text}>
        <Heading id="model-name" className={styles.name}>
          {model.name}
        </Heading>
        {children}
      </div>
    </section>
  );
}
