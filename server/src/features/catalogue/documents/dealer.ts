import { dayOf, dealership, type Messages } from '@dealership/shared';

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

/** Says of a document's prices what and from when they are: the dealership's day of an instant (epoch ms). */
export function priceDate(texts: Messages['documents'], at: number): string {
  return texts.priceDate({ day: dayOf(at) });
}
