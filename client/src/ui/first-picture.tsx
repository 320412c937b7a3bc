import { shellText } from '../lib/shell-text.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import styles from './picture.module.css';

interface FirstPictureProps {
  /** As the `Picture` has it that will take its place. */
  sizes: string;
  isCutOut?: boolean;
  className?: string | undefined;
}

/**
 * The picture that a page opens with, as the server has written it into the document: it is painted
 * before any script has run. Then the page's data are there, and a `Picture` of the same size.
 */
export function FirstPicture({ sizes, isCutOut = false, className }: FirstPictureProps) {
  if (useHydrated()) return null;
  return (
    <img
      className={[styles.picture, isCutOut && styles.cutOut, className].filter(Boolean).join(' ')}
      srcSet={shellText('picture')}
      sizes={sizes}
      alt=""
      // The shape of all pictures of vehicles; any other fills a frame that has its own.
      width={4}
      height={3}
      decoding="sync"
      fetchPriority="high"
    />
  );
}
