import { useState } from 'react';
import { galleryPictureSizes } from '@dealership/shared';
import { dealership } from '../../../lib/page/dealership.ts';
import { GalleryTile } from '../../../features/content/gallery-tile.tsx';
import { GalleryPreview } from '../../../features/content/gallery-preview.tsx';
import { callPath } from '../../../lib/calls/call-path.ts';
import { useResource } from '../../../lib/calls/use-resource.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { galleryTexts as texts } from '@dealership/shared/texts/public/pages/gallery.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { FirstPicture } from '../../../ui/pictures/first-picture.tsx';
import styles from '../../../features/content/gallery.module.css';

/** All pictures of the gallery in their order; each opens whole. */
export function GalleryPage() {
  const gallery = useResource(callPath('GET /api/gallery'), { pageData: 'gallery' });
  const { status, data = [], retry } = gallery;
  const isTakenOver = useHydrated();
  const [shownId, setShownId] = useState<number>();
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p className={styles.intro}>{texts.intro(dealership().address.city)}</p>
      {status === 'failed' && <LoadProblem text={texts.failed} onRetry={retry} />}
      {status === 'ready' && data.length === 0 && (
        <div className={styles.empty}>
          <p>{texts.empty}</p>
          <Link to="/dealers/1" className={buttonClass('secondary')}>
            {texts.toVisit}
          </Link>
        </div>
      )}
      <ul className={styles.grid} aria-label={texts.list}>
        {!isTakenOver && <FirstTiles />}
        {data.map((image, index) => (
          <GalleryTile
            key={image.id}
            image={image}
            index={index}
            count={data.length}
            onOpen={() => setShownId(image.id)}
          />
        ))}
      </ul>
      {shownId !== undefined && (
        <GalleryPreview images={data} shownId={shownId} onClose={() => setShownId(undefined)} />
      )}
    </div>
  );
}

/** The first block of pictures on a first load: the first, and the places of four others. */
function FirstTiles() {
  return (
    <>
      <li className={styles.tile}>
        <FirstPicture sizes={galleryPictureSizes} className={styles.picture} />
      </li>
      {[1, 2, 3, 4].map((place) => (
        <li key={place} className={styles.tile} />
      ))}
    </>
  );
}
