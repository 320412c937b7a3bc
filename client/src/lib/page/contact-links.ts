import type { Position } from '@dealership/shared';
import { dealership } from './dealership.ts';

/** `tel:` address of a number as people write it. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** The page stays open beside what the link opens. */
const outside = (href: string) => ({ href, target: '_blank', rel: 'noopener' });

/** Attributes of a link that opens a WhatsApp chat with the dealership, with the first words filled in. */
export function whatsappLink(text: string) {
  return outside(`https://wa.me/${dealership().whatsapp}?text=${encodeURIComponent(text)}`);
}

/** Attributes of a link to a place, else the dealership's: in the phone's map app, or on the web if there is none. */
export function mapLink(place: Position | string = dealership().position) {
  const searched = typeof place === 'string' ? place : `${place.latitude},${place.longitude}`;
  return outside(`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(searched)}`);
}
