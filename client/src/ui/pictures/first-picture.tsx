import { shellText } from '../../lib/page/shell-text.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import styles from './picture.module.css';

interface FirstPictureProps {
  /** The same `sizes` as the `Picture` that replaces it. */
  sizes: string;
  isCutOut?: boolean;
  className?: string | undefined;
}

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
