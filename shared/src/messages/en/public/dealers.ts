/** Texts of a dealer's page. */
export const dealersTexts = {
  kind: 'Networks',
  title: (city: string) => `Find us in ${city}`,
  lead: 'Showroom, workshop and parts counter in one building. Parking for two-wheelers in the yard, for cars across the road.',
  loading: 'Loading...',
  address: 'Address',
  mobile: 'Mobile',
  service: 'Service',
  hours: 'Opening time',
  sunday: 'Sunday',
  open: 'Open',
  mail: 'Sales e-mail',
  failed: 'The details could not be loaded.',
  unknown: {
    heading: 'There is no dealer at this address',
    text: 'We have one showroom. It is easy to find:',
    toDealer: { title: 'Our showroom', text: 'Address, telephone and opening hours.' },
    toContact: { title: 'Contact', text: 'All our numbers, and a form to write to us.' },
  },
  way: {
    heading: 'The way to us',
    openMap: 'Open in maps',
    showMap: 'Show a map here',
    note: 'The map comes from OpenStreetMap, which learns of your visit only when you ask for it.',
    frame: 'Map of the surroundings',
    from: [
      {
        title: 'From Siliguri Junction',
        text: 'Ten minutes along Hill Cart Road, then right into Sevoke Road.',
      },
      { title: 'From the hills', text: 'Straight down Sevoke Road; we are on the left.' },
      { title: 'From New Jalpaiguri', text: 'By the Eastern Bypass to its end, then left.' },
    ],
  },
};
