/** Texts of the parts of the home page that come late, in their chunk. */
export const homeLateTexts = {
  welcome: {
    heading: 'Welcome to the showroom',
    text: 'See every model with its price, colours and specifications. Sit on it, ride it, then decide. After that, our workshop keeps it running, with genuine parts and a maintenance contract if you want one.',
    doors: [
      { title: 'Motorcycles', text: 'Commuter, sport, retro, touring', to: '/motorcycle' },
      { title: 'Scooters', text: 'Petrol and electric', to: '/scooters' },
      {
        title: 'Book a service',
        text: 'Paid or free, on a day that suits you',
        to: '/service-booking',
      },
    ],
  },
  about: {
    heading: 'On the showroom floor',
    text: ({ street, city }: { street: string; city: string }) =>
      `We sell and service two-wheelers on ${street} in ${city}. Tell us how you ride, and we will help you find the right one, not the expensive one.`,
    more: 'KNOW MORE',
  },
  visit: {
    heading: 'Come and try one',
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
