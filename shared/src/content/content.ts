/** Longest texts of an offer, in code points, and pictures in one upload (rules: admin-limits, uploaded-pictures). */
export const contentLimits = {
  offerTitle: 120,
  offerDescription: 2000,
  pictureBytes: 5 * 1024 * 1024,
  picturePixels: 40_000_000,
  galleryFiles: 20,
} as const;
