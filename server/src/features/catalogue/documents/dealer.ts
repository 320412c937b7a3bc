import { dayOf, dealership } from '@dealership/shared';

interface PhoneGroup {
  label: string;
  phones: string[];
}

const { address, openingHours } = dealership;

/** The dealership's address in two lines. */
export const addressLines = [
  address.street,
  `${address.city}, ${address.state} ${address.pinCode}`,
] as const;

/** Days and hours, one entry each for weekdays and Sunday. */
export const hours = [openingHours.weekdays, openingHours.sunday].map(
  ({ label, opens, closes }) => ({ days: label, times: `${opens} – ${closes}` }),
);

/** The phone numbers by desk, in the order of the dealership's own list. */
export const phoneGroups = dealership.footerPhones.reduce<PhoneGroup[]>(
  (groups, { label, phone }) => {
    const group = groups.find((known) => known.label === label);
    if (group) group.phones.push(phone);
    else groups.push({ label, phones: [phone] });
    return groups;
  },
  [],
);

/** `tel:` address of a number. */
export function callUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The dealership's calendar day of an instant (epoch ms), such as `29 July 2026`. */
export function dateFor(at: number): string {
  return longDate.format(Date.parse(dayOf(at)));
}

/** The kind and the date of a document's prices. */
export function priceDate(at: number): string {
  return `Ex-showroom prices, ${dateFor(at)}`;
}

export const priceNote =
  'Prices are ex-showroom and subject to change without notice. Registration, insurance and accessories are not included.';
