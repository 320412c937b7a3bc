import type { ReactNode } from 'react';
import { leadPictureSizes, type VehicleCard } from '@dealership/shared';
import { shellText } from '../../lib/page/shell-text.ts';
import { FirstPicture } from '../../ui/pictures/first-picture.tsx';
import { OutlineOf } from '../../ui/pictures/outline.tsx';
import { Picture, pictureAt } from '../../ui/pictures/picture.tsx';
import { IllustrationNote } from './illustration-note.tsx';
import styles from './showcase.module.css';

interface ShowcaseProps {
  model: Pick<
    VehicleCard,
    'width' | 'height' | 'placeholder' | 'focus' | 'name' | 'image' | 'alt' | 'outline'
  >;
  heading: 'h1' | 'h2';
  children: ReactNode;
}

/** A large picture of a vehicle, beside its name and the children. */
export function Showcase({ model, heading, children }: ShowcaseProps) {
  return (
    <ShowcaseLayout
      name={model.name}
      heading={heading}
      picture={
        <OutlineOf model={model}>
          <Picture
            picture={pictureAt(model.image, model)}
            alt={model.alt ?? model.name}
            sizes={leadPictureSizes}
            priority
            isCutOut
          />
        </OutlineOf>
      }
    >
      {children}
    </ShowcaseLayout>
  );
}

/** The same while the model's data are loading: its name, and its picture on a first load. */
export function FirstShowcase({
  name = shellText('model'),
  heading,
  children,
}: Pick<ShowcaseProps, 'heading' | 'children'> & { name?: string | undefined }) {
  return (
    <ShowcaseLayout
      name={name}
      heading={heading}
      picture={<FirstPicture sizes={leadPictureSizes} isCutOut />}
    >
      {children}
    </ShowcaseLayout>
  );
}

function ShowcaseLayout({
  name,
  heading: Heading,
  picture,
  children,
}: Omit<ShowcaseProps, 'model'> & { name: string; picture: ReactNode }) {
  return (
    <section className={styles.showcase} aria-labelledby="model-name">
      <div className={styles.picture}>
        {picture}
        <IllustrationNote />
      </div>
      <div className={styles.text}>
        <Heading id="model-name" className={styles.name}>
          {name}
        </Heading>
        {children}
      </div>
    </section>
  );
}
