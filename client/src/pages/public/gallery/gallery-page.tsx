import { useEffect, useRef, useState } from 'react';
import { galleryPictureSizes, type GalleryImage } from '@dealership/shared';
import { dealership } from '../../../lib/dealership.ts';
import { GalleryPreview } from '../../../features/content/gallery-preview.tsx';
import { callPath } from '../../../lib/call-path.ts';
import { useResource } from '../../../lib/use-resource.ts';
import { whenNear } from '../../../lib/when-near.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { galleryTexts as texts } from '@dealership/shared/messages/public/gallery.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { FirstPicture } from '../../../ui/first-picture.tsx';
import { Picture, pictureAt } from '../../../ui/picture.tsx';
import styles from './gallery-page.module.css';

/** All pictures of the gallery, the newest first; each opens whole. */
export function GalleryPage() {
  const {
    status,
    data = [],
    retry,
  } = useResource(callPath('GET /api/gallery'), {
    pageData: 'gallery',
  });
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
          <li key={image.id} className={styles.tile}>
            <button
              type="button"
              className={styles.open}
              aria-label={texts.open(index + 1, data.length)}
              onClick={() => setShownId(image.id)}
            >
              <TilePicture image={image} index={index} />
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

/** Comes when it is near: of its own accord a browser fetches what is five screens of a phone below as well. */
function TilePicture({ image, index }: { image: GalleryImage; index: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(index === 0);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), []);
  if (!isNear) return <span ref={place} className={styles.picture} />;
  return (
    <Picture
      picture={pictureAt(image.image_path, image)}
      alt=""
      sizes={sizesAt(index)}
      priority={index === 0}
      className={styles.picture}
    />
  );
}

/** As the styles place it: one in five is wide on a phone, two in ten are large on a desktop. */
function sizesAt(index: number): string {
  if (index === 0) return galleryPictureSizes;
  const isWide = index % 5 === 0;
  const isLarge = index % 10 === 0 || index % 10 === 7;
  return `(width < 768px) ${isWide ? '88vw' : '43vw'}, ${isLarge ? '600px' : '400px'}`;
}

/** The first block of pictures on a first load: the newest, and the places of four others. */
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
