/** What staff publish, as our own calls name it. */
export const contentKinds = ['offers', 'notifications', 'gallery', 'banners'] as const;

export type ContentKind = (typeof contentKinds)[number];

/** The kinds that have a title and a description, and those that may lead to a model. */
export const titledKinds: readonly ContentKind[] = ['offers'];
export const kindsWithModel: readonly ContentKind[] = ['offers', 'banners'];

/** Longest texts of an offer, in code points, and pictures in one upload (rules: admin-limits, uploaded-pictures). */
export const contentLimits = {
  offerTitle: 120,
  offerDescription: 2000,
  /** What a picture shows, for those who do not see it. */
  altText: 200,
  /** How far ahead a start or an end may be. */
  daysAhead: 730,
  pictureBytes: 5 * 1024 * 1024,
  picturePixels: 40_000_000,
  galleryFiles: 20,
} as const;

/** What is taken of a file with a picture; a progressive or interlaced one is decoded as a whole. */
export interface PictureLimits {
  bytes: number;
  pixels: number;
  progressivePixels: number;
  /** Absent: HEIC and AVIF are not taken. */
  heicPixels?: number;
  /** Of what is decoded at a time: a tile of HEIC, and the whole of AVIF and of HEIC that is not made of tiles. */
  heicTilePixels?: number;
}

/** Of the calls that the product was ordered with. */
export const orderedPictures: PictureLimits = {
  bytes: contentLimits.pictureBytes,
  pixels: contentLimits.picturePixels,
  progressivePixels: contentLimits.picturePixels,
};

/** Of `POST /api/pictures`: photographs as phones take them. */
export const photographs: PictureLimits = {
  bytes: 25 * 1024 * 1024,
  // What is sold as one of 64 has up to 64.5.
  pixels: 65_000_000,
  progressivePixels: contentLimits.picturePixels,
  heicPixels: 65_000_000,
  heicTilePixels: 25_000_000,
};
