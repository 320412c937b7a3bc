export const galleryTexts = {
  heading: 'Gallery',
  intro: (city: string) =>
    `Motorcycles and scooters on the road and in our showroom in ${city}. Tap a picture to see it full size.`,
  picture: (position: number, count: number) => `Picture ${position} of ${count}`,
  open: (position: number, count: number) => `Show picture ${position} of ${count} full size`,
  preview: 'Gallery',
  close: 'Close',
  list: 'Pictures',
  empty: 'No pictures yet. Visit us and see the real thing.',
  failed: 'The pictures could not be loaded.',
  toVisit: 'Find us',
};
