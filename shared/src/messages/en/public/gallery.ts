/** Texts of the gallery. */
export const galleryTexts = {
  heading: 'Gallery',
  intro: (city: string) =>
    `Hill roads at first light, the last traffic of ${city}, and the showroom floor in between. Choose a picture to see it whole.`,
  picture: (position: number, count: number) => `Picture ${position} of ${count}`,
  open: (position: number, count: number) => `Show picture ${position} of ${count} whole`,
  preview: 'Gallery',
  close: 'Close',
  list: 'Pictures',
  empty: 'No pictures are up yet. Come by and see the real thing.',
  failed: 'The pictures could not be loaded.',
  toVisit: 'Find us',
};
