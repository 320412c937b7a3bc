import {
  problem,
  type Problems,
  type VehicleSectionName,
  type VehicleSections,
} from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import type { BuiltInPictures } from '../../storage/built-in-pictures.ts';
import { findKnownPictures } from './known-pictures.ts';

/** The addresses of pictures that a section names, by their place in it (`colours.1.image`); without the empty ones. */
export function picturesIn(
  section: VehicleSectionName,
  sections: Partial<VehicleSections>,
): Map<string, string> {
  const { colours = [], features = [], accessories = [], pictures } = sections;
  const { frames = [], ...roles } = pictures ?? {};
  const parts = [...colours, ...features, ...accessories];
  const places: [string, string][] = [
    ...parts.map(({ image }, at): [string, string] => [`${section}.${at}.image`, image]),
    ...Object.entries(roles).map(([role, path]): [string, string] => [`${section}.${role}`, path]),
    ...frames.map((path, at): [string, string] => [`${section}.frames.${at}`, path]),
  ];
  return new Map(places.filter(([, path]) => path !== ''));
}

/**
 * What is wrong with the pictures of a section: each is a built-in one or an uploaded one. What stood there before may
 * stay.
 */
export async function unknownPictures<Name extends VehicleSectionName>(
  deps: { db: Database; pictures: BuiltInPictures },
  section: Name,
  { wanted, now }: { wanted: VehicleSections[Name]; now: VehicleSections[Name] },
): Promise<Problems> {
  const before = new Set(picturesIn(section, { [section]: now }).values());
  const fresh = [...picturesIn(section, { [section]: wanted })].filter(
    ([, path]) => !before.has(path),
  );
  const known = await findKnownPictures(
    deps,
    fresh.map(([, path]) => path),
  );
  const unknown = fresh.filter(([, path]) => !known(path));
  return Object.fromEntries(unknown.map(([place]) => [place, problem('not_picture_path')]));
}
