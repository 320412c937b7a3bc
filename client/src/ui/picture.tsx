import { useEffect, useRef, useState, type ReactNode } from 'react';
import { pictureSrcSet, type Picture as PictureData } from '@dealership/shared';
import styles from './picture.module.css';

interface PictureProps {
  picture: PictureData;
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string;
  /** The `sizes` attribute: `(width < 640px) 100vw, 480px`. */
  sizes: string;
  /** The main picture of a page: fetched at once and before others. All others wait until they are near. */
  priority?: boolean;
  /** The place that stays in sight where only a part is shown, in percent; absent: as its styles say. */
  focus?: { x: number; y: number } | undefined;
  /** With a transparent background: no placeholder colour is shown while it loads. */
  isCutOut?: boolean;
  /** Shown if the picture cannot be loaded; by default a drawn motorcycle of the same size. */
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
  focus,
  isCutOut = false,
  fallback,
  className,
}: PictureProps) {
  const { path, width, height, placeholder } = picture;
  const element = useRef<HTMLImageElement>(null);
  const [failedPath, setFailedPath] = useState<string>();

  useEffect(() => {
    const image = element.current;
    // The content security policy forbids style attributes in the markup, not styles set by scripts.
    if (!isCutOut) image?.style.setProperty('--placeholder', placeholder);
    if (image) image.style.objectPosition = focus ? `${focus.x}% ${focus.y}%` : '';
    // It may have failed before hydration, when React did not get the event.
    if (image?.complete && image.naturalWidth === 0) setFailedPath(path);
  }, [path, placeholder, isCutOut, focus]);

  const classes = [styles.picture, isCutOut && styles.cutOut, className].filter(Boolean).join(' ');
  if (failedPath === path) {
    return (
      fallback ?? <DrawnFallback alt={alt} width={width} height={height} className={classes} />
    );
  }
  return (
    <img
      ref={element}
      className={classes}
      {...(path.endsWith('.webp') && { srcSet: pictureSrcSet(picture), sizes })}
      src={path}
      alt={alt}
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
export function pictureAt(path: string, shape: Omit<PictureData, 'path'>): PictureData {
  const { width, height, placeholder } = shape;
  return { path, width, height, placeholder };
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

/** The drawn motorcycle shown for pictures that cannot be loaded. */
function DrawnFallback({
  alt,
  width,
  height,
  className,
}: {
  alt: string;
  width: number;
  height: number;
  className: string;
}) {
  return (
    <svg
      className={`${className} ${styles.fallback ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <svg
        viewBox="-30 -20 260 160"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          vectorEffect="non-scaling-stroke"
          d="M8 95a27 27 0 1 0 54 0 27 27 0 1 0-54 0M138 95a27 27 0 1 0 54 0 27 27 0 1 0-54 0M165 95 143 32l-14-4M35 95l42-16 22 16h24l20-42M30 56l44 5 14-14c12-9 34-11 52 6M78 78l-4-17M52 92h40"
        />
      </svg>
    </svg>
  );
}
