import { dealership, messagesIn, type Locale, type VehicleView } from '@dealership/shared';

/** The dealership in the words of schema.org. */
export function dealerStatements(siteUrl: string): object {
  const { name, address, email, contacts, position, openingHours, socialLinks } = dealership;
  const { weekdays, sunday } = openingHours;
  return {
    '@context': 'https://schema.org',
    '@type': 'MotorcycleDealer',
    name,
    url: `${siteUrl}/`,
    email,
    telephone: contacts[0].phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.pinCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...position },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: toClock(weekdays.opens),
        closes: toClock(weekdays.closes),
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Sunday'],
        opens: toClock(sunday.opens),
        closes: toClock(sunday.closes),
      },
    ],
    sameAs: socialLinks.map(({ url }) => url),
  };
}

/** A model and its price in the words of schema.org. */
export function modelStatements(
  model: VehicleView,
  { siteUrl, locale }: { siteUrl: string; locale: Locale },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: model.name,
    description: model.bikeDetails,
    category: messagesIn(locale).site.categories[model.type],
    image: siteUrl + model.image,
    offers: {
      '@type': 'Offer',
      price: model.bikePrice,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'MotorcycleDealer', name: dealership.name },
    },
  };
}

/** `07:00 PM` -> `19:00`. */
function toClock(time: string): string {
  const [, hour = '', minute = '', half = ''] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
