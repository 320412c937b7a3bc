/** Kinds of content that staff publish, as the API names them. */
export const contentKinds = ['offers', 'notifications', 'gallery', 'banners'] as const;

export type ContentKind = (typeof contentKinds)[number];

/** The kinds that have a title and a description, and those that may lead to a model. */
export const titledKinds: readonly ContentKind[] = ['offers'];
export const kindsWithModel: readonly ContentKind[] = ['offers', 'banners'];

/** Longest texts of an offer, in code points, and pictures in one upload (rules: admin-limits, uploaded-pictures). */
export const contentLimits = {
  offerTitle: 120,
  offerDescription: 2000,
  altText: 200,
  /** How far ahead a start or an end may be. */
  daysAhead: 730,
  pictureBytes: 5 * 1024 * 1024,
  picturePixels: 40_000_000,
  galleryFiles: 20,
} as const;

/** Limits for a file with a picture; a progressive or interlaced picture is decoded as a whole. */
export interface PictureLimits {
  bytes: number;
  pixels: number;
  progressivePixels: number;
  /** Absent: HEIC and AVIF are not taken. */
  heicPixels?: number;
  /** Pixels that are decoded at a time: a tile of HEIC, the whole of AVIF and of HEIC without tiles. */
  heicTilePixels?: number;
}

/** Limits of the calls that the order asked for. */
export const orderedPictures: PictureLimits = {
  bytes: contentLimits.pictureBytes,
  pixels: contentLimits.picturePixels,
  progressivePixels: contentLimits.picturePixels,
};

/** Limits of `POST /api/pictures`: photographs as phones take them. */
export const photographs: PictureLimits = {
  bytes: 25 * 1024 * 1024,
  // A camera sold as one of 64 megapixels has up to 64.5.
  pixels: 65_000_000,
  progressivePixels: contentLimits.picturePixels,
  heicPixels: 65_000_000,
  heicTilePixels: 25_000_000,
};
