export const homeLateTexts = {
  visit: {
    heading: 'Come and try one',
    address: 'Address',
    hours: 'Opening hours',
    contact: 'Call or write',
    openMap: 'Open in maps',
  },
  banners: {
    label: 'From our showroom',
    picture: (position: number, count: number) => `Showroom picture ${position} of ${count}`,
    details: 'View details',
    ask: 'Ask about it',
  },
  models: {
    label: 'Our models',
    failed: 'The models could not be loaded.',
  },
  notification: {
    label: 'News from the showroom',
    picture: (name: string) => `Notice from ${name}`,
    toOffers: 'See our offers',
    close: 'Close',
  },
};
