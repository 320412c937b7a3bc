import type { Position } from '@dealership/shared';
import { dealership } from './dealership.ts';

/*
 * Content in frames of other sites, shown only when the visitor asks for it. The pages' security policy allows
 * frames of these two origins alone (server/src/http/server/security-headers.ts).
 */

/** How far the map reaches around the showroom, in degrees. */
const REACH = { latitude: 0.006, longitude: 0.01 };

export function mapFrame({ latitude, longitude }: Position): string {
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const search = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${search.toString()}`;
}

/** The Joy Club's film; without cookies until it plays. */
export function filmFrame(): string {
  const { film } = dealership();
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(film)}?autoplay=1`;
}
