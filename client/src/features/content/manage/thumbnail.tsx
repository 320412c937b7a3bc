import { pictureSizes, type ContentRow } from '@dealership/shared';
import type { ContentSource } from './content-sources.ts';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  item: Pick<ContentRow, 'picture'>;
  look: ContentSource['thumbnail'];
  alt: string;
}

/** A small picture in its smallest stored size. */
export function Thumbnail({ item: { picture }, look, alt }: ThumbnailProps) {
  const [smallest] = pictureSizes(picture);
  return (
    <img
      className={styles.thumbnail}
      data-look={look}
      src={smallest?.path ?? picture.path}
      alt={alt}
      {...(look === 'square' ? { width: 50, height: 50 } : { width: 112, height: 63 })}
      loading="lazy"
      decoding="async"
    />
  );
}
