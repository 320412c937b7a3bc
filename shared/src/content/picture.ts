import type { Picture } from './picture-schema.ts';

/** Widths in which a picture lies beside itself, in pixels, wherever it is wider. */
const SMALLER_WIDTHS = [320, 480, 640, 960, 1280] as const;

/**
 * How wide a model's lead picture is shown, as the `sizes` attribute says it. The server preloads it
 * by the same words, else a browser fetches two sizes. On phones it fills the window, but the vehicle
 * does not fill the picture: a size below is as sharp as one can see, and a third lighter.
 */
export const leadPictureSizes =
  '(width < 768px) 85vw, (width < 1024px) 76vw, (width < 1264px) 62vw, 784px';

/** `sizes` of the still before a turn starts (/angle-view), told to the browser by the server, too. */
export const turnStillSizes = '(width < 800px) 100vw, 800px';

/** `sizes` of the newest offer's picture (/offers). */
export const offerPictureSizes = '(width < 768px) 100vw, (width < 1264px) 58vw, 760px';

/** `sizes` of the gallery's first picture. */
export const galleryPictureSizes = '(width < 768px) 88vw, 600px';

/** Widest that an uploaded picture is kept, in pixels. */
export const WIDEST_PICTURE = 1280;

/**
 * All sizes of a WebP picture of ours, uploaded or built in, the narrowest first and itself last:
 * `/uploads/x.webp` of 640 pixels has `/uploads/x-320.webp` and `/uploads/x-480.webp` beside it.
 */
export function pictureSizes({
  path,
  width,
}: Pick<Picture, 'path' | 'width'>): { path: string; width: number }[] {
  const smaller = SMALLER_WIDTHS.filter((candidate) => candidate < width);
  return [
    ...smaller.map((each) => ({ path: path.replace(/\.webp$/, `-${each}.webp`), width: each })),
    { path, width },
  ];
}

/** The `srcset` attribute of a WebP picture of ours. */
export function pictureSrcSet(picture: Pick<Picture, 'path' | 'width'>): string {
  return pictureSizes(picture)
    .map(({ path, width }) => `${path} ${width}w`)
    .join(', ');
}
