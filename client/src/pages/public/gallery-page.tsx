import { useState } from 'react';
import { dealership, type GalleryImage } from '@dealership/shared';
import { GalleryPreview } from '../../features/content/gallery-preview.tsx';
import { useResource } from '../../lib/use-resource.ts';
import { galleryTexts as texts } from '../../texts/gallery.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Picture, pictureAt } from '../../ui/picture.tsx';
import styles from './gallery-page.module.css';

/** All pictures of the gallery, the newest first; each opens whole. */
export function GalleryPage() {
  const {
    status,
    data = [],
    retry,
  } = useResource<GalleryImage[]>('/api/gallery', {
    pageData: 'gallery',
  });
  const [shownId, setShownId] = useState<number>();
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p className={styles.intro}>{texts.intro(dealership.city)}</p>
      {status === 'failed' && <LoadFailure text={texts.failed} onRetry={retry} />}
      {status === 'ready' && data.length === 0 && (
        <div className={styles.empty}>
          <p>{texts.empty}</p>
          <Link to="/dealers/1" className={buttonClass('secondary')}>
            {texts.toVisit}
          </Link>
        </div>
      )}
      <ul className={styles.grid} aria-label={texts.list}>
        {data.map((image, index) => (
          <li key={image.id} className={styles.tile}>
            <button
              type="button"
              className={styles.open}
              aria-label={texts.open(index + 1, data.length)}
              onClick={() => setShownId(image.id)}
            >
              <Picture
                picture={pictureAt(image.image_path, image)}
                alt=""
                sizes="(width < 768px) 100vw, 600px"
                className={styles.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      {shownId !== undefined && (
        <GalleryPreview images={data} shownId={shownId} onClose={() => setShownId(undefined)} />
      )}
    </div>
  );
}
