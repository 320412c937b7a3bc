import type { Picture } from './uploaded-picture.ts';

/** Widths, in pixels, of the smaller copies of a picture; only those narrower than the picture exist. */
const SMALLER_WIDTHS = [320, 480, 640, 960, 1280] as const;

/**
 * How wide a model's lead picture is shown, as the `sizes` attribute. The server preloads it with the same value, or a
 * browser would fetch two sizes. On phones the picture fills the window, but the vehicle does not fill the picture:
 * one size smaller looks as sharp and is a third lighter.
 */
export const leadPictureSizes =
  '(width < 768px) 85vw, (width < 1024px) 76vw, (width < 1264px) 62vw, 784px';

/** `sizes` of the still before a turn starts (/angle-view); the server sends it to the browser, too. */
export const turnStillSizes = '(width < 800px) 100vw, 800px';

export const offerPictureSizes = '(width < 768px) 100vw, (width < 1264px) 58vw, 760px';

export const galleryPictureSizes = '(width < 768px) 88vw, 600px';

/** Largest width in which an uploaded picture is stored, in pixels. */
export const WIDEST_PICTURE = 1280;

/**
 * All sizes of a WebP picture of ours, uploaded or built in, the narrowest first and the picture last:
 * `/uploads/x.webp` of 640 pixels has `/uploads/x-320.webp` and `/uploads/x-480.webp` beside it.
 */
export function pictureSizes({ path, width }: Pick<Picture, 'path' | 'width'>) {
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
