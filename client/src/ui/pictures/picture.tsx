import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  pictureSrcSet,
  type Picture as PictureData,
  type DescribedPicture,
} from '@dealership/shared';
import { langOf } from '../../lib/page/lang-of.ts';
import { DrawnOutline } from './outline.tsx';
import styles from './picture.module.css';

/** A picture, and the place that stays visible when it is cropped; absent: the middle. */
type FocusedPicture = PictureData & Pick<DescribedPicture, 'focus'>;

export interface PictureProps {
  picture: FocusedPicture;
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string;
  /** The `sizes` attribute: `(width < 640px) 100vw, 480px`. */
  sizes: string;
  /** The main picture of a page: fetched at once and before others, which wait until they are near. */
  priority?: boolean;
  /** With a transparent background: no placeholder colour is shown while it loads. */
  isCutOut?: boolean;
  /** Shown if there is no picture, or it cannot be loaded; by default an outline of the same size. */
  fallback?: ReactNode;
  className?: string | undefined;
}

/**
 * A picture in the size that the screen needs. Its space is reserved from the start (width and height); it is
 * as wide as its container, unless `className` says otherwise.
 */
export function Picture({
  picture,
  alt,
  sizes,
  priority = false,
  isCutOut = false,
  fallback,
  className,
}: PictureProps) {
  const { path, width, height, placeholder, focus } = picture;
  const element = useRef<HTMLImageElement>(null);
  const [failedPath, setFailedPath] = useState<string>();

  useEffect(() => {
    const image = element.current;
    // The content security policy forbids style attributes in the markup, not styles set by scripts.
    if (!isCutOut) image?.style.setProperty('--placeholder', placeholder);
    if (image) image.style.objectPosition = focus ? `${focus.x}% ${focus.y}%` : '';
    // It may have failed before hydration, when React did not get the event.
    if (image?.complete && image.naturalWidth === 0) setFailedPath(path);
  }, [path, placeholder, focus, isCutOut]);

  const classes = [styles.picture, isCutOut && styles.cutOut, className].filter(Boolean).join(' ');
  if (path === '' || failedPath === path) {
    return fallback ?? <DrawnOutline alt={alt} width={width} height={height} className={classes} />;
  }
  return (
    <img
      ref={element}
      className={classes}
      {...(path.endsWith('.webp') && { srcSet: pictureSrcSet(picture), sizes })}
      src={path}
      alt={alt}
      {...langOf(alt)}
      width={width}
      height={height}
      draggable={false}
      decoding={priority ? 'sync' : 'async'}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      onError={() => setFailedPath(path)}
    />
  );
}

/** Makes a picture from an answer whose path has another key. */
export function pictureAt(path: string, shape: Omit<FocusedPicture, 'path'>): FocusedPicture {
  const { width, height, placeholder, focus } = shape;
  return { path, width, height, placeholder, focus };
}

/** Fetches a picture in the size that `Picture` will show; rejects if it does not exist. */
export async function loadPicture(picture: PictureData, sizes: string): Promise<void> {
  const image = new Image();
  if (picture.path.endsWith('.webp')) {
    image.sizes = sizes;
    image.srcset = pictureSrcSet(picture);
  }
  image.src = picture.path;
  await image.decode();
}
