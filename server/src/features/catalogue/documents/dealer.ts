import { dayOf, type Dealership, type Messages } from '@dealership/shared';

export function addressLines({ address }: Dealership): [string, string] {
  return [address.street, `${address.city}, ${address.state} ${address.pinCode}`];
}

export function phoneGroups({ phones }: Dealership) {
  const groups = new Map<string, string[]>();
  for (const { label, phone } of phones) groups.set(label, [...(groups.get(label) ?? []), phone]);
  return [...groups].map(([label, numbers]) => ({ label, phones: numbers }));
}

/** The line about a document's prices and their date: the dealership's day of an instant (epoch ms). */
export function priceDate(texts: Messages['documents'], at: number): string {
  return texts.priceDate({ day: dayOf(at) });
}
