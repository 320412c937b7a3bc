import {
  groupWeek,
  textsIn,
  type Address,
  type Dealership,
  type Locale,
  type OpeningHours,
  type OpenInterval,
  type Position,
  type VehicleView,
} from '@dealership/shared';
import type { PageCard } from './page-card.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The dealership in the vocabulary of schema.org. */
export function dealerStatements(dealership: Dealership, siteUrl: string): object {
  const { phones, socialLinks, legalName, shortLine: slogan } = dealership;
  return {
    ...placeStatements({ ...dealership, telephone: phones[0]?.phone, url: `${siteUrl}/` }),
    legalName,
    slogan,
    sameAs: socialLinks.map(({ url }) => url),
  };
}

/** A further branch, as a part of the dealership. */
export function branchStatements(
  branch: Omit<Place, 'url'>,
  { siteUrl, path, dealership }: { siteUrl: string; path: string; dealership: Dealership },
): object {
  return {
    ...placeStatements({ ...branch, url: siteUrl + path }),
    parentOrganization: {
      '@type': 'MotorcycleDealer',
      name: dealership.name,
      url: `${siteUrl}/`,
    },
  };
}

interface Place {
  name: string;
  url: string;
  email: string;
  telephone: string | undefined;
  address: Address;
  position: Position | null;
  hours: OpeningHours;
}

function placeStatements({ name, url, email, telephone, address, position, hours }: Place): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MotorcycleDealer',
    name,
    url,
    email,
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.pinCode,
      addressCountry: 'IN',
    },
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    openingHoursSpecification: groupWeek(hours).flatMap(({ first, last, intervals }) =>
      intervals.map((interval) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays.slice(first, last + 1),
        ...timesOf(interval),
      })),
    ),
    specialOpeningHoursSpecification: hours.special.flatMap(({ firstDay, lastDay, intervals }) =>
      // The same opening and closing time: closed all day.
      (intervals.length > 0 ? intervals : [{ opens: '00:00', closes: '00:00' }]).map(
        (interval) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: firstDay,
          validThrough: lastDay,
          ...timesOf(interval),
        }),
      ),
    ),
  };
}

/** No clock of schema.org shows 24:00; search engines read 23:59 as midnight. */
function timesOf({ opens, closes }: OpenInterval): OpenInterval {
  return { opens, closes: closes === '24:00' ? '23:59' : closes };
}

/** A model and its prices, ex-showroom and on the road, in the vocabulary of schema.org. */
export function modelStatements(
  model: VehicleView,
  {
    siteUrl,
    locale,
    dealership,
    card,
    availability,
  }: {
    siteUrl: string;
    locale: Locale;
    dealership: Dealership;
    card?: PageCard | undefined;
    /** In the vocabulary of schema.org; `undefined`: nobody knows it. */
    availability?: string | undefined;
  },
): object {
  const priceCurrency = 'INR';
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: model.name,
    description: model.bikeDetails,
    category: textsIn(locale).site.categories[model.type],
    ...(model.image !== '' && { image: siteUrl + model.image }),
    offers: {
      '@type': 'Offer',
      price: card?.price ?? model.bikePrice,
      priceCurrency,
      availability,
      seller: { '@type': 'MotorcycleDealer', name: dealership.name },
      // In this order the document is the shortest.
      ...(card && {
        priceSpecification: {
          '@type': 'PriceSpecification',
          price: card.total,
          priceCurrency,
          name: card.text,
        },
      }),
    },
  };
}
