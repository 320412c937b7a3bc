import {
  groupWeek,
  messagesIn,
  type Dealership,
  type Locale,
  type VehicleView,
} from '@dealership/shared';

const weekdays = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
];

/** The dealership in the words of schema.org. */
export function dealerStatements(
  { name, legalName, shortLine, address, email, phones, position, hours, socialLinks }: Dealership,
  siteUrl: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MotorcycleDealer',
    name,
    legalName,
    slogan: shortLine,
    url: `${siteUrl}/`,
    email,
    telephone: phones[0]?.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.pinCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...position },
    openingHoursSpecification: groupWeek(hours).flatMap(({ first, last, intervals }) =>
      intervals.map((interval) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays.slice(first, last + 1),
        ...interval,
      })),
    ),
    specialOpeningHoursSpecification: hours.special.flatMap(({ firstDay, lastDay, intervals }) =>
      // The same opening and closing time: closed all day.
      (intervals.length > 0 ? intervals : [{ opens: '00:00', closes: '00:00' }]).map(
        (interval) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: firstDay,
          validThrough: lastDay,
          ...interval,
        }),
      ),
    ),
    sameAs: socialLinks.map(({ url }) => url),
  };
}

/** A model and its price in the words of schema.org. */
export function modelStatements(
  model: VehicleView,
  { siteUrl, locale, dealership }: { siteUrl: string; locale: Locale; dealership: Dealership },
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
