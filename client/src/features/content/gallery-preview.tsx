import { useEffect, useRef } from 'react';
import type { GalleryImage } from '@dealership/shared';
import { galleryTexts as texts } from '@dealership/shared/texts/public/pages/gallery.ts';
import { Carousel } from '../../ui/pictures/carousel.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Picture, pictureAt } from '../../ui/pictures/picture.tsx';
import styles from './gallery.module.css';

interface GalleryPreviewProps {
  images: readonly GalleryImage[];
  /** The chosen picture; the others follow from it. */
  shownId: number;
  onClose: () => void;
}

/** A picture as large as the screen allows; arrows, keys and swipes show the next. */
export function GalleryPreview({ images, shownId, onClose }: GalleryPreviewProps) {
  const ref = useRef<HTMLDivElement>(null);
  // After the dialog has opened, which focuses its first button: the arrow keys work only on the pictures.
  useEffect(() => ref.current?.querySelector('ul')?.focus(), []);
  return (
    <Dialog
      title={texts.preview}
      closeLabel={texts.close}
      className={styles.preview}
      onClose={onClose}
    >
      <div ref={ref}>
        <Carousel
          label={texts.list}
          ends="wrap"
          hasDots={false}
          shownKey={String(shownId)}
          items={images.map((image, index) => ({
            key: String(image.id),
            content: (
              <Picture
                picture={pictureAt(image.image_path, image)}
                alt={image.alt ?? texts.picture(index + 1, images.length)}
                sizes="(width < 1264px) 100vw, 1200px"
                className={styles.picture}
              />
            ),
          }))}
        />
      </div>
    </Dialog>
  );
}
