import { useEffect, useRef, useState } from 'react';
import { galleryPictureSizes, type GalleryImage } from '@dealership/shared';
import { galleryTexts as texts } from '@dealership/shared/texts/public/pages/gallery.ts';
import { whenNear } from '../../lib/browser/when-near.ts';
import { Picture, pictureAt } from '../../ui/pictures/picture.tsx';
import styles from './gallery.module.css';

interface GalleryTileProps {
  image: GalleryImage;
  /** From 0. */
  index: number;
  count: number;
  onOpen: () => void;
}

/** One of the gallery's pictures; a press opens the whole of it. */
export function GalleryTile({ image, index, count, onOpen }: GalleryTileProps) {
  const place = useRef<HTMLSpanElement>(null);
  // Loaded when it is near: the browser's own lazy loading also fetches pictures five phone screens below.
  const [isNear, setNear] = useState(index === 0);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), []);
  const name = texts.open(index + 1, count);
  return (
    <li className={styles.tile}>
      <button
        type="button"
        className={styles.open}
        aria-label={image.alt === undefined ? name : `${name}: ${image.alt}`}
        onClick={onOpen}
      >
        {isNear ? (
          <Picture
            picture={pictureAt(image.image_path, image)}
            alt=""
            sizes={sizesAt(index)}
            priority={index === 0}
            className={styles.picture}
          />
        ) : (
          <span ref={place} className={styles.picture} />
        )}
      </button>
    </li>
  );
}

/** As in the styles: one in five is wide on a phone, two in ten are large on a desktop. */
function sizesAt(index: number): string {
  if (index === 0) return galleryPictureSizes;
  const isWide = index % 5 === 0;
  const isLarge = index % 10 === 0 || index % 10 === 7;
  return `(width < 768px) ${isWide ? '88vw' : '43vw'}, ${isLarge ? '600px' : '400px'}`;
}
