import { shellText } from '../../lib/page/shell-text.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import type { PictureProps } from './picture.tsx';
import styles from './picture.module.css';

/** Those of the `Picture` that replaces it. */
type FirstPictureProps = Pick<PictureProps, 'sizes' | 'isCutOut' | 'className'>;

/**
 * The main picture of a page, from the server's document: it is painted before any script has
 * run. Once the page's data have arrived, a `Picture` of the same size replaces it.
 */
export function FirstPicture({ sizes, isCutOut = false, className }: FirstPictureProps) {
  if (useHydrated()) return null;
  return (
    <img
      className={[styles.picture, isCutOut && styles.cutOut, className].filter(Boolean).join(' ')}
      srcSet={shellText('picture')}
      sizes={sizes}
      alt=""
      // The aspect ratio of all vehicle pictures; any other picture fills a container with its own.
      width={4}
      height={3}
      decoding="sync"
      fetchPriority="high"
    />
  );
}
