/** Texts of the parts of the home page that come late, in their chunk. */
export const homeLateTexts = {
  welcome: {
    heading: 'Welcome to the showroom',
    text: 'Every model with its price, its colours and its figures, and nobody in a hurry. Sit on it, ride it, then decide. Afterwards we keep it running: our own workshop, genuine parts, and a maintenance contract if you want one.',
    doors: [
      { title: 'Motorcycles', text: 'Commuter, sport, retro, touring', to: '/motorcycle' },
      { title: 'Scooters', text: 'Petrol and electric', to: '/scooters' },
      {
        title: 'Book a service',
        text: 'Paid or free, on a day that suits you',
        to: '/service-booking',
      },
      { title: 'Joy Club', text: 'Sunday rides and workshop evenings', to: '/joy-club' },
    ],
  },
  about: {
    heading: 'On the floor today',
    text: ({ street, city }: { street: string; city: string }) =>
      `We sell, service and insure two-wheelers on ${street} in ${city}. Whoever sells you one here also looks after it, so we would rather find you the right one than the dear one.`,
    more: 'KNOW MORE',
  },
  visit: {
    heading: 'Come and sit on one',
    address: 'Address',
    hours: 'Opening hours',
    hoursFromTo: ({ opens, closes }: { opens: string; closes: string }) => `${opens} to ${closes}`,
    contact: 'Call or write',
    openMap: 'Open in maps',
  },
  banners: {
    label: 'From our showroom',
    picture: (position: number, count: number) => `Showroom picture ${position} of ${count}`,
  },
  models: {
    label: 'Our models',
    failed: 'The models could not be loaded.',
  },
  notice: {
    label: 'News from the showroom',
    picture: (name: string) => `Notice from ${name}`,
    toOffers: 'See our offers',
    close: 'Close',
  },
};
