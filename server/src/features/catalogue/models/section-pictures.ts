import { isDeepStrictEqual } from 'node:util';
import {
  problem,
  problemOfTurn,
  type Problems,
  type VehicleSectionName,
  type VehicleSections,
} from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import type { BuiltInPictures } from '../../../storage/built-in-pictures.ts';
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
 * The problems with the pictures of a section: each must be a built-in or an uploaded one, and those of a 360 view must
 * make a turn. Pictures that were there before may stay.
 */
export async function problemsOfPictures<Name extends VehicleSectionName>(
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
  if (unknown.length > 0) {
    return Object.fromEntries(unknown.map(([place]) => [place, problem('not_picture_path')]));
  }
  const place = `${section}.frames`;
  const turn = framesIn(section, wanted);
  if (isDeepStrictEqual(turn.toSorted(), framesIn(section, now).toSorted())) return {};
  const knownFrames = await findKnownPictures(deps, turn);
  const found = problemOfTurn(turn.flatMap((path) => knownFrames(path) ?? []));
  return found ? { [place]: found } : {};
}

function framesIn<Name extends VehicleSectionName>(section: Name, value: VehicleSections[Name]) {
  const places = picturesIn(section, { [section]: value });
  return [...places].flatMap(([place, path]) =>
    place.startsWith(`${section}.frames.`) ? [path] : [],
  );
}
