import type { Position } from '@dealership/shared';
import { dealership } from './dealership.ts';

/** `tel:` address of a number as people write it. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** Opens a WhatsApp chat with the dealership, with the first words filled in. */
export function whatsappHref(text: string): string {
  return `https://wa.me/${dealership().whatsapp}?text=${encodeURIComponent(text)}`;
}

/** Opens the location of the dealership, or another one, in the phone's map app, or on the web if there is no app. */
export function mapHref(place: Position | string = dealership().position): string {
  const searched = typeof place === 'string' ? place : `${place.latitude},${place.longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(searched)}`;
}
