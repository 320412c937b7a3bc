export const dealersTexts = {
  kind: 'Networks',
  title: (place: string) => `Find us in ${place}`,
  lead: 'Showroom, workshop and spare parts counter in one place.',
  /** For a branch without further information. */
  branchLead: 'Address, phone numbers, opening hours and how to reach us.',
  loading: 'Loading...',
  address: 'Address',
  mobile: 'Mobile',
  service: 'Service',
  hours: 'Opening time',
  sunday: 'Sunday',
  open: 'Open',
  mail: 'Sales email',
  failed: 'The details could not be loaded.',
  unknown: {
    heading: 'We could not find this showroom',
    text: 'You will find us here:',
    toDealer: { title: 'Our showroom', text: 'Address, phone numbers and opening hours.' },
    toContact: { title: 'Contact', text: 'All our phone numbers and a contact form.' },
  },
  way: {
    heading: 'How to reach us',
    openMap: 'Open in maps',
    showMap: 'Show a map here',
    note: 'The map comes from OpenStreetMap. They come to know of your visit only when you open it.',
    frame: 'Map of the area',
  },
};
